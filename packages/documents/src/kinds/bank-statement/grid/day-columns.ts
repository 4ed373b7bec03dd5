import { amountsOf } from '../../../page/amounts.ts';
import { type Cell, cellOf, type Line } from '../../../page/layout.ts';
import type { Token } from '../../../page/page.ts';
import { datesIn, isoOf } from '../../../values/date.ts';
import { dateAt } from '../rows/row-dates.ts';
import type { RowConventions } from '../rows/rows.ts';
import { alignedBy, type Bundle } from './spans.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NAMED = /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?[\s,]*(20\d{2})?$/iu;
const NUMBERED = /^(?:(20\d{2})\s*[年/-]\s*(\d{1,2})\s*月?|(\d{1,2})\s*[月/-]\s*(20\d{2})?)$/u;
const DAY = /^(?:0?[1-9]|[12]\d|3[01])$/u;
const CENTS = /\.\d{2}$/u;
/** Statements with more dates in their rows than this share have no days without a month. */
const MAX_DATED_SHARE = 0.3;
const MIN_ROWS = 3;
const MIN_SHARE_OF_ROWS = 0.25;
const MIN_COUNTED_SHARE = 0.9;
const ALONE_SHARE = 0.5;
const APART_SHARE = 0.3;

interface Month {
  readonly year: number | null;
  readonly month: number;
}

function monthOf(text: string): Month | null {
  const plain = text.trim();
  const named = NAMED.exec(plain);
  if (named !== null) {
    const month = MONTHS.indexOf((named[1] ?? '').slice(0, 3).toLowerCase()) + 1;
    return { year: named[2] === undefined ? null : Number(named[2]), month };
  }
  const numbered = NUMBERED.exec(plain);
  if (numbered === null) return null;
  const [year, month] = [numbered[1] ?? numbered[4], Number(numbered[2] ?? numbered[3])];
  return month < 1 || month > 12 ? null : { year: year === undefined ? null : Number(year), month };
}

/** A month named in a cell. It applies to the column of days below the cell. */
interface NamedMonth {
  readonly month: Month;
  readonly cell: Cell;
}

/** The table that a cell belongs to: the last column of days that begins at or before it. */
function tableOf(cell: Cell, columns: readonly Bundle<DaySpan>[], slack: number): Bundle<DaySpan> | undefined {
  const sorted = columns.toSorted((one, other) => one.x0 - other.x0);
  return sorted.findLast(({ x0 }) => x0 <= cell.x0 + slack) ?? sorted[0];
}

/**
 * The months that a line names: the only cell of a table on that line; a neighbouring table may print something else
 * there.
 */
function monthsOf({ cells, y0, y1 }: Line, columns: readonly Bundle<DaySpan>[]): NamedMonth[] {
  const named = cells.flatMap((cell): NamedMonth[] => {
    const month = monthOf(cell.text);
    return month === null ? [] : [{ month, cell }];
  });
  if (named.length === 0 || named.length === cells.length) return named;
  const tables = Map.groupBy(cells, (cell) => tableOf(cell, columns, y1 - y0));
  const alone = new Set([...tables.values()].flatMap((own) => (own.length === 1 ? own : [])));
  return named.filter(({ cell }) => alone.has(cell));
}

function hasMoney(line: Line, { decimalMark }: RowConventions): boolean {
  return amountsOf(line.tokens, decimalMark).some(({ value }) => CENTS.test(value));
}

interface DaySpan {
  readonly x0: number;
  readonly x1: number;
  readonly line: Line;
  readonly token: Token;
}

/** Numbers that increase by one from row to row count the rows. */
function countsRows({ members }: { readonly members: readonly DaySpan[] }): boolean {
  const numbers = members.map(({ token }) => Number(token.text));
  const steps = numbers.slice(1).filter((number, index) => number === (numbers[index] ?? 0) + 1).length;
  return steps >= (numbers.length - 1) * MIN_COUNTED_SHARE;
}

/** The columns except the one that counts the rows; days in sequence also increase, but not in every row. */
function withoutCounter(columns: readonly Bundle<DaySpan>[]): Bundle<DaySpan>[] {
  const days = columns.filter((column) => !countsRows(column));
  if (days.length > 0 || columns.length < 2) return days;
  const fewest = Math.min(...columns.map(({ members }) => members.length));
  return columns.filter(({ members }) => members.length === fewest).slice(0, 1);
}

function standsAlone(tokens: readonly Token[], index: number): boolean {
  const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (token === undefined) return false;
  const gap = (token.y1 - token.y0) * ALONE_SHARE;
  return (
    (before === undefined || token.x0 - before.x1 > gap) &&
    (after === undefined || after.x0 - token.x1 > (token.y1 - token.y0) * APART_SHARE)
  );
}

/** The columns of days without a month: one column, or one for each of the tables that are side by side. */
function dayColumns(rows: readonly Line[], least: number, conventions: RowConventions): Bundle<DaySpan>[] {
  const spans = rows.flatMap((line) =>
    line.tokens.flatMap((token, index): DaySpan[] =>
      DAY.test(token.text) && standsAlone(line.tokens, index) ? [{ x0: token.x0, x1: token.x1, line, token }] : [],
    ),
  );
  const height = (rows[0]?.y1 ?? 0) - (rows[0]?.y0 ?? 0);
  const [left = [], right = []] = (['x0', 'x1'] as const).map((edge) =>
    alignedBy(spans, edge, height * 0.5).filter(({ members }) => members.length >= MIN_ROWS),
  );
  const most = (columns: typeof left) => Math.max(0, ...columns.map(({ members }) => members.length));
  const columns = withoutCounter(most(right) > most(left) ? right : left);
  const main = columns.find(({ members }) => members.length === most(columns));
  if (main === undefined || main.members.length < least) return [];
  const isBeside = (column: Bundle<DaySpan>) =>
    column.members.every(({ line }) =>
      amountsOf(line.tokens, conventions.decimalMark).some(
        ({ value, x0, x1 }) =>
          CENTS.test(value) && x0 > Math.min(column.x1, main.x1) && x1 < Math.max(column.x0, main.x0),
      ),
    );
  return columns.filter((column) => column === main || isBeside(column));
}

/** The first day that the head of the statement names. */
function firstDay(lines: readonly Line[], { dateOrder }: RowConventions): string | null {
  const days = lines.flatMap(({ text }) => datesIn(text, dateOrder).flatMap((date) => isoOf(date) ?? []));
  return days.sort()[0] ?? null;
}

function replaced(line: Line, texts: ReadonlyMap<Token, string>): Line {
  const change = (token: Token): Token => {
    const text = texts.get(token);
    return text === undefined ? token : { ...token, text };
  };
  const tokens = line.tokens.map(change);
  const cells = line.cells.map(({ tokens: own }): Cell => cellOf(own.map(change)));
  return { ...line, tokens, cells, text: cells.map((cell) => cell.text).join('  ') };
}

const two = (part: number) => String(part).padStart(2, '0');

/** Gives each day its month: the month named above it, or else the next month each time the days start again. */
class MonthCount {
  #month: Month | null;
  #last: number | null = null;
  readonly #named: boolean;

  constructor(first: string | null, named: boolean) {
    this.#month = first === null ? null : { year: Number(first.slice(0, 4)), month: Number(first.slice(5, 7)) };
    this.#named = named;
  }

  name(month: Month): void {
    this.#month = { year: month.year ?? this.#month?.year ?? null, month: month.month };
  }

  /** The whole date of a day; null where no month is known. */
  dateOf(day: number): string | null {
    const known = this.#month;
    if (known === null) return null;
    const begins = !this.#named && this.#last !== null && day < this.#last;
    const month = begins ? nextMonth(known) : known;
    this.#month = month;
    this.#last = day;
    const words = `${two(day)} ${MONTHS[month.month - 1]}`;
    return month.year === null ? words : `${words} ${month.year}`;
  }
}

function nextMonth({ year, month }: Month): Month {
  if (month < 12) return { year, month: month + 1 };
  return { year: year === null ? null : year + 1, month: 1 };
}

/**
 * Handles statements that print only the day in each row, and the month on a separate line or only in the period:
 * returns the lines with whole dates instead of days, without the lines that name months. Other statements are
 * returned unchanged.
 */
export function withWholeDates(lines: readonly Line[], conventions: RowConventions): readonly Line[] {
  const rows = lines.filter((line) => hasMoney(line, conventions));
  const dated = rows.filter(({ tokens }) =>
    tokens.slice(0, 3).some((_, at) => dateAt(tokens, at, conventions.dateOrder) !== null),
  );
  if (rows.length < MIN_ROWS || dated.length > rows.length * MAX_DATED_SHARE) return lines;
  const columns = dayColumns(rows, Math.max(MIN_ROWS, rows.length * MIN_SHARE_OF_ROWS), conventions);
  if (columns.length === 0) return lines;
  const months = new Map(lines.map((line) => [line, monthsOf(line, columns)]));
  const isNamed = [...months.values()].some((named) => named.length > 0);
  const first = firstDay(lines, conventions);
  const counts = columns.map((column) => ({ column, count: new MonthCount(first, isNamed) }));
  return lines.flatMap((line) => {
    const named = months.get(line) ?? [];
    for (const { month, cell } of named) nearest(counts, cell.x0).count.name(month);
    if (named.length > 0 && named.length === line.cells.length) return [];
    const texts = new Map<Token, string>();
    for (const { column, count } of counts)
      for (const { token } of column.members.filter((day) => day.line === line)) {
        const date = count.dateOf(Number(token.text));
        if (date !== null) texts.set(token, date);
      }
    const rest = named.length === 0 ? line : without(line, named);
    return [texts.size === 0 ? rest : replaced(rest, texts)];
  });
}

/** A line without the cells that name months. */
function without(line: Line, named: readonly NamedMonth[]): Line {
  const months = new Set(named.map(({ cell }) => cell));
  const cells = line.cells.filter((cell) => !months.has(cell));
  const tokens = cells.flatMap((cell) => [...cell.tokens]);
  return { ...line, cells, tokens, text: cells.map(({ text }) => text).join('  ') };
}

interface ColumnCount {
  readonly column: Bundle<DaySpan>;
  readonly count: MonthCount;
}

function nearest(counts: readonly ColumnCount[], x0: number): ColumnCount {
  const [best] = [...counts].sort((one, other) => Math.abs(one.column.x0 - x0) - Math.abs(other.column.x0 - x0));
  if (best === undefined) throw new Error('days without a column');
  return best;
}
