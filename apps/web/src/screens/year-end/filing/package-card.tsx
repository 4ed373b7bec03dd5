import type { Filing } from '@folio/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFilingChanges } from '../../../api/queries/year-end/filing.ts';
import { hongKongTime } from '../../../components/day/hong-kong-time.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { Refusal } from '../../../components/form/refusal.tsx';
import { asApiError } from '../../../components/form/refusal-text.ts';
import { Card } from '../../../components/page/card.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { useMay } from '../../../session/use-may.ts';

const source = 'https://www.ird.gov.hk/eng/tax/bus_ixbrl.htm';

/** The taxonomy package of the authority: which one is imported, and importing one. A refused package changes nothing. */
export function PackageCard({ filing: { taxonomy, edition } }: { filing: Filing }) {
  const { t } = useTranslation('accounting-filing');
  const id = useId();
  const mayWrite = useMay('write');
  const { taxonomy: change } = useFilingChanges();
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    await change.mutateAsync(file).then(
      () => toast.success(t('package.imported', { file: file.name })),
      () => undefined,
    );
  };
  return (
    <div id="filing-package">
      <Card title={t('package.title')} extra={t('package.edition', { date: edition.date })}>
        {change.error && <Refusal error={asApiError(change.error)} />}
        <p className="below-8">
          {taxonomy === null
            ? t('package.none')
            : t('package.has', {
                file: taxonomy.file_name,
                count: taxonomy.elements,
                time: hongKongTime(taxonomy.imported_at, currentLanguage()),
                by: taxonomy.imported_by ?? '–',
              })}
        </p>
        <p className="below-8 muted">{t('package.about')}</p>
        <p className="below-12">
          <a href={source} target="_blank" rel="noreferrer">
            {t('package.link')}
          </a>
        </p>
        {!edition.confirmed && (
          <p className="below-12 font-small text-amber">{t('package.unconfirmed', { source: edition.source })}</p>
        )}
        {mayWrite && (
          <p role="status">
            {change.isPending ? (
              t('package.reading')
            ) : (
              <label htmlFor={id} className="pad-8-4 underlined underline-low text-link pointer">
                {t(taxonomy === null ? 'package.choose' : 'package.again')}
              </label>
            )}
          </p>
        )}
        {mayWrite && (
          <input
            id={id}
            className="visually-hidden absolute clip nowrap"
            type="file"
            accept=".zip"
            disabled={change.isPending}
            aria-label={t('package.choose')}
            onChange={({ target }) => {
              void take(target.files?.[0]);
              target.value = '';
            }}
          />
        )}
      </Card>
    </div>
  );
}
