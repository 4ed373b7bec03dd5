import type { FilingFileKind, FilingYear } from '@folio/contract';
import { filingFiles } from '@folio/contract/choices';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportFiling, useFilingChanges } from '../../../api/queries/year-end/filing.ts';
import { formatDay } from '../../../components/day/format-day.ts';
import { hongKongTime } from '../../../components/day/hong-kong-time.ts';
import { useConfirm } from '../../../components/feedback/confirm.tsx';
import { closeToast, toast } from '../../../components/feedback/toast/toast.ts';
import { refusalText } from '../../../components/form/refusal-text.ts';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { useMay } from '../../../session/use-may.ts';

/** The files as the books are now, freezing them, and the frozen ones. */
export function FilesCard({ current }: { current: FilingYear }) {
  const { t } = useTranslation('accounting-filing');
  const language = currentLanguage();
  const day = (text: string) => formatDay(text, language);
  const { year, form, basis_from: from, basis_to: to } = current;
  return (
    <Card title={t('files')} extra={t('basis', { form, from: day(from), to: day(to) })}>
      <p className="below-12 muted">{t(current.tagged ? 'filesTagged' : 'filesPlain')}</p>
      <div className="flex wrap items-center gap-12 below-16">
        <FreezeButton current={current} />
        <Files year={year} />
      </div>
      <ul className="list-none m-0 p-0 grid gap-16">
        {current.frozen.map((frozen) => (
          <li key={frozen.number}>
            <p className="below-6">
              {t('frozenAt', {
                number: frozen.number,
                time: hongKongTime(frozen.at, language),
                by: frozen.by ?? '–',
              })}{' '}
              <span className={frozen.same ? 'text-green' : 'text-amber'}>{t(frozen.same ? 'same' : 'changed')}</span>{' '}
              <span className="faint break font-small">{t('hash', { hash: frozen.hash })}</span>
            </p>
            <div className="flex wrap gap-8">
              <Files year={year} number={frozen.number} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function FreezeButton({ current }: { current: FilingYear }) {
  const { t } = useTranslation('accounting-filing');
  const mayApprove = useMay('approve');
  const confirm = useConfirm();
  const { freeze } = useFilingChanges();
  const { year, hash, findings, frozen } = current;
  const isReady = findings.every(({ level }) => level === 'warning') && !frozen[0]?.same;
  if (!mayApprove) return null;
  const act = async () => {
    if (!(await confirm({ title: t('ask', { year }), detail: t('askDetail'), okText: t('freeze') }))) return;
    try {
      await freeze.mutateAsync({ year, hash });
      toast.success(t('frozen', { year }));
    } catch (cause) {
      toast.error(refusalText(cause), { durationMs: 0 });
    }
  };
  return (
    <Button
      type="primary"
      icon={<Icon name="lock" />}
      loading={freeze.isPending}
      disabled={!isReady}
      onClick={() => void act()}
    >
      {t('freeze')}
    </Button>
  );
}

/** Buttons that save the files; without a number as the books are now. */
function Files({ year, number }: { year: string; number?: number }) {
  const { t } = useTranslation('accounting-filing');
  const [isBusy, setBusy] = useState(false);
  const make = async (file: FilingFileKind) => {
    const edition = number === undefined ? 'draft' : number;
    const name = `${year.replace('/', '-')} ${file} ${edition}.${file === 'sheet' ? 'csv' : 'xhtml'}`;
    setBusy(true);
    const progress = toast.loading(t('making', { file: name }));
    try {
      await exportFiling({ year, file, number }, name);
      toast.success(t('made', { file: name }));
    } catch (cause) {
      toast.error(refusalText(cause), { durationMs: 0 });
    } finally {
      closeToast(progress);
      setBusy(false);
    }
  };
  return filingFiles.map((file) => (
    <Button key={file} icon={<Icon name="download" />} disabled={isBusy} onClick={() => void make(file)}>
      {t(`file.${file}`)}
    </Button>
  ));
}
