import type { PlacedAmount } from '../../../page/amounts.ts';
import type { Token } from '../../../page/page.ts';
import type { PlacedDate } from './row-dates.ts';
import { hasMovement, type Row } from './rows.ts';

/** One transaction, combined from its printed lines. */
export interface Entry {
  readonly rows: readonly Row[];
  /** The date printed with the transaction, or inherited from the one above. */
  readonly date: PlacedDate | null;
  readonly postDate: PlacedDate | null;
  readonly description: readonly (readonly Token[])[];
  readonly reference: readonly Token[];
  readonly out: PlacedAmount | null;
  readonly in: PlacedAmount | null;
  readonly amount: PlacedAmount | null;
  readonly balance: PlacedAmount | null;
  readonly direction: 'in' | 'out' | null;
  /** Whether the date comes from an entry above. */
  readonly inherited: boolean;
  /** Whether the date column holds figures that do not read as a date. */
  readonly dateUnreadable: boolean;
  /** The list of the account that contains the entry. */
  readonly list: number;
}

/** A difference of gaps below this share of the line height does not show where a text belongs. */
const DECISIVE_GAP_SHARE = 0.3;
const MAX_TAIL_GAP_SHARE = 1.2;

/** Rows that make a transaction: money moves, or a dated text row shows only the balance after it. */
function isAnchor(row: Row): boolean {
  return hasMovement(row) || (row.balance !== null && row.date !== null && row.description.length > 0);
}

function gap(upper: Row | undefined, lower: Row | undefined): number | null {
  if (upper === undefined || lower === undefined || upper.line.page !== lower.line.page) return null;
  return lower.line.y0 - upper.line.y1;
}

/** Text after the last money row belongs to it unless a gap separates them. */
function isNear(previous: Row | undefined, row: Row): boolean {
  const distance = gap(previous, row);
  return distance !== null && distance < (row.line.y1 - row.line.y0) * MAX_TAIL_GAP_SHARE;
}

/** Dated rows whose money is further down show a bank that prints descriptions above the amount. */
function printsTextAbove(rows: readonly Row[]): boolean {
  return rows.some((row, index) => {
    const next = rows[index + 1];
    return row.date !== null && !isAnchor(row) && row.balance === null && next !== undefined && next.date === null;
  });
}

/** For each text row: whether it belongs to the money row above it or below it. */
function belongsBelow(rows: readonly Row[], index: number, textAbove: boolean): boolean {
  const row = rows[index];
  if (row === undefined) return false;
  if (row.date !== null) return true;
  const previous = rows[index - 1];
  const next = rows[index + 1];
  if (previous === undefined) return true;
  if (next === undefined) return false;
  const above = gap(previous, row);
  const under = gap(row, next);
  const height = row.line.y1 - row.line.y0;
  if (above !== null && under !== null && Math.abs(above - under) > height * DECISIVE_GAP_SHARE) {
    return under < above && (next.date === null || isAnchor(next));
  }
  const nextAnchor = rows.slice(index + 1).find(isAnchor);
  if (nextAnchor?.date !== null && nextAnchor?.date !== undefined && !textAbove) return false;
  return textAbove;
}

/** A crooked or centred cell can put the amount on the line under its date and balance. */
function completes(previous: Row | undefined, row: Row): boolean {
  const distance = gap(previous, row);
  if (previous === undefined || distance === null || row.date !== null || row.balance !== null) return false;
  const balanceOnly = previous.balance !== null && !hasMovement(previous) && previous.date !== null;
  return balanceOnly && hasMovement(row) && distance < (row.line.y1 - row.line.y0) * 0.6;
}

/** Groups rows so that each group has one money row. */
function groupRows(rows: readonly Row[]): Row[][] {
  const textAbove = printsTextAbove(rows);
  const groups: Row[][] = [];
  let waiting: Row[] = [];
  rows.forEach((row, index) => {
    if (completes(rows[index - 1], row)) {
      groups.at(-1)?.push(row);
      return;
    }
    if (isAnchor(row)) {
      groups.push([...waiting, row]);
      waiting = [];
      return;
    }
    const last = groups.at(-1);
    if (row.balance !== null && row.date === null && waiting.length === 0 && last !== undefined) last.push(row);
    else if (waiting.length > 0 || last === undefined || belongsBelow(rows, index, textAbove)) waiting.push(row);
    else last.push(row);
  });
  const last = groups.at(-1);
  for (const row of waiting) {
    if (row.date !== null || !isNear(last?.at(-1), row)) break;
    last?.push(row);
  }
  return groups;
}

function firstOf<T>(rows: readonly Row[], pick: (row: Row) => T | null): T | null {
  for (const row of rows) {
    const value = pick(row);
    if (value !== null) return value;
  }
  return null;
}

function entryOf(rows: readonly Row[], inherited: PlacedDate | null, list: number): Entry {
  const own = firstOf(rows, (row) => row.date);
  const reference = rows.flatMap((row) => row.reference);
  const description = rows.map((row) => row.description).filter((tokens) => tokens.length > 0);
  return {
    rows,
    date: own ?? inherited,
    postDate: firstOf(rows, (row) => row.postDate),
    description: description.length === 0 && reference.length > 0 ? [reference] : description,
    reference,
    out: firstOf(rows, (row) => row.out),
    in: firstOf(rows, (row) => row.in),
    amount: firstOf(rows, (row) => row.amount),
    balance: firstOf(rows, (row) => row.balance),
    direction: firstOf(rows, (row) => row.direction),
    inherited: own === null,
    dateUnreadable: own === null && rows.some((row) => row.dateUnreadable && isAnchor(row)),
    list,
  };
}

/**
 * Combines the rows of a section into transactions, in printed order; missing dates are inherited.
 * @param listStarts where another list of the same account begins
 */
export function entriesOf(rows: readonly Row[], listStarts: readonly number[] = []): Entry[] {
  let lastDate: PlacedDate | null = null;
  return groupRows(rows).map((group) => {
    const first = group[0] === undefined ? 0 : rows.indexOf(group[0]);
    const entry = entryOf(group, lastDate, listStarts.filter((start) => start <= first).length);
    lastDate = entry.date;
    return entry;
  });
}
