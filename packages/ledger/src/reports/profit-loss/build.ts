import type { Chart, Section } from '../../accounts/index.ts';
import type { Period } from '../../calendar/index.ts';
import { type GoldenHead, goldenAmounts, goldenSummary } from '../golden.ts';
import { type MovementRange, type Movements, movementsOf, periodRange } from '../movement.ts';
import { combine, rowOf, type StatementSection, totalOf } from '../section.ts';

/** The period asked for and the periods to compare it with, in column order. */
export interface ProfitLossParams extends Period {
  readonly compare?: readonly Period[];
}

export interface ProfitLossSummary {
  readonly grossProfit: readonly bigint[];
  readonly operatingProfit: readonly bigint[];
  readonly profitBeforeTax: readonly bigint[];
  readonly profitForPeriod: readonly bigint[];
}

export interface ProfitLoss {
  readonly columns: readonly Period[];
  readonly sections: readonly StatementSection[];
  readonly summary: ProfitLossSummary;
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

function columnsOf(params: ProfitLossParams): Period[] {
  return [{ from: params.from, to: params.to }, ...(params.compare ?? [])];
}

/** The sums `buildProfitLoss` reads: one range a column, closing entries left out. Throws `bad_date_order`. */
export function profitLossRanges(params: ProfitLossParams): MovementRange[] {
  return columnsOf(params).map(periodRange);
}

function sectionOf(
  section: ProfitLossSection,
  columns: readonly Period[],
  movements: Movements,
  chart: Chart,
): StatementSection {
  const nets = columns.map((column) => movementsOf(movements, periodRange(column)));
  const sign = CREDIT_POSITIVE.has(section) ? -1n : 1n;
  const rows = chart.accounts
    .filter((account) => account.section === section)
    .flatMap(
      (account) =>
        rowOf(
          account,
          nets.map((net) => sign * (net.get(account.code) ?? 0n)),
        ) ?? [],
    );
  return { section, rows, total: totalOf(rows, columns.length) };
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
  const columns = columnsOf(params);
  const built = (section: ProfitLossSection) => sectionOf(section, columns, movements, chart);
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
  return { columns, sections, summary, empty: sections.every((section) => section.rows.length === 0) };
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
