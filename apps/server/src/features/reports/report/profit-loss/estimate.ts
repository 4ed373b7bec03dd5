import type { SheetRow } from '@folio/contract';
import { at, type ProfitLoss, profitsTaxEstimate } from '@folio/ledger';
import type { ReportContext } from '../context.ts';
import { textCell } from '../sheet/cells.ts';
import { type Layout, rowOf } from '../sheet/layout.ts';
import { type AmountColumns, amountCells } from '../sheet/statement.ts';

/** Hong Kong profits tax on each column's profit before tax: a row and what it leaves out. It never posts. */
export function estimateRows(
  context: ReportContext,
  layout: Layout,
  amounts: AmountColumns,
  { columns, summary }: ProfitLoss,
): { rows: SheetRow[]; notes: string[] } {
  if (context.books.baseCurrency !== 'HKD') return { rows: [], notes: [context.say('report_note_tax_only_hkd')] };
  const estimates = columns.map((column, index) =>
    profitsTaxEstimate({
      profitBeforeTaxMinor: at(summary.profitBeforeTax, index),
      accountingDate: column.to,
      entity: 'corporation',
    }),
  );
  // The tiers are those of a year: its months and quarters have no tax of their own.
  const parts = columns.flatMap(({ kind }, index) => (kind === 'part' ? [[`amount_${index}`, textCell(null)]] : []));
  const row = (key: 'tax_estimate' | 'tax_payable_estimate', values: readonly bigint[]) => {
    const cells = amountCells(context, { ...amounts, income: [] }, values);
    const account = textCell(context.say(`report_row_${key}`));
    return rowOf(layout, { key, kind: 'line', cells: { account, ...cells, ...Object.fromEntries(parts) } });
  };
  return {
    rows: [
      row(
        'tax_estimate',
        estimates.map(({ taxMinor }) => taxMinor),
      ),
      row(
        'tax_payable_estimate',
        estimates.map(({ payableMinor }) => payableMinor),
      ),
    ],
    notes: [context.say('report_note_tax_estimate')],
  };
}
