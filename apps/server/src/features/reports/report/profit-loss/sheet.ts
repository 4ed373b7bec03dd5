import type { Drill, ReportQuery, ReportSheet, SheetRow } from '@folio/contract';
import {
  at,
  type Movements,
  movementsOf,
  type ProfitLoss,
  periodRange,
  profitLossColumns,
  type StatementSection,
  sumAt,
} from '@folio/ledger';
import { comparePeriods } from '../comparison.ts';
import { basisNotes, nameIn, openReport, type ReportContext } from '../context.ts';
import { accountsDrill } from '../drills.ts';
import { comparedBy, lengthNotes } from '../lengths.ts';
import { checkColumns, checkPeriod } from '../refusals.ts';
import { onePage, type SheetMaker } from '../report.ts';
import { textCell } from '../sheet/cells.ts';
import { lightOf } from '../sheet/checks.ts';
import { type Layout, layoutOf, rowOf } from '../sheet/layout.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { type AmountColumns, amountCells, periodColumns, statementColumns } from '../sheet/statement.ts';
import { estimateRows } from './estimate.ts';
import { readProfitLoss } from './read.ts';

type Query = ReportQuery<'profit-loss'>;

/** Income and expenses of a period, by month or quarter, with comparative periods. */
export const profitLossSheet: SheetMaker<'profit-loss'> = async (tx, caller, query) => {
  checkPeriod(query);
  const context = await openReport(tx, caller, query);
  const params = paramsOf(context, query);
  checkColumns(profitLossColumns(params).length);
  const { report, movements } = await readProfitLoss(context, params, query.basis);
  const notes = await lengthNotes(context, query, [params, ...params.compare]);
  return onePage(present(context, query, { report, movements, notes }));
};

function paramsOf(context: ReportContext, query: Query) {
  const { from, to, by } = query;
  return {
    from,
    to,
    by: by === 'total' ? undefined : by,
    compare: comparePeriods({ from, to }, comparedBy(context, query)),
    yearToDate: context.books.years,
    zeroRows: query.zero_rows,
  };
}

interface Made {
  report: ProfitLoss;
  movements: Movements;
  notes: string[];
}

function present(context: ReportContext, query: Query, { report, movements, notes }: Made): ReportSheet {
  const amounts = { ...periodColumns(context, report.columns), income: report.income };
  const layout = layoutOf(statementColumns(context, amounts), context.columns);
  const estimate = query.estimate ? estimateRows(context, layout, amounts, report) : { rows: [], notes: [] };
  return sheetOf(context, {
    report: 'profit-loss',
    query,
    from: query.from,
    to: query.to,
    basis: query.basis,
    layout,
    rows: [...rowsOf(context, layout, amounts, report), ...estimate.rows],
    checks: [lightOf(context, 'profit_equals_net_assets', differenceOf(context, report, movements))],
    notes: [...basisNotes(context, query.basis), ...notes, ...estimate.notes],
    empty: report.empty,
  });
}

function rowsOf(context: ReportContext, layout: Layout, amounts: AmountColumns, report: ProfitLoss): SheetRow[] {
  const { summary } = report;
  const section = (name: string) =>
    report.sections
      .filter((candidate) => candidate.section === name)
      .flatMap((found) => sectionRows(context, layout, amounts, report, found));
  const total = (
    key: 'gross_profit' | 'operating_profit' | 'profit_before_tax' | 'profit_for_period' | 'loss_for_period',
    values: readonly bigint[],
    sections: number,
  ) => {
    const codes = report.sections.slice(0, sections).flatMap(({ rows }) => rows.map(({ code }) => code));
    return rowOf(layout, {
      key: key === 'loss_for_period' ? 'profit_for_period' : key,
      kind: 'total',
      words: textCell(context.say(`report_result_${key}`)),
      cells: amountCells(context, amounts, values, columnDrill(context, report, codes)),
    });
  };
  const isLoss = at(summary.profitForPeriod, amounts.current) < 0n;
  return [
    ...section('revenue'),
    ...section('cost_of_sales'),
    total('gross_profit', summary.grossProfit, 2),
    ...section('other_income'),
    ...section('other_gains_losses'),
    ...section('operating_expenses'),
    total('operating_profit', summary.operatingProfit, 5),
    ...section('finance_costs'),
    total('profit_before_tax', summary.profitBeforeTax, 6),
    ...section('taxation'),
    total(isLoss ? 'loss_for_period' : 'profit_for_period', summary.profitForPeriod, 7),
  ];
}

function sectionRows(
  context: ReportContext,
  layout: Layout,
  amounts: AmountColumns,
  report: ProfitLoss,
  { section, rows, total }: StatementSection,
): SheetRow[] {
  const lines = rows.map((row) => {
    const cells = amountCells(context, amounts, row.amounts, columnDrill(context, report, [row.code]));
    return rowOf(layout, {
      key: `${section}.${row.code}`,
      kind: 'line',
      depth: 1,
      section,
      cells: { code: textCell(row.code), account: textCell(nameIn(context, row)), ...cells },
    });
  });
  const { say } = context;
  return [
    rowOf(layout, { key: section, kind: 'heading', section, words: textCell(say(`report_section_${section}`)) }),
    ...lines,
    rowOf(layout, {
      key: `${section}.total`,
      kind: 'subtotal',
      section,
      words: textCell(say(`report_total_${section}`)),
      cells: amountCells(
        context,
        amounts,
        total,
        columnDrill(
          context,
          report,
          rows.map(({ code }) => code),
        ),
      ),
    }),
  ];
}

/** Drills into the postings of accounts in the period of each column. */
function columnDrill(context: ReportContext, { columns }: ProfitLoss, codes: readonly string[]) {
  return (index: number): Drill | undefined => {
    const period = columns[index];
    return period && accountsDrill(context, codes, period);
  };
}

/** Profit less the growth of net assets without capital and dividends. Zero if every entry of the period balances. */
function differenceOf({ chart }: ReportContext, { columns, summary }: ProfitLoss, movements: Movements): bigint {
  const index = columns.findIndex((column) => column.kind === 'period');
  const period = columns[index];
  if (period === undefined) return 0n;
  const nets = movementsOf(movements, periodRange(period));
  const growth = chart.accounts
    .filter(({ type }) => type === 'asset' || type === 'liability' || type === 'equity')
    .reduce((sum, { code }) => sum + sumAt(nets, code), 0n);
  return at(summary.profitForPeriod, index) - growth;
}
