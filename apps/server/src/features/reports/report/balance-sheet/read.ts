import {
  type BalanceSheet,
  type BalanceSheetParams,
  balanceSheetRanges,
  buildBalanceSheet,
  type Movements,
} from '@folio/ledger';
import { readMovements } from '../../../books/ledger/index.ts';
import type { ReportContext } from '../context.ts';

/** What the company owns and owes at one or more days, with the sums it was built from. */
export async function readBalanceSheet(
  context: ReportContext,
  params: BalanceSheetParams,
): Promise<{ report: BalanceSheet; movements: Movements }> {
  const { tx, chart, known, books } = context;
  const movements = await readMovements(tx, balanceSheetRanges(params, books.years), known);
  return { report: buildBalanceSheet(params, movements, chart, books.years), movements };
}
