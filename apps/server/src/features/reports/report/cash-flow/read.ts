import {
  buildCashFlow,
  type CashFlow,
  type CashFlowParams,
  cashFlowRanges,
  periodRange,
  profitLossColumns,
} from '@folio/ledger';
import { readMovements } from '../../../books/ledger/index.ts';
import type { ReportContext } from '../context.ts';
import { readNotCash } from './store.ts';

/** Where the cash of one or more periods came from and where it went. */
export async function readCashFlow(context: ReportContext, params: CashFlowParams): Promise<CashFlow> {
  const { tx, chart, known } = context;
  const movements = await readMovements(tx, cashFlowRanges(params), known);
  const notCash = await readNotCash(tx, profitLossColumns(params).map(periodRange), { chart, known });
  return buildCashFlow(params, { movements, notCash }, chart);
}
