import type { IsoDate } from '../../reading.ts';
import { datesIn, isCalendarDay, isoDate, isoOf, type PrintedDate, shortDatesIn } from '../../values/date.ts';
import { MINGUO_FIRST_YEAR } from '../../values/date-shapes.ts';
import { plainWidth } from '../../values/width.ts';
import type { ColumnMapping } from '../bank-file.ts';

export type DateOrder = ColumnMapping['dateOrder'];

/** A gap comes before the time: in "13.01.26" the same digits are the day. */
const TIME =
  /[T\s,]{1,9}\d{1,2}[:：.h]\d{2}(?:[:：.]\d{2}(?:[.,]\d+)?)?\s*(?:[ap]\.?m\.?|Z|[+-]\d{2}:?\d{2}|[A-Z]{3,4})?$/iu;
const TRIPLE = /^(\d{1,4})\s?([-/.])\s?(\d{1,2})\s?\2\s?['’]?(\d{1,4})$/u;
const COMPACT = /^\d{8}$/u;
const YEAR_FIRST = /^\s*(?:\d{3,4}(?!\d)|(?:19|20)\d{6}(?!\d))/u;
const BARE_MINGUO = /^1\d{2}\s*年/u;
const MAX_OTHER_LETTERS = 10;
/** "Wednesday, the 25th day of November 2026 23:59:59 +0800" */
const LONGEST_DATE = 60;

/** The digits of a date as printed: year, month and day in an order that is not known yet. */
type Parts = readonly [string, string, string];

function partsOf(text: string): Parts | null {
  const match = TRIPLE.exec(text);
  if (match !== null) return [match[1] ?? '', match[3] ?? '', match[4] ?? ''];
  return null;
}

function yearOf(digits: string): number | null {
  if (digits.length === 4) return Number(digits);
  if (digits.length === 3) return Number(digits) + MINGUO_FIRST_YEAR - 1;
  if (digits.length !== 2) return null;
  return Number(digits) >= 70 ? 1900 + Number(digits) : 2000 + Number(digits);
}

function isoOfNumbers(year: number | null, month: number, day: number): IsoDate | null {
  if (year === null || year < 1970 || year > 2099 || !isCalendarDay(year, month, day)) return null;
  return isoDate(year, month, day);
}

function isoOfParts([first, second, third]: Parts, order: DateOrder): IsoDate | null {
  if (first.length >= 3) return isoOfNumbers(yearOf(first), Number(second), Number(third));
  if (order === 'ymd') return third.length > 2 ? null : isoOfNumbers(yearOf(first), Number(second), Number(third));
  const [day, month] = order === 'dmy' ? [first, second] : [second, first];
  return isoOfNumbers(yearOf(third), Number(month), Number(day));
}

function isoOfCompact(text: string, order: DateOrder): IsoDate | null {
  const yearFirst = isoOfParts([text.slice(0, 4), text.slice(4, 6), text.slice(6)], 'ymd');
  if (yearFirst !== null && /^(?:19|20)/u.test(text)) return yearFirst;
  return order === 'ymd' ? null : isoOfParts([text.slice(0, 2), text.slice(2, 4), text.slice(4)], order);
}

/** A day without a year is the last such day that is not later than a month after `anchor`. */
function withYear(date: PrintedDate, anchor: IsoDate): IsoDate | null {
  const year = Number(anchor.slice(0, 4));
  const latest = new Date(`${anchor}T00:00:00Z`);
  latest.setUTCDate(latest.getUTCDate() + 31);
  const limit = latest.toISOString().slice(0, 10);
  for (const candidate of [year + 1, year, year - 1]) {
    const iso = isoOfNumbers(candidate, date.month, date.day);
    if (iso !== null && iso <= limit) return iso;
  }
  return null;
}

/** Whether the cell holds only the date, perhaps with the day of the week. */
function fills(date: PrintedDate, text: string): boolean {
  const rest = (text.slice(0, date.start) + text.slice(date.end)).replace(/[\s.,()（）]/gu, '');
  return rest.length <= MAX_OTHER_LETTERS && !/\d/u.test(rest);
}

function isoOfWords(text: string, order: DateOrder, anchor: IsoDate | null): IsoDate | null {
  const numeric = order === 'mdy' ? 'mdy' : 'dmy';
  const [dated] = datesIn(text, numeric, { minguo: BARE_MINGUO.test(text) });
  if (dated !== undefined) return fills(dated, text) ? isoOf(dated) : null;
  const [short] = shortDatesIn(text, numeric);
  return short === undefined || anchor === null || !fills(short, text) ? null : withYear(short, anchor);
}

function bare(cell: string): string {
  if (cell.length > LONGEST_DATE) return '';
  return plainWidth(cell).trim().replace(TIME, '').trim();
}

/**
 * The day of a cell, strictly in the order of its column; null when it is not a calendar day.
 * @param anchor a day of the statement, for days printed without a year; null where no day is known
 */
export function readDay(cell: string, order: DateOrder, anchor: IsoDate | null): IsoDate | null {
  const text = bare(cell);
  const parts = partsOf(text);
  if (parts !== null) return isoOfParts(parts, order);
  if (COMPACT.test(text)) return isoOfCompact(text, order);
  return isoOfWords(text, order, anchor);
}

/** Whether a cell looks like a date, even if it is not a calendar day. */
export function looksLikeDay(cell: string): boolean {
  const text = bare(cell);
  if (text.length < 3 || text.length > 40) return false;
  if (partsOf(text) !== null) return true;
  if (COMPACT.test(text)) return (['ymd', 'dmy', 'mdy'] as const).some((order) => isoOfCompact(text, order) !== null);
  return isoOfWords(text, 'dmy', '2024-12-31') !== null;
}

function isNumeric(cell: string): boolean {
  const text = bare(cell);
  return partsOf(text) !== null || COMPACT.test(text);
}

/** How often the order of days reverses against the direction of most rows. */
function turnsOf(days: readonly IsoDate[]): number {
  let up = 0;
  let down = 0;
  for (let index = 1; index < days.length; index++) {
    const [before = '', after = ''] = [days[index - 1], days[index]];
    if (after > before) up++;
    if (after < before) down++;
  }
  return Math.min(up, down);
}

/**
 * The order of day, month and year in a column: the one in which most cells are calendar days, then the one in which
 * the days are in sequence, then day first. `isSure` is false when day and month could be exchanged in every cell.
 */
export function dateOrderOf(cells: readonly string[]): { readonly order: DateOrder; readonly isSure: boolean } {
  // Days with the month in words are the same in every order.
  const telling = cells.filter(isNumeric);
  const ranked = (['dmy', 'mdy', 'ymd'] as const).map((order, rank) => {
    const days = telling.flatMap((cell) => readDay(cell, order, null) ?? []);
    return { order, rank, days: days.length, turns: turnsOf(days) };
  });
  ranked.sort((a, b) => b.days - a.days || a.turns - b.turns || a.rank - b.rank);
  const [best, next] = ranked;
  const isTied = best?.days === next?.days && best?.turns === next?.turns;
  // Four digits in first place are always a year.
  const yearFirst = telling.filter((cell) => YEAR_FIRST.test(plainWidth(cell))).length;
  if (isTied && yearFirst > 0 && yearFirst === telling.length) return { order: 'ymd', isSure: true };
  return { order: best?.order ?? 'dmy', isSure: !isTied };
}
