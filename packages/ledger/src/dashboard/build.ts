import type { Chart } from '../accounts/index.ts';
import { monthsOf, type Period } from '../calendar/index.ts';
import { formatMoney } from '../money/index.ts';
import { type GoldenHead, type MovementRange, type Movements, movementsOf, periodRange } from '../reports/index.ts';
import { type CashByActivity, type CashEntry, cashByActivity } from './activity.ts';
import { type CashFigures, type CashLine, cashFigures } from './cash.ts';
import { type ProfitFigures, profitFigures } from './profit.ts';
import { type SalesFigure, salesIn } from './sales.ts';

/**
 * Input of a dashboard: movements of each month, the cash lines and the sales of the period; the cash entries only if
 * cash is also split by activity.
 */
export interface DashboardInputs {
  readonly movements: Movements;
  readonly cashLines: readonly CashLine[];
  readonly openingCashMinor: bigint;
  readonly sales: readonly SalesFigure[];
  readonly cashEntries?: readonly CashEntry[];
}

/** The figures of a calendar month, or of the part of it that falls into the period. */
export interface DashboardMonth extends ProfitFigures, CashFigures {
  readonly month: string;
  readonly salesMinor: bigint;
  /** Cash in and out by activity; null when no cash entries were given. */
  readonly byActivity: CashByActivity | null;
}

export interface Dashboard {
  readonly months: readonly DashboardMonth[];
  readonly totals: ProfitFigures & Omit<CashFigures, 'closingCashMinor'> & { readonly salesMinor: bigint };
}

/** The sums `buildDashboard` reads: one range a month. */
export function dashboardRanges(period: Period): MovementRange[] {
  return monthsOf(period).map(periodRange);
}

function totalsOf(months: readonly DashboardMonth[]): Dashboard['totals'] {
  const sum = (figure: (month: DashboardMonth) => bigint) => months.reduce((total, month) => total + figure(month), 0n);
  return {
    incomeMinor: sum((month) => month.incomeMinor),
    expensesMinor: sum((month) => month.expensesMinor),
    netProfitMinor: sum((month) => month.netProfitMinor),
    cashInMinor: sum((month) => month.cashInMinor),
    cashOutMinor: sum((month) => month.cashOutMinor),
    netCashMinor: sum((month) => month.netCashMinor),
    fxAndOtherMinor: sum((month) => month.fxAndOtherMinor),
    salesMinor: sum((month) => month.salesMinor),
  };
}

/** Profit, cash and sales of every month a period touches, and their totals. */
export function buildDashboard(period: Period, inputs: DashboardInputs, chart: Chart): Dashboard {
  let openingCashMinor = inputs.openingCashMinor;
  const months = monthsOf(period).map((bucket): DashboardMonth => {
    const cash = cashFigures(inputs.cashLines, bucket, openingCashMinor);
    openingCashMinor = cash.closingCashMinor;
    const profit = profitFigures(movementsOf(inputs.movements, periodRange(bucket)), chart);
    const byActivity = inputs.cashEntries === undefined ? null : cashByActivity(inputs.cashEntries, bucket);
    return { month: bucket.month, ...profit, ...cash, salesMinor: salesIn(inputs.sales, bucket), byActivity };
  });
  return { months, totals: totalsOf(months) };
}

/** The dashboard as its golden file has it. */
export function dashboardToGolden(dashboard: Dashboard, head: GoldenHead) {
  const money = (amount: bigint) => formatMoney(amount, head.baseCurrency);
  const figures = (of: Dashboard['totals']) => ({
    income: money(of.incomeMinor),
    expenses: money(of.expensesMinor),
    netProfit: money(of.netProfitMinor),
    cashIn: money(of.cashInMinor),
    cashOut: money(of.cashOutMinor),
    netCash: money(of.netCashMinor),
    fxAndOther: money(of.fxAndOtherMinor),
    sales: money(of.salesMinor),
  });
  return {
    report: 'dashboard',
    ...head,
    months: dashboard.months.map((month) => ({
      month: month.month,
      ...figures(month),
      closingCash: money(month.closingCashMinor),
    })),
    totals: figures(dashboard.totals),
  };
}
