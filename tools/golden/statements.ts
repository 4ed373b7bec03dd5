import {
  type AgedParams,
  agedToGolden,
  balanceSheetToGolden,
  cashFlowToGolden,
  profitLossToGolden,
  trialBalanceToGolden,
} from '@folio/ledger';
import { readAged } from '../../apps/server/src/features/reports/report/aged/read.ts';
import { readBalanceSheet } from '../../apps/server/src/features/reports/report/balance-sheet/read.ts';
import { readCashFlow } from '../../apps/server/src/features/reports/report/cash-flow/read.ts';
import { readProfitLoss } from '../../apps/server/src/features/reports/report/profit-loss/read.ts';
import { readTrialBalance } from '../../apps/server/src/features/reports/report/trial-balance/read.ts';
import { agedParams, asAtParams, comparedParams, type GoldenReader } from './params.ts';

export const trialBalance: GoldenReader = async (context, params, head) => {
  const { asAt } = asAtParams.parse(params);
  return trialBalanceToGolden(await readTrialBalance(context, { asAt }), head);
};

export const profitLoss: GoldenReader = async (context, params, head) => {
  const { report } = await readProfitLoss(context, comparedParams.parse(params));
  return profitLossToGolden(report, head);
};

export const balanceSheet: GoldenReader = async (context, params, head) => {
  const { report } = await readBalanceSheet(context, asAtParams.parse(params));
  return balanceSheetToGolden(report, head);
};

export const cashFlow: GoldenReader = async (context, params, head) => {
  return cashFlowToGolden(await readCashFlow(context, comparedParams.parse(params)), head);
};

export function aged(side: AgedParams['side']): GoldenReader {
  return async (context, params, head) => {
    return agedToGolden(await readAged(context, { side, ...agedParams.parse(params) }), head);
  };
}
