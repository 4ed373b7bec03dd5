import { joinTokens } from '../../../page/layout.ts';
import type { Token } from '../../../page/page.ts';
import { type DayMonthOrder, type PrintedDate, shortDatesIn } from '../../../values/date.ts';
import { MONEY_ROLES, offset } from '../columns/calibrate.ts';
import type { Column } from '../columns/columns.ts';
import type { ColumnRole } from '../columns/heading-phrases.ts';
import { overlapOf } from '../grid/spans.ts';
import { mendedDate } from './mend-date.ts';

/** A date printed in a row, with the words it was read from. */
export interface PlacedDate extends PrintedDate {
  readonly tokens: readonly Token[];
}

export interface RowDates {
  readonly date: PlacedDate | null;
  readonly postDate: PlacedDate | null;
  /** The words that are not part of a date. */
  readonly rest: readonly Token[];
  /** Whether the date column has words that are not a date. */
  readonly unreadable: boolean;
}

const MAX_DATE_TOKENS = 4;
/** Words of one date are closer than this share of their height: a wider gap starts the next column. */
const MAX_GAP_SHARE = 1.1;

function areClose(tokens: readonly Token[]): boolean {
  return tokens.every((token, index) => {
    const previous = tokens[index - 1];
    return previous === undefined || token.x0 - previous.x1 <= (token.y1 - token.y0) * MAX_GAP_SHARE;
  });
}

/** How the dates of a document are printed, and whether recognition may have damaged them. */
export interface DateConventions {
  readonly dateOrder: DayMonthOrder;
  readonly recognised: boolean;
}

const MONTH_NAME = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/iu;
const SHORT_YEAR = /^\d{1,2}$/u;

/** In "28 Jun 28 Jun" the second number is the day of the next date, not a year. */
function isNextDate(part: readonly Token[], next: Token | undefined): boolean {
  const last = part.at(-1);
  return last !== undefined && SHORT_YEAR.test(last.text) && next !== undefined && MONTH_NAME.test(next.text);
}

const TIME = /^\d{1,2}[:：]\d{2}(?:[:：]\d{2})?$/u;

/** An hour printed after a date belongs to it. */
function withTime(date: PlacedDate, tokens: readonly Token[], start: number): PlacedDate {
  const next = tokens[start + date.tokens.length];
  if (next === undefined || !TIME.test(next.text) || !areClose([...date.tokens.slice(-1), next])) return date;
  return { ...date, tokens: [...date.tokens, next] };
}

/** The shortest run of words at `start` that reads as one whole date, including a year next to it. */
export function dateAt(
  tokens: readonly Token[],
  start: number,
  order: DayMonthOrder,
  textOf: (tokens: readonly Token[]) => string | null = joinTokens,
): PlacedDate | null {
  let found: PlacedDate | null = null;
  for (let count = 1; count <= MAX_DATE_TOKENS && start + count <= tokens.length; count++) {
    const part = tokens.slice(start, start + count);
    if (!areClose(part)) break;
    const text = textOf(part);
    const date = text === null ? undefined : shortDatesIn(text, order)[0];
    if (text === null || date === undefined || date.start > 0 || date.end < text.length - 1) continue;
    if (found !== null && (found.year !== null || date.year === null)) continue;
    if (found !== null && isNextDate(part, tokens[start + count])) break;
    found = { ...date, tokens: part };
  }
  return found === null ? null : withTime(found, tokens, start);
}

const LETTER_BEHIND_DAY = /\d[lIOoSsB]$/u;

/**
 * A date of a recognised page: as it reads, unless the day is followed by a letter that may be a digit ("Jun2l");
 * then the corrected date.
 */
function recognisedDateAt(tokens: readonly Token[], start: number, order: DayMonthOrder): PlacedDate | null {
  const read = dateAt(tokens, start, order);
  if (read !== null && !LETTER_BEHIND_DAY.test(joinTokens(read.tokens))) return read;
  return dateAt(tokens, start, order, (part) => mendedDate(joinTokens(part))) ?? read;
}

function isDateRole(role: ColumnRole): role is 'date' | 'post_date' {
  return role === 'date' || role === 'post_date';
}

const MIN_OVERLAP_SHARE = 0.5;

/** Whether a word is in a place for dates: among other dates, not among descriptions and references. */
function inDateColumn(token: Token, columns: readonly Column[]): boolean {
  const placed = columns.filter(({ role, grid }) => isDateRole(role) && grid === true);
  if (placed.length > 0)
    return placed.some((column) => overlapOf(token, column) > (token.x1 - token.x0) * MIN_OVERLAP_SHARE);
  const text = columns.filter((column) => !MONEY_ROLES.includes(column.role));
  const tolerance = (token.y1 - token.y0) * 0.6;
  const own = text.filter((column) => column.x0 - tolerance <= token.x0).at(-1) ?? text[0];
  return own !== undefined && own.role !== 'description' && own.role !== 'reference';
}

const GROUP_OF_DIGITS = /^[\dXx*]{3,}$/u;

/** Whether a word is one of several groups of digits next to each other, as in numbers of accounts and cards. */
function isGroupOfNumber(tokens: readonly Token[], at: number): boolean {
  const isGroup = (token: Token | undefined): token is Token => token !== undefined && GROUP_OF_DIGITS.test(token.text);
  const [before, own, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!isGroup(own)) return false;
  return (isGroup(before) && areClose([before, own])) || (isGroup(after) && areClose([own, after]));
}

/** Assigns the dates of a row to the date columns above them. */
export function takeDates(
  tokens: readonly Token[],
  columns: readonly Column[],
  conventions: DateConventions,
): RowDates {
  const { dateOrder, recognised } = conventions;
  const free = columns.filter((column) => isDateRole(column.role));
  const taken = new Map<ColumnRole, PlacedDate>();
  const spent = new Set<Token>();
  for (let start = 0; start < tokens.length && free.length > 0; start++) {
    const token = tokens[start];
    if (token === undefined || !inDateColumn(token, columns) || isGroupOfNumber(tokens, start)) continue;
    const date = recognised ? recognisedDateAt(tokens, start, dateOrder) : dateAt(tokens, start, dateOrder);
    if (date === null) continue;
    const place = { x0: token.x0, x1: date.tokens.at(-1)?.x1 ?? token.x1 };
    const [nearest] = [...free].sort((a, b) => offset(place, a) - offset(place, b));
    if (nearest === undefined) break;
    free.splice(free.indexOf(nearest), 1);
    taken.set(nearest.role, date);
    for (const word of date.tokens) spent.add(word);
    start += date.tokens.length - 1;
  }
  const rest = tokens.filter((token) => !spent.has(token));
  // Recognition may turn a whole date into letters.
  const sign = recognised ? /[\p{L}\d]{2}|\d/u : /\d/u;
  return {
    date: taken.get('date') ?? null,
    postDate: taken.get('post_date') ?? null,
    rest,
    unreadable: !taken.has('date') && rest.some((token) => sign.test(token.text) && inDateColumn(token, columns)),
  };
}
