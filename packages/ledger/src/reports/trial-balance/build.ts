import type { AccountType, Chart } from '../../accounts/index.ts';
import type { Day, FinancialYearEnd } from '../../calendar/index.ts';
import { formatMoney } from '../../money/index.ts';
import { balancesAt } from '../balances.ts';
import { type GoldenHead, goldenSide } from '../golden.ts';
import { balanceRanges, type MovementRange, type Movements } from '../movement.ts';

export interface TrialBalanceParams {
  readonly asAt: Day;
}

/** One account on the side of its balance; the other side is nil. */
export interface TrialBalanceRow {
  readonly code: string;
  readonly name: string;
  readonly nameZh: string;
  readonly type: AccountType;
  readonly debitMinor: bigint;
  readonly creditMinor: bigint;
}

export interface TrialBalance {
  readonly rows: readonly TrialBalanceRow[];
  readonly totalDebitMinor: bigint;
  readonly totalCreditMinor: bigint;
}

/** The sums `buildTrialBalance` reads. */
export function trialBalanceRanges(params: TrialBalanceParams, financialYearEnd: FinancialYearEnd): MovementRange[] {
  const { before, year } = balanceRanges(params.asAt, financialYearEnd);
  return [before, year];
}

/** Every account with a balance at a day, once, on the side of its balance. Total debit equals total credit. */
export function buildTrialBalance(
  params: TrialBalanceParams,
  movements: Movements,
  chart: Chart,
  financialYearEnd: FinancialYearEnd,
): TrialBalance {
  const balances = balancesAt(params.asAt, movements, chart, financialYearEnd);
  const rows = chart.accounts.flatMap((account): TrialBalanceRow[] => {
    const net = balances.get(account.code) ?? 0n;
    if (net === 0n) return [];
    const { code, name, nameZh, type } = account;
    return [{ code, name, nameZh, type, debitMinor: net > 0n ? net : 0n, creditMinor: net < 0n ? -net : 0n }];
  });
  return {
    rows,
    totalDebitMinor: rows.reduce((sum, row) => sum + row.debitMinor, 0n),
    totalCreditMinor: rows.reduce((sum, row) => sum + row.creditMinor, 0n),
  };
}

/** The report as its golden file has it. */
export function trialBalanceToGolden(report: TrialBalance, head: GoldenHead) {
  const currency = head.baseCurrency;
  return {
    report: 'trial-balance',
    ...head,
    rows: report.rows.map(({ code, name, nameZh, type, debitMinor, creditMinor }) => ({
      code,
      name,
      nameZh,
      type,
      debit: goldenSide(debitMinor, currency),
      credit: goldenSide(creditMinor, currency),
    })),
    totalDebit: formatMoney(report.totalDebitMinor, currency),
    totalCredit: formatMoney(report.totalCreditMinor, currency),
  };
}
