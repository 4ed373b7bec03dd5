import type { Chart, Section } from '../../accounts/index.ts';
import type { Period, YearRule } from '../../calendar/index.ts';
import { sumAt } from '../../money/index.ts';
import { type GoldenHead, goldenAmounts, goldenSummary } from '../golden.ts';
import { type MovementRange, type Movements, movementsOf, type NetByAccount, periodRange } from '../movement.ts';
import { monthColumns, quarterColumns, yearToDateColumn } from '../period-columns.ts';
import { combine, rowOf, type StatementSection, totalOf } from '../section.ts';

/**
 * The requested period and the columns shown with it.
 * - `by`: its calendar months or quarters first, each in a column; the period itself is then their total.
 * - `compare`: any number of periods after it.
 * - `yearToDate`: a last column from the start of the financial year the period ends in, by this year end.
 * - `zeroRows`: show accounts without balance too.
 */
export interface ProfitLossParams extends Period {
  readonly by?: 'month' | 'quarter' | undefined;
  readonly compare?: readonly Period[] | undefined;
  readonly yearToDate?: YearRule | undefined;
  readonly zeroRows?: boolean | undefined;
}

/** A column: a month or quarter (`part`) of the period, the period, a comparison, or the year to date. */
export interface ProfitLossColumn extends Period {
  readonly kind: 'part' | 'period' | 'comparison' | 'year_to_date';
}

export interface ProfitLossSummary {
  readonly grossProfit: readonly bigint[];
  readonly operatingProfit: readonly bigint[];
  readonly profitBeforeTax: readonly bigint[];
  readonly profitForPeriod: readonly bigint[];
}

export interface ProfitLoss {
  readonly columns: readonly ProfitLossColumn[];
  readonly sections: readonly StatementSection[];
  readonly summary: ProfitLossSummary;
  /** Total revenue of each column: the base of "% of income" (`percentOf`). */
  readonly income: readonly bigint[];
  /** True when no account moved in any column. */
  readonly empty: boolean;
}

const PROFIT_LOSS_SECTIONS = [
  'revenue',
  'cost_of_sales',
  'other_income',
  'other_gains_losses',
  'operating_expenses',
  'finance_costs',
  'taxation',
] as const satisfies readonly Section[];

type ProfitLossSection = (typeof PROFIT_LOSS_SECTIONS)[number];

/** Sections shown as credit less debit: income, and gains as positive. The others show debit less credit. */
const CREDIT_POSITIVE: ReadonlySet<Section> = new Set(['revenue', 'other_income', 'other_gains_losses']);

/** Months or quarters, the period, comparisons, year to date: the columns in their order. Throws `bad_date_order`. */
export function profitLossColumns(params: ProfitLossParams): ProfitLossColumn[] {
  const period = { from: params.from, to: params.to };
  periodRange(period);
  const parts = params.by === 'month' ? monthColumns(period) : params.by === 'quarter' ? quarterColumns(period) : [];
  const toDate = params.yearToDate === undefined ? [] : [yearToDateColumn(period, params.yearToDate)];
  return [
    ...parts.map((part) => ({ ...part, kind: 'part' as const })),
    { ...period, kind: 'period' },
    ...(params.compare ?? []).map(({ from, to }) => ({ from, to, kind: 'comparison' as const })),
    ...toDate.map((column) => ({ ...column, kind: 'year_to_date' as const })),
  ];
}

/** The sums `buildProfitLoss` reads: one range a column, closing entries left out. Throws `bad_date_order`. */
export function profitLossRanges(params: ProfitLossParams): MovementRange[] {
  return profitLossColumns(params).map(periodRange);
}

function sectionOf(
  section: ProfitLossSection,
  nets: readonly NetByAccount[],
  chart: Chart,
  zeroRows: boolean,
): StatementSection {
  const sign = CREDIT_POSITIVE.has(section) ? -1n : 1n;
  const rows = chart.accounts
    .filter((account) => account.section === section)
    .flatMap((account) => {
      const amounts = nets.map((net) => sign * sumAt(net, account.code));
      return rowOf(account, amounts, zeroRows) ?? [];
    });
  return { section, rows, total: totalOf(rows, nets.length) };
}

function summaryOf(total: Readonly<Record<ProfitLossSection, readonly bigint[]>>): ProfitLossSummary {
  const grossProfit = combine(total.revenue, -1n, total.cost_of_sales);
  const withOtherIncome = combine(combine(grossProfit, 1n, total.other_income), 1n, total.other_gains_losses);
  const operatingProfit = combine(withOtherIncome, -1n, total.operating_expenses);
  const profitBeforeTax = combine(operatingProfit, -1n, total.finance_costs);
  return {
    grossProfit,
    operatingProfit,
    profitBeforeTax,
    profitForPeriod: combine(profitBeforeTax, -1n, total.taxation),
  };
}

/** Income and expenses of each period, by section, down to the profit for the period. May cross a year end. */
export function buildProfitLoss(params: ProfitLossParams, movements: Movements, chart: Chart): ProfitLoss {
  const columns = profitLossColumns(params);
  const nets = columns.map((column) => movementsOf(movements, periodRange(column)));
  const built = (section: ProfitLossSection) => sectionOf(section, nets, chart, params.zeroRows === true);
  const sections = PROFIT_LOSS_SECTIONS.map(built);
  const [revenue, costOfSales, otherIncome, otherGains, operating, finance, tax] = sections.map(
    (section) => section.total,
  );
  const summary = summaryOf({
    revenue: revenue ?? [],
    cost_of_sales: costOfSales ?? [],
    other_income: otherIncome ?? [],
    other_gains_losses: otherGains ?? [],
    operating_expenses: operating ?? [],
    finance_costs: finance ?? [],
    taxation: tax ?? [],
  });
  const rows = sections.flatMap((section) => section.rows);
  const empty = rows.every((row) => row.amounts.every((amount) => amount === 0n));
  return { columns, sections, summary, income: revenue ?? [], empty };
}

/** The report as its golden file has it. */
export function profitLossToGolden(report: ProfitLoss, head: GoldenHead) {
  const currency = head.baseCurrency;
  return {
    report: 'profit-loss',
    ...head,
    columns: report.columns.map(({ from, to }) => `${from}..${to}`),
    sections: report.sections.map(({ section, rows, total }) => ({
      section,
      rows: rows.map((row) => ({ ...row, amounts: goldenAmounts(row.amounts, currency) })),
      total: goldenAmounts(total, currency),
    })),
    summary: goldenSummary({ ...report.summary }, currency),
  };
}
