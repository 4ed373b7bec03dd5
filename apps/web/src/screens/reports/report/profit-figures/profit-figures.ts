import type { ReportSheet, SheetCell, SheetRow } from '@folio/contract';
import { parseMoney } from '@folio/ledger/money';

type Sheet = Pick<ReportSheet, 'report' | 'columns' | 'rows' | 'base_currency' | 'empty'>;

/** An account among the largest expenses; `cell` is its figure with its link. */
export interface LargeExpense {
  key: string;
  name: string;
  cell: SheetCell & { value: string };
}

/** Margins are percent of revenue with one decimal; null without revenue. */
export interface ProfitFigures {
  grossMargin: string | null;
  netMargin: string | null;
  expenses: LargeExpense[];
}

const expenseSections: readonly (string | null)[] = ['cost_of_sales', 'operating_expenses', 'finance_costs'];
const shownExpenses = 5;

/** Margins and the largest expenses of the report's own period; null for other reports and without any figures. */
export function profitFiguresOf(sheet: Sheet): ProfitFigures | null {
  const place = periodPlace(sheet);
  if (sheet.report !== 'profit-loss' || sheet.empty || place === -1) return null;
  const minor = (text: string) => parseMoney(text, sheet.base_currency);
  const totalOf = (key: string) => minor(sheet.rows.find((row) => row.key === key)?.cells[place]?.value ?? '0');
  const revenue = totalOf('revenue.total');
  const expenses = sheet.rows
    .flatMap((row) => expenseOf(row, sheet, place))
    .filter(({ cell }) => minor(cell.value) > 0n)
    .sort((left, right) => (minor(left.cell.value) < minor(right.cell.value) ? 1 : -1));
  return {
    grossMargin: percentOf(totalOf('gross_profit'), revenue),
    netMargin: percentOf(totalOf('profit_for_period'), revenue),
    expenses: expenses.slice(0, shownExpenses),
  };
}

/** The column of the whole period: the sum of its months or quarters, or else the first amount. */
function periodPlace({ columns }: Sheet): number {
  const sum = columns.findIndex((column) => column.sum === true);
  return sum === -1 ? columns.findIndex(({ key }) => key === 'amount_0') : sum;
}

function expenseOf(row: SheetRow, { columns }: Sheet, place: number): LargeExpense[] {
  const cell = row.cells[place];
  if (row.kind !== 'line' || !expenseSections.includes(row.section) || cell?.value == null) return [];
  const name = row.cells[columns.findIndex(({ key }) => key === 'account')]?.value ?? '';
  return [{ key: row.key, name, cell: { ...cell, value: cell.value } }];
}

/** A share in percent with one decimal, half away from zero; null of nothing. */
function percentOf(part: bigint, whole: bigint): string | null {
  if (whole <= 0n) return null;
  const size = part < 0n ? -part : part;
  const tenths = (size * 2000n + whole) / (2n * whole);
  return `${part < 0n && tenths > 0n ? '-' : ''}${tenths / 10n}.${tenths % 10n}`;
}
