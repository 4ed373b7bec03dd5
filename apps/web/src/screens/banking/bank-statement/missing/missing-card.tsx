import type { MissingEvidenceRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Day } from '../../../../components/day/day.tsx';
import { StateTag } from '../../../../components/feedback/state-tag.tsx';
import { Amount } from '../../../../components/money/amount.tsx';
import { LineWords, Question } from './line-words.tsx';

/** A row as a phone shows it; a tap opens its side, where a photo is taken or chosen. */
export function MissingCard({ row }: { row: MissingEvidenceRow }) {
  const { t } = useTranslation('bank-evidence');
  return (
    <div className="gap-4-12 grid items-start columns-wide-auto">
      <LineWords row={row} />
      <Amount value={row.amount} currency={row.currency} withCode={row.currency !== 'HKD'} strong />
      <span className="gap-4-12 flex wrap font-base faint">
        <Day value={row.date} /> <span>{row.coded_text ?? t('missing.open')}</span>
      </span>
      <span className="flex wrap justify-end gap-4">
        {row.arrived !== null && <StateTag tone="blue">{t('missing.hasArrived')}</StateTag>}
        <Question row={row} />
        {row.answered !== null && (
          <StateTag tone="blue">{t(row.answered.none ? 'missing.saidNone' : 'missing.answered')}</StateTag>
        )}
      </span>
    </div>
  );
}
