import { BARE_MINGUO_SHAPES, MINGUO_FIRST_YEAR, SHAPES, SHORT_SHAPES, type Shape } from './date-shapes.ts';
import { plainWidth } from './width.ts';

/** A printed date. `year` is null where none is printed; `ambiguous` when day and month could be exchanged. */
export interface PrintedDate {
  readonly year: number | null;
  readonly month: number;
  readonly day: number;
  readonly ambiguous: boolean;
  readonly start: number;
  readonly end: number;
}

export type DayMonthOrder = 'dmy' | 'mdy';

export interface DateOptions {
  /**
   * Years below 1000 count from the founding of the Republic of China: 113 is 2024. "民國" next to a date also says so.
   */
  readonly minguo?: boolean;
}

function fullYear(text: string | null, minguo: boolean): number | null {
  if (text === null || text === '') return null;
  const year = Number(text);
  if (minguo) return year + MINGUO_FIRST_YEAR - 1;
  return text.length === 2 ? 2000 + year : year;
}

export function isCalendarDay(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function ordered(first: number, second: number, order: DayMonthOrder): { day: number; month: number } {
  if (second > 12) return { day: second, month: first };
  if (first > 12) return { day: first, month: second };
  return order === 'dmy' ? { day: first, month: second } : { day: second, month: first };
}

/** How far a date is compared with what is printed around it, in characters. */
const AROUND = 40;

function belongsToDateBefore({ isTaken }: Shape, text: string, start: number): boolean {
  return isTaken?.(text.slice(Math.max(0, start - AROUND), start), text.slice(start, start + AROUND)) === true;
}

function read(shape: Shape, match: RegExpMatchArray, order: DayMonthOrder): PrintedDate | null {
  const parts = shape.parts(match.slice(1));
  const year = fullYear(parts.year, shape.minguo === true);
  const { day, month } = parts.numeric ? ordered(parts.day, parts.month, order) : parts;
  if (!isCalendarDay(year ?? 2024, month, day) || (year !== null && (year < 1970 || year > 2099))) return null;
  const ambiguous = parts.numeric && parts.day <= 12 && parts.month <= 12 && parts.day !== parts.month;
  const start = match.index ?? 0;
  return { year, month, day, ambiguous, start, end: start + match[0].length };
}

function collect(
  printed: string,
  shapes: readonly Shape[],
  order: DayMonthOrder,
  { minguo = false }: DateOptions,
): PrintedDate[] {
  const found: PrintedDate[] = [];
  if (!/[\d０-９年月]/u.test(printed)) return found;
  const text = plainWidth(printed);
  for (const shape of minguo ? [...BARE_MINGUO_SHAPES, ...shapes] : shapes) {
    for (const match of text.matchAll(shape.pattern)) {
      const date = belongsToDateBefore(shape, text, match.index) ? null : read(shape, match, order);
      if (date !== null && !found.some((other) => date.start < other.end && other.start < date.end)) found.push(date);
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** All dates with a year in a text, in the order of the text. */
export function datesIn(text: string, order: DayMonthOrder = 'dmy', options: DateOptions = {}): PrintedDate[] {
  return collect(text, SHAPES, order, options);
}

/** All dates in a text, with or without a year. */
export function shortDatesIn(text: string, order: DayMonthOrder = 'dmy', options: DateOptions = {}): PrintedDate[] {
  return collect(text, [...SHAPES, ...SHORT_SHAPES], order, options);
}

/** Whether a document counts its years from the founding of the Republic of China. */
export function countsMinguoYears(text: string): boolean {
  return /民[國国]|統一編號|統一發票|新[台臺]幣|NT\$/u.test(text);
}

export function isoDate(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The ISO form of a date with a year. */
export function isoOf(date: PrintedDate): string | null {
  return date.year === null ? null : isoDate(date.year, date.month, date.day);
}

/**
 * Whether numeric dates of a document put the day or the month first: a date that allows only one order decides,
 * otherwise `fallback`.
 */
export function orderOf(text: string, fallback: DayMonthOrder): DayMonthOrder {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const match of text.matchAll(/(?<![\d.,/-])(\d{1,2})([/-])(\d{1,2})\2(?:\d{4}|\d{2})(?!\d)/gu)) {
    if (Number(match[1]) > 12 && Number(match[3]) <= 12) dayFirst++;
    if (Number(match[3]) > 12 && Number(match[1]) <= 12) monthFirst++;
  }
  if (dayFirst === monthFirst) return fallback;
  return dayFirst > monthFirst ? 'dmy' : 'mdy';
}

/** The ISO date `days` days after an ISO date. */
export function addDays(iso: string, days: number): string {
  const moment = new Date(`${iso}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}
