import type { InvoiceRow } from '@folio/contract';
import { formatMoney, parseMoney } from '@folio/ledger/money';
import { commonCurrency } from '../../../../components/invoice/invoice-states.ts';

type Summed = Pick<InvoiceRow, 'currency' | 'total' | 'due' | 'total_base' | 'due_base' | 'state'>;

export interface SelectionSum {
  currency: string;
  /** Decimal texts; credit notes are negative. */
  total: string;
  due: string;
  /** Drafts in another currency, which have no rate yet and are not in the sum. */
  leftOut: number;
}

/**
 * The sum of selected documents without voided ones: in their own currency if all have the same one, else in the base
 * currency at the rates they were posted at.
 */
export function sumOf(rows: readonly Summed[], baseCurrency: string): SelectionSum {
  const counted = rows.filter(({ state }) => state !== 'voided');
  const common = commonCurrency(counted);
  const currency = common ?? baseCurrency;
  const figures = counted.flatMap((row) => {
    if (common !== null) return [{ total: row.total, due: row.due }];
    return row.total_base === null || row.due_base === null ? [] : [{ total: row.total_base, due: row.due_base }];
  });
  const sum = (key: 'total' | 'due') =>
    formatMoney(
      figures.reduce((amount, figure) => amount + parseMoney(figure[key], currency), 0n),
      currency,
    );
  return { currency, total: sum('total'), due: sum('due'), leftOut: counted.length - figures.length };
}
