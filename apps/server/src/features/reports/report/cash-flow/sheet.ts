import type { Drill, ReportQuery, ReportSheet, SheetCell, SheetRow } from '@folio/contract';
import { at, type CashFlow, type CashFlowRow, type CashFlowSection, profitLossColumns } from '@folio/ledger';
import { comparePeriods } from '../comparison.ts';
import { nameIn, openReport, type ReportContext } from '../context.ts';
import { accountsDrill, type BalanceDrill, balanceDrills } from '../drills.ts';
import { comparedBy, lengthNotes } from '../lengths.ts';
import { checkColumns, checkPeriod } from '../refusals.ts';
import { onePage, type SheetMaker } from '../report.ts';
import { reportDrill, textCell } from '../sheet/cells.ts';
import { lightOf } from '../sheet/checks.ts';
import { type Layout, layoutOf, type RowParts, rowOf } from '../sheet/layout.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { type AmountColumns, amountCells, periodColumns, statementColumns } from '../sheet/statement.ts';
import { readCashFlow } from './read.ts';

type Query = ReportQuery<'cash-flow'>;

/** Where the cash of a period came from and where it went, by month or quarter, with comparative periods. */
export const cashFlowSheet: SheetMaker<'cash-flow'> = async (tx, caller, query) => {
  checkPeriod(query);
  const context = await openReport(tx, caller, query);
  const { from, to, by } = query;
  const params = {
    from,
    to,
    by: by === 'total' ? undefined : by,
    compare: comparePeriods({ from, to }, comparedBy(context, query)),
  };
  checkColumns(profitLossColumns(params).length);
  const report = await readCashFlow(context, params);
  const notes = [
    ...(await lengthNotes(context, query, [params, ...params.compare])),
    context.say('report_note_cash_flow'),
  ];
  return onePage(present(context, query, { report, notes, drill: await balanceDrills(context) }));
};

/** What every row of the sheet is made with. */
interface Shown {
  context: ReportContext;
  layout: Layout;
  amounts: AmountColumns;
  report: CashFlow;
  balanceDrill: BalanceDrill;
}

interface Made {
  report: CashFlow;
  notes: string[];
  drill: BalanceDrill;
}

function present(context: ReportContext, query: Query, { report, notes, drill }: Made): ReportSheet {
  const amounts = periodColumns(context, report.columns);
  const layout = layoutOf(statementColumns(context, amounts), context.columns);
  const { current } = amounts;
  return sheetOf(context, {
    report: 'cash-flow',
    query,
    from: query.from,
    to: query.to,
    layout,
    rows: rowsOf({ context, layout, amounts, report, balanceDrill: drill }),
    checks: [lightOf(context, 'cash_equals_accounts', at(report.difference, current))],
    notes,
    empty: report.empty,
  });
}

function rowsOf(shown: Shown): SheetRow[] {
  const { summary } = shown.report;
  const isRise = at(summary.netChange, shown.amounts.current) >= 0n;
  return [
    heading(shown, 'operating'),
    profitRow(shown),
    ...lines(shown, 'adjustments', 'operating'),
    result(shown, 'before_working_capital', summary.beforeWorkingCapital, { kind: 'subtotal', section: 'operating' }),
    ...lines(shown, 'working_capital', 'operating'),
    result(shown, 'from_operating', summary.fromOperating, { kind: 'subtotal', section: 'operating' }),
    heading(shown, 'investing'),
    ...lines(shown, 'investing', 'investing'),
    result(shown, 'from_investing', summary.fromInvesting, { kind: 'subtotal', section: 'investing' }),
    heading(shown, 'financing'),
    ...lines(shown, 'financing', 'financing'),
    result(shown, 'from_financing', summary.fromFinancing, { kind: 'subtotal', section: 'financing' }),
    result(shown, isRise ? 'cash_increase' : 'cash_decrease', summary.netChange, { key: 'net_change', kind: 'total' }),
    ...unlessNil(summary.exchangeEffect, () => result(shown, 'exchange_effect', summary.exchangeEffect)),
    ...unlessNil(summary.broughtIn, () => result(shown, 'cash_brought_in', summary.broughtIn)),
    result(shown, 'cash_at_start', summary.openingCash),
    result(shown, 'cash_at_end', summary.closingCash, { kind: 'total' }),
    heading(shown, 'cash'),
    ...cashRows(shown),
  ];
}

function unlessNil(amounts: readonly bigint[], row: () => SheetRow): SheetRow[] {
  return amounts.every((amount) => amount === 0n) ? [] : [row()];
}

function heading({ context, layout }: Shown, section: 'operating' | 'investing' | 'financing' | 'cash'): SheetRow {
  const words = textCell(context.say(`report_cash_flow_${section}`));
  return rowOf(layout, { key: section, kind: 'heading', section, words });
}

type Result =
  | 'before_working_capital'
  | 'from_operating'
  | 'from_investing'
  | 'from_financing'
  | 'cash_increase'
  | 'cash_decrease'
  | 'exchange_effect'
  | 'cash_brought_in'
  | 'cash_at_start'
  | 'cash_at_end';

function result(
  { context, layout, amounts }: Shown,
  name: Result,
  values: readonly bigint[],
  parts: Partial<RowParts> = {},
): SheetRow {
  const words = textCell(context.say(`report_result_${name}`));
  const cells = amountCells(context, amounts, values);
  return rowOf(layout, { key: name, kind: 'line', words, cells, ...parts });
}

/** The profit drills into the profit and loss of the column's period. */
function profitRow({ context, layout, amounts, report }: Shown): SheetRow {
  const { profit } = report.summary;
  const isLoss = at(profit, amounts.current) < 0n;
  const cells = amountCells(context, amounts, profit, (index) => {
    const { from, to } = at(report.columns, index);
    return reportDrill(context, 'profit-loss', { from, to });
  });
  const words = textCell(context.say(isLoss ? 'report_result_loss_for_period' : 'report_result_profit_for_period'));
  return rowOf(layout, { key: 'profit', kind: 'line', depth: 1, section: 'operating', words, cells });
}

function lines(shown: Shown, rows: CashFlowSection, section: string): SheetRow[] {
  const { context, report } = shown;
  return report.sections[rows].map((row) =>
    accountRow(shown, row, { key: `${rows}.${row.key}`, section }, (index) =>
      accountsDrill(context, row.accounts, at(report.columns, index)),
    ),
  );
}

/** The balances of the bank and cash accounts at the end of each column, and their sum. */
function cashRows(shown: Shown): SheetRow[] {
  const { report, balanceDrill } = shown;
  const rows = report.sections.cash.map((row) =>
    accountRow(shown, row, { key: `cash.${row.key}`, section: 'cash' }, (index) =>
      row.account === null ? undefined : balanceDrill(row.account, at(report.columns, index).to),
    ),
  );
  const { closingCash } = report.summary;
  const held = closingCash.map((amount, index) => amount - at(report.difference, index));
  return [...rows, result(shown, 'cash_at_end', held, { key: 'cash.total', kind: 'subtotal', section: 'cash' })];
}

function accountRow(
  { context, layout, amounts }: Shown,
  row: CashFlowRow,
  parts: Pick<RowParts, 'key' | 'section'>,
  drill: (column: number) => Drill | undefined,
): SheetRow {
  const cells = { ...namesOf(context, row), ...amountCells(context, amounts, row.amounts, drill) };
  return rowOf(layout, { ...parts, kind: 'line', depth: 1, cells });
}

const COMPUTED = {
  depreciation: 'report_cash_flow_depreciation',
  unrealised_exchange: 'report_cash_flow_unrealised_exchange',
  brought_in_profit: 'report_cash_flow_brought_in_profit',
} as const;

function namesOf(context: ReportContext, { computed, account }: CashFlowRow): Record<string, SheetCell> {
  if (computed !== null) return { account: textCell(context.say(COMPUTED[computed])) };
  return { account: textCell(nameIn(context, account)), code: textCell(account.code) };
}
