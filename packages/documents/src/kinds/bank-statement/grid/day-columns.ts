import { amountsOf } from '../../../page/amounts.ts';
import { type Cell, cellOf, type Line, type Token } from '../../../page/layout.ts';
import { datesIn, isoOf } from '../../../values/date.ts';
import { dateAt } from '../rows/row-dates.ts';
import type { RowConventions } from '../rows/rows.ts';
import { alignedBy, type Bundle } from './spans.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NAMED = /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?[\s,]*(20\d{2})?$/iu;
const NUMBERED = /^(?:(20\d{2})\s*[年/-]\s*(\d{1,2})\s*月?|(\d{1,2})\s*[月/-]\s*(20\d{2})?)$/u;
const DAY = /^(?:0?[1-9]|[12]\d|3[01])$/u;
const CENTS = /\.\d{2}$/u;
/** Statements whose rows print more dates than this have no days alone. */
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

interface PlacedMonth {
  readonly month: Month;
  readonly x0: number;
}

/** The months that a line names, one for each table beside another, where it says nothing else. */
function monthsOf({ cells }: Line): readonly PlacedMonth[] | null {
  const months = cells.map(({ text, x0 }) => ({ month: monthOf(text), x0 }));
  const named = months.flatMap(({ month, x0 }) => (month === null ? [] : [{ month, x0 }]));
  return named.length === cells.length ? named : null;
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

/** Numbers that go up by one from row to row count the rows. */
function countsRows({ members }: { readonly members: readonly DaySpan[] }): boolean {
  const numbers = members.map(({ token }) => Number(token.text));
  const steps = numbers.slice(1).filter((number, index) => number === (numbers[index] ?? 0) + 1).length;
  return steps >= (numbers.length - 1) * MIN_COUNTED_SHARE;
}

/** The columns but the one that counts the rows; days that follow one another count up as well, but not in every row. */
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

/** The columns of lone days: one, or one for each of the tables that stand beside each other. */
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

/** The month of each day: the one named above it, or else one further each time the days begin anew. */
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
 * Statements that print the day alone in each row, and the month on a line of its own or nowhere but in the period: the
 * lines with whole dates in the place of the days, without the lines that name months. Other statements stay as they are.
 */
export function withWholeDates(lines: readonly Line[], conventions: RowConventions): readonly Line[] {
  const rows = lines.filter((line) => hasMoney(line, conventions));
  const dated = rows.filter(({ tokens }) =>
    tokens.slice(0, 3).some((_, at) => dateAt(tokens, at, conventions.dateOrder) !== null),
  );
  if (rows.length < MIN_ROWS || dated.length > rows.length * MAX_DATED_SHARE) return lines;
  const columns = dayColumns(rows, Math.max(MIN_ROWS, rows.length * MIN_SHARE_OF_ROWS), conventions);
  if (columns.length === 0) return lines;
  const months = new Map(
    lines.flatMap((line) => (monthsOf(line) === null ? [] : [[line, monthsOf(line) ?? []] as const])),
  );
  const first = firstDay(lines, conventions);
  const counts = columns.map((column) => ({ column, count: new MonthCount(first, months.size > 0) }));
  return lines.flatMap((line) => {
    const named = months.get(line);
    if (named !== undefined) {
      for (const { month, x0 } of named) nearest(counts, x0).count.name(month);
      return [];
    }
    const texts = new Map<Token, string>();
    for (const { column, count } of counts)
      for (const { token } of column.members.filter((day) => day.line === line)) {
        const date = count.dateOf(Number(token.text));
        if (date !== null) texts.set(token, date);
      }
    return [texts.size === 0 ? line : replaced(line, texts)];
  });
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
