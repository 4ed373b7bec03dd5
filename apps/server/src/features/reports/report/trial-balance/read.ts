import { buildTrialBalance, type TrialBalance, type TrialBalanceParams, trialBalanceRanges } from '@folio/ledger';
import { movementsOn } from '../cash-basis/read.ts';
import type { ReportContext } from '../context.ts';

/** Every account's balance at a day, on its side. */
export async function readTrialBalance(
  context: ReportContext,
  params: TrialBalanceParams,
  basis: 'accrual' | 'cash' = 'accrual',
): Promise<TrialBalance> {
  const { chart, books } = context;
  const movements = await movementsOn(basis, context, trialBalanceRanges(params, books.years));
  return buildTrialBalance(params, movements, chart, books.years);
}
