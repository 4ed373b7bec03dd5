import type { TaxAdjustment, TaxAdjustmentLine, TaxComputation } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAdjustmentLines } from '../../../../api/queries/year-end/profits-tax.ts';
import { Day } from '../../../../components/day/day.tsx';
import { Amount } from '../../../../components/money/amount.tsx';
import { RowsSkeleton } from '../../../../components/page/rows-skeleton.tsx';

/** The postings behind an adjustment, each with the document or the assets behind it. */
export function AdjustmentLines({ tax, adjustment }: { tax: TaxComputation; adjustment: TaxAdjustment }) {
  const { t } = useTranslation('profits-tax');
  const { data: lines } = useAdjustmentLines(tax.id, adjustment.id);
  if (lines === undefined) return <RowsSkeleton rows={3} />;
  return (
    <section aria-label={t('adjustment.lines')}>
      <h3 className="bold below-12">{t('adjustment.lines')}</h3>
      <ul className="grid gap-8">
        {lines.map((line) => (
          <Line key={`${line.entry_id} ${line.line_no}`} line={line} />
        ))}
      </ul>
    </section>
  );
}

function Line({ line }: { line: TaxAdjustmentLine }) {
  return (
    <li className="grid gap-4 font-small">
      <span className="grid items-center columns-wide-auto gap-12">
        <span>
          <Link className="underlined" to={`/journal-entry/${line.entry_id}`}>
            {line.entry_number}
          </Link>{' '}
          <Day value={line.date} />
        </span>
        <Amount value={line.amount} />
      </span>
      <span className="muted">{line.description}</span>
      {line.assets.map((asset) => (
        <span key={asset.id} className="grid items-center columns-wide-auto gap-12">
          <Link to={`/accounting/fixed-assets/${asset.id}`}>
            {asset.number} {asset.name}
          </Link>
          <Amount value={asset.amount} tone="muted" />
        </span>
      ))}
      {line.document_id !== null && <Link to={`/document/${line.document_id}`}>{line.document_name}</Link>}
    </li>
  );
}
