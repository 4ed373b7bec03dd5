import { type AccountType, type Chart, isPresentationOnly } from '../../accounts/index.ts';
import { at } from '../../assert.ts';
import type { Day, YearRule } from '../../calendar/index.ts';
import { formatMoney, sumAt } from '../../money/index.ts';
import { balancesAt } from '../balances.ts';
import { type GoldenHead, goldenSide } from '../golden.ts';
import { balanceRanges, type MovementRange, type Movements } from '../movement.ts';

/** The day, any number of days to compare with, and whether accounts without balance show too. */
export interface TrialBalanceParams {
  readonly asAt: Day;
  readonly compareAt?: readonly Day[] | undefined;
  readonly zeroRows?: boolean | undefined;
}

/** One account on the side of its balance; the other side is zero. `comparisons`: balances then, debit positive. */
export interface TrialBalanceRow {
  readonly code: string;
  readonly name: string;
  readonly nameZh: string;
  readonly type: AccountType;
  readonly debitMinor: bigint;
  readonly creditMinor: bigint;
  readonly comparisons: readonly bigint[];
}

export interface TrialBalance {
  readonly rows: readonly TrialBalanceRow[];
  readonly totalDebitMinor: bigint;
  readonly totalCreditMinor: bigint;
  /** The sum of each comparison column: always zero. */
  readonly comparisonTotals: readonly bigint[];
}

function daysOf(params: TrialBalanceParams): Day[] {
  return [params.asAt, ...(params.compareAt ?? [])];
}

/** The sums `buildTrialBalance` reads: two ranges a day. */
export function trialBalanceRanges(params: TrialBalanceParams, yearRule: YearRule): MovementRange[] {
  return daysOf(params).flatMap((asAt) => {
    const { before, year } = balanceRanges(asAt, yearRule);
    return [before, year];
  });
}

/** A balance on its side. */
export function sidesOf(net: bigint): { debitMinor: bigint; creditMinor: bigint } {
  return { debitMinor: net > 0n ? net : 0n, creditMinor: net < 0n ? -net : 0n };
}

function sumOf(amounts: Iterable<bigint>): bigint {
  let sum = 0n;
  for (const amount of amounts) sum += amount;
  return sum;
}

/** Every account with a balance at a day, once, on the side of its balance. Total debit equals total credit. */
export function buildTrialBalance(
  params: TrialBalanceParams,
  movements: Movements,
  chart: Chart,
  yearRule: YearRule,
): TrialBalance {
  const columns = daysOf(params).map((asAt) => balancesAt(asAt, movements, chart, yearRule));
  const rows = chart.accounts.flatMap((account): TrialBalanceRow[] => {
    const nets = columns.map((balances) => sumAt(balances, account.code));
    const net = at(nets, 0);
    const comparisons = nets.slice(1);
    const isNil = net === 0n && comparisons.every((balance) => balance === 0n);
    const showsNil = params.zeroRows === true && account.active && !isPresentationOnly(account);
    if (isNil && !showsNil) return [];
    const { code, name, nameZh, type } = account;
    return [{ code, name, nameZh, type, ...sidesOf(net), comparisons }];
  });
  return {
    rows,
    totalDebitMinor: rows.reduce((sum, row) => sum + row.debitMinor, 0n),
    totalCreditMinor: rows.reduce((sum, row) => sum + row.creditMinor, 0n),
    comparisonTotals: columns.slice(1).map((balances) => sumOf(balances.values())),
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
