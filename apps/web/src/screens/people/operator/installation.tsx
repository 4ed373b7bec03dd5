import type { OperatorView } from '@folio/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hongKongTime } from '../../../components/day/hong-kong-time.ts';
import { formatBytes } from '../../../components/page/format-bytes.ts';
import { currentLanguage } from '../../../i18n/start-language.ts';

/** Versions and sizes. */
export function Installation({ view }: { view: OperatorView }) {
  const { t } = useTranslation('operator');
  const language = currentLanguage();
  const { files, verification } = view;
  const size = formatBytes(files.bytes, language);
  const verified =
    verification === null
      ? t('installation.never')
      : `${hongKongTime(verification.at, language)} · ${t(verification.holds ? 'installation.holds' : 'installation.fails')}`;
  return (
    <dl className="grid m-0 gap-7">
      <Fact label={t('installation.version')}>{view.version}</Fact>
      <Fact label={t('installation.schema')}>{view.schema}</Fact>
      <Fact label={t('installation.engine')}>{t(`installation.${view.engine}`)}</Fact>
      <Fact label={t('installation.databaseSize')}>{formatBytes(view.database_bytes, language)}</Fact>
      <Fact label={t('installation.files')}>{`${files.count.toLocaleString(language)} · ${size}`}</Fact>
      <Fact label={t('installation.verified')}>{verified}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex wrap items-baseline between gap-16">
      <dt className="muted">{label}</dt>
      <dd className="m-0 break">{children}</dd>
    </div>
  );
}
