import type { BillLine, InvoiceDetail } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useBillLines } from '../../../../../api/queries/year-end/fixed-asset.ts';
import { useMay } from '../../../../../session/use-may.ts';

/** The lines of a bill that can still be recorded as fixed assets, for users who may do so. */
export function useAssetLines({ id, type }: InvoiceDetail): readonly BillLine[] {
  const mayWrite = useMay('write');
  const { data } = useBillLines(id, mayWrite && type === 'purchase_bill');
  return data ?? [];
}

/** Offers to record a line of a bill as a fixed asset. */
export function AssetChip({ line }: { line: BillLine }) {
  const { t } = useTranslation('invoice-life');
  const query = new URLSearchParams({ bill: line.invoice_id, line: `${line.entry_id}.${line.line_no}` });
  return (
    <Link
      className="block font-small"
      to={`/accounting/fixed-assets?${query}`}
      aria-label={t('journal.assetOf', { name: line.description })}
    >
      {t('journal.asset')}
    </Link>
  );
}
