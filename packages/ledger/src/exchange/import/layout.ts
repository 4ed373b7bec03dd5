import type { CsvRow } from '@folio/csv';
import type { Day } from '../../calendar/index.ts';
import type { Currency } from '../../money/index.ts';
import { type DateOrder, dateOrderOf, readMonthEnd } from './days.ts';
import { type ColumnRole, meaningOf } from './headings.ts';

export interface LayoutColumn {
  readonly index: number;
  readonly heading: string;
  readonly role: ColumnRole | null;
  readonly yearToDate: boolean;
  /** The day of a column of balances, if its heading is a date. */
  readonly day: Day | null;
}

/** How a file is laid out: which row has the headings, and what each column holds. */
export interface Layout {
  /** Index of the row with the headings. */
  readonly headerAt: number;
  readonly columns: readonly LayoutColumn[];
  readonly dateOrder: DateOrder;
  /** False when every date is ambiguous (day or month first). */
  readonly datesCertain: boolean;
  /** The lines before the headings: title, company, period. */
  readonly preamble: readonly string[];
}

/** A person's corrections of the detection; columns by their index, null for a column to leave out. */
export interface LayoutChoices {
  readonly columns?: Readonly<Record<number, ColumnRole | null>> | undefined;
  readonly dateOrder?: DateOrder | undefined;
}

const LOOKED_AT = 60;

function columnsOf(row: CsvRow, baseCurrency: Currency): LayoutColumn[] {
  const taken = new Set<string>();
  return row.cells.map((heading, index) => {
    const meaning = meaningOf(heading, baseCurrency);
    // Amounts may repeat (movement and year to date); of everything else the first column counts.
    const repeats = meaning !== null && ['debit', 'credit', 'amount', 'balance'].includes(meaning.role);
    const role = meaning === null || (taken.has(meaning.role) && !repeats) ? null : meaning.role;
    if (role !== null) taken.add(role);
    const day = role === null ? readMonthEnd(heading, 'dmy') : null;
    return { index, heading: heading.trim(), role, yearToDate: meaning?.yearToDate ?? false, day };
  });
}

/** How much a row looks like the headings; 0 when it cannot be. */
function headingScore(columns: readonly LayoutColumn[]): number {
  const has = (role: ColumnRole) => columns.some((column) => column.role === role);
  const known = columns.filter((column) => column.role !== null).length;
  const days = columns.filter((column) => column.day !== null).length;
  const named = has('account_code') || has('account_name');
  const sums =
    (has('debit') && has('credit')) || ((has('amount') || has('balance')) && known >= 2) || (named && days > 0);
  return sums ? known + days : 0;
}

/** The row with the most texts: shown to a person if no headings are known. */
function fullestRow(rows: readonly CsvRow[]): number {
  const filled = rows.slice(0, LOOKED_AT).map((row) => row.cells.filter((cell) => cell.trim() !== '').length);
  return filled.indexOf(Math.max(...filled));
}

/**
 * Finds the headings among the first rows. If no headings are known, the fullest row is used, and a person has to say
 * what its columns hold. Null only for a file without rows.
 */
export function detectLayout(
  rows: readonly CsvRow[],
  baseCurrency: Currency,
  choices: LayoutChoices = {},
): Layout | null {
  if (rows.length === 0) return null;
  const candidates = rows.slice(0, LOOKED_AT).map((row) => columnsOf(row, baseCurrency));
  const scores = candidates.map(headingScore);
  const best = Math.max(...scores);
  const headerAt = best > 0 ? scores.indexOf(best) : fullestRow(rows);
  const columns = (candidates[headerAt] ?? []).map((column) => chosen(column, choices));
  const at = columns.find((column) => column.role === 'date')?.index;
  const dates = at === undefined ? [] : rows.slice(headerAt + 1).map((row) => row.cells[at] ?? '');
  const { order, certain } = dateOrderOf(dates);
  const preamble = rows.slice(0, headerAt).map((row) => row.cells.filter((cell) => cell.trim() !== '').join(' '));
  const asked = choices.dateOrder;
  return { headerAt, columns, dateOrder: asked ?? order, datesCertain: asked !== undefined || certain, preamble };
}

function chosen(column: LayoutColumn, { columns }: LayoutChoices): LayoutColumn {
  const choice = columns?.[column.index];
  return choice === undefined ? column : { ...column, role: choice, day: choice === null ? null : column.day };
}

/** The first column of a role; null when the file has none. */
export function columnOf(layout: Layout, role: ColumnRole): number | null {
  return layout.columns.find((column) => column.role === role)?.index ?? null;
}

export function cellOf(row: CsvRow, index: number | null): string {
  return index === null ? '' : (row.cells[index] ?? '').trim();
}
