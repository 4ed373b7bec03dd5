import type { SalesImportPreview } from '@folio/contract';
import { useTranslation } from 'react-i18next';

const counted = ['good', 'known', 'faulty'] as const;

/** Preview of the import: the number of records, and the errors of each. Records that need a check come first. */
export function RecordList({ preview }: { preview: SalesImportPreview }) {
  const { t } = useTranslation('sales-import');
  const { counts, records } = preview;
  return (
    <section className="sales-import-records" aria-label={t('records')}>
      <ul className="gap-8-20 around-0-0-12 flex wrap">
        {counted.map((name) => (
          <li key={name} className={`sales-import-count sales-import-${name}`}>
            <strong>{counts[name]}</strong> {t(`count.${name}`)}
          </li>
        ))}
      </ul>
      {preview.kind !== 'contacts' && <p className="max-w-560 font-base muted">{t('draftsOnly')}</p>}
      <ul className="p-0 list-none around-8-0-0">
        {records.map((record) => (
          <li key={record.row} className="pad-8-0 ruled-above">
            <div className="sales-import-line grid gap-12">
              <span className="block medium break">{record.title || t('unnamed')}</span>
              <span>{record.number ?? ''}</span>
              <span>{record.date ?? ''}</span>
              <span className="text-right num">
                {record.total === null ? '' : `${record.currency ?? ''} ${record.total}`}
              </span>
            </div>
            {record.known && record.faults.length === 0 && <p className="max-w-560 font-base muted">{t('known')}</p>}
            {record.faults.map((fault) => (
              <p key={fault} className="above-4 font-base text-red">
                {fault}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {counts.records > records.length && (
        <p className="max-w-560 font-base muted">{t('more', { count: counts.records - records.length })}</p>
      )}
    </section>
  );
}
