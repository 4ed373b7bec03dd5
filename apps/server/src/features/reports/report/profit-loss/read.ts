import {
  buildProfitLoss,
  type Movements,
  type ProfitLoss,
  type ProfitLossParams,
  profitLossRanges,
} from '@folio/ledger';
import { movementsOn } from '../cash-basis/read.ts';
import type { ReportContext } from '../context.ts';

/** Income and expenses of one or more periods, with the sums they were built from. */
export async function readProfitLoss(
  context: ReportContext,
  params: ProfitLossParams,
  basis: 'accrual' | 'cash' = 'accrual',
): Promise<{ report: ProfitLoss; movements: Movements }> {
  const movements = await movementsOn(basis, context, profitLossRanges(params));
  return { report: buildProfitLoss(params, movements, context.chart), movements };
}
