import { amountsOf } from '../../../page/amounts.ts';
import { type Cell, cellOf, type Line, type Token } from '../../../page/layout.ts';
import { datesIn, isoOf } from '../../../values/date.ts';
import { dateAt } from '../row-dates.ts';
import type { RowConventions } from '../rows.ts';
import { alignedBy } from './spans.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NAMED = /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?[\s,]*(20\d{2})?$/iu;
const NUMBERED = /^(?:(20\d{2})\s*[年/-]\s*(\d{1,2})\s*月?|(\d{1,2})\s*[月/-]\s*(20\d{2})?)$/u;
const DAY = /^(?:0?[1-9]|[12]\d|3[01])$/u;
const CENTS = /\.\d{2}$/u;
/** Statements whose rows print more dates than this have no days alone. */
const MAX_DATED_SHARE = 0.3;
const MIN_ROWS = 3;
const MIN_SHARE_OF_ROWS = 0.3;

interface Month {
  readonly year: number | null;
  readonly month: number;
}

/** The month that a line names, where it says nothing else. */
function monthOf({ text }: Line): Month | null {
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

function hasMoney(line: Line, { decimalMark }: RowConventions): boolean {
  return amountsOf(line.tokens, decimalMark).some(({ value }) => CENTS.test(value));
}

/** The lone days of the rows, where they stand in one column. */
function dayTokens(rows: readonly Line[]): ReadonlyMap<Line, Token> {
  const spans = rows.flatMap((line) => {
    const token = line.tokens.slice(0, 2).find(({ text }) => DAY.test(text));
    return token === undefined ? [] : [{ x0: token.x0, x1: token.x1, line, token }];
  });
  const height = (rows[0]?.y1 ?? 0) - (rows[0]?.y0 ?? 0);
  const columns = (['x0', 'x1'] as const).flatMap((edge) => alignedBy(spans, edge, height * 0.5));
  const [most] = columns.sort((one, other) => other.members.length - one.members.length);
  return new Map((most?.members ?? []).map(({ line, token }) => [line, token]));
}

/** The first day that the head of the statement names. */
function firstDay(lines: readonly Line[], { dateOrder }: RowConventions): string | null {
  const days = lines.flatMap(({ text }) => datesIn(text, dateOrder).flatMap((date) => isoOf(date) ?? []));
  return days.sort()[0] ?? null;
}

function replaced(line: Line, day: Token, text: string): Line {
  const change = (token: Token): Token => (token === day ? { ...token, text } : token);
  const tokens = line.tokens.map(change);
  const cells = line.cells.map(({ tokens: own }): Cell => cellOf(own.map(change)));
  return { ...line, tokens, cells, text: cells.map((cell) => cell.text).join('  ') };
}

const two = (part: number) => String(part).padStart(2, '0');

/** Months that go on by one each time a day is smaller than the one above it. */
class MonthCount {
  #month: Month | null = null;
  #last = 0;

  constructor(first: string | null) {
    if (first !== null) this.#month = { year: Number(first.slice(0, 4)), month: Number(first.slice(5, 7)) };
  }

  name(month: Month): void {
    this.#month = month;
    this.#last = 0;
  }

  /** The whole date of a day; null where no month is known. */
  dateOf(day: number): string | null {
    const known = this.#month;
    if (known === null) return null;
    if (day < this.#last) {
      const isLast = known.month === 12;
      const year = known.year === null || !isLast ? known.year : known.year + 1;
      this.#month = { year, month: isLast ? 1 : known.month + 1 };
    }
    this.#last = day;
    const { year, month } = this.#month ?? known;
    return year === null ? `${two(day)} ${MONTHS[month - 1]}` : `${year}-${two(month)}-${two(day)}`;
  }
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
  const days = dayTokens(rows);
  if (days.size < Math.max(MIN_ROWS, rows.length * MIN_SHARE_OF_ROWS)) return lines;
  const months = new Map(
    lines.flatMap((line) => {
      const month = monthOf(line);
      return month === null ? [] : [[line, month] as const];
    }),
  );
  const count = new MonthCount(firstDay(lines, conventions));
  return lines.flatMap((line) => {
    const month = months.get(line);
    if (month !== undefined) {
      count.name(month);
      return [];
    }
    const day = days.get(line);
    const date = day === undefined ? null : count.dateOf(Number(day.text));
    return [day === undefined || date === null ? line : replaced(line, day, date)];
  });
}
