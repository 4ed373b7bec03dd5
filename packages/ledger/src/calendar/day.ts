import { LedgerIssue } from '../fault.ts';
import type { TextOf } from '../value.ts';

/**
 * A calendar day 'YYYY-MM-DD', without time or zone. Compare days with `<` and `>`: they sort as text. `parseDay` and
 * `isDay` check a text from outside.
 */
export type Day = TextOf<'day'>;

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}

/** Months and days as they are written. Long lists compute thousands of days. */
const TWO_FIGURES = Array.from({ length: 32 }, (_, value) => pad(value, 2));
const LAST_YEAR = 9999;
const ZERO = '0'.charCodeAt(0);
/** `Date.UTC` takes earlier years for those of a century. */
const FIRST_PLAIN_YEAR = 100;

/** Null outside the years 0 to 9999. */
function fromUtc(timeMs: number): Day | null {
  const date = new Date(timeMs);
  const year = date.getUTCFullYear();
  return year >= 0 && year <= LAST_YEAR ? dayText(year, date.getUTCMonth() + 1, date.getUTCDate()) : null;
}

function toUtc(day: Day): number {
  if (!isDay(day)) throw new LedgerIssue('bad_day', { found: day });
  const { year, month, dayOfMonth } = numbersOf(day);
  if (year < FIRST_PLAIN_YEAR) return Date.parse(`${day}T00:00:00Z`);
  return Date.UTC(year, month - 1, dayOfMonth);
}

/** The day of a year, month (1-12) and day of the month. Throws `bad_day` for one that the calendar does not have. */
export function makeDay(year: number, month: number, dayOfMonth: number): Day {
  return parseDay(dayText(year, month, dayOfMonth));
}

/** The day of a year, month (1-12) and day of the month; null for one that the calendar does not have. */
export function dayIfExists(year: number, month: number, dayOfMonth: number): Day | null {
  const text = dayText(year, month, dayOfMonth);
  return isDay(text) ? text : null;
}

function dayText(year: number, month: number, dayOfMonth: number): string {
  return `${pad(year, 4)}-${TWO_FIGURES[month] ?? pad(month, 2)}-${TWO_FIGURES[dayOfMonth] ?? pad(dayOfMonth, 2)}`;
}

/** The day that a text names. Throws `bad_day`. */
export function parseDay(text: string): Day {
  if (!isDay(text)) throw new LedgerIssue('bad_day', { found: text });
  return text;
}

/** True for an existing day of the calendar: '2026-02-29' is not one. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const { year, month, dayOfMonth } = numbersOf(text);
  return month >= 1 && month <= 12 && dayOfMonth >= 1 && dayOfMonth <= daysInMonth(year, month);
}

/** Number of days of a month (1-12). */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** The parts of a day, month counted from 1. Throws `bad_day`. */
export function partsOf(day: Day): { year: number; month: number; dayOfMonth: number } {
  if (!isDay(day)) throw new LedgerIssue('bad_day', { found: day });
  return numbersOf(day);
}

function numbersOf(day: string): { year: number; month: number; dayOfMonth: number } {
  const figure = (at: number) => day.charCodeAt(at) - ZERO;
  return {
    year: figure(0) * 1000 + figure(1) * 100 + figure(2) * 10 + figure(3),
    month: figure(5) * 10 + figure(6),
    dayOfMonth: figure(8) * 10 + figure(9),
  };
}

/** The day `count` days later (earlier when negative). Throws `bad_day`, also outside the years 0 to 9999. */
export function addDays(day: Day, count: number): Day {
  return daysLater(day, count) ?? outsideCalendar(day);
}

/** As `addDays`; null outside the years 0 to 9999. */
export function daysLater(day: Day, count: number): Day | null {
  return fromUtc(toUtc(day) + count * DAY_MS);
}

function outsideCalendar(from: Day): never {
  throw new LedgerIssue('bad_day', { found: from });
}

/** Days from `from` to `to`; negative when `to` is earlier. Throws `bad_day`. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((toUtc(to) - toUtc(from)) / DAY_MS);
}

/** First day of the month of `day`. */
export function startOfMonth(day: Day): Day {
  const { year, month } = partsOf(day);
  return dayText(year, month, 1);
}

/** Last day of the month of `day`. */
export function endOfMonth(day: Day): Day {
  const { year, month } = partsOf(day);
  return dayText(year, month, daysInMonth(year, month));
}

/**
 * Same day of another month, `count` months later; the 31st becomes the last day of a shorter month. Throws `bad_day`,
 * also outside the years 0 to 9999.
 */
export function addMonths(day: Day, count: number): Day {
  return monthsLater(day, count) ?? outsideCalendar(day);
}

/** As `addMonths`; null outside the years 0 to 9999. */
export function monthsLater(day: Day, count: number): Day | null {
  const { year, month, dayOfMonth } = partsOf(day);
  const index = year * 12 + (month - 1) + count;
  const newYear = Math.floor(index / 12);
  const newMonth = (index % 12) + 1;
  const isInCalendar = newYear >= 0 && newYear <= LAST_YEAR;
  return isInCalendar ? dayText(newYear, newMonth, Math.min(dayOfMonth, daysInMonth(newYear, newMonth))) : null;
}

/** Business days are days in Hong Kong, wherever the reader and the server are. */
export const HONG_KONG = 'Asia/Hong_Kong';

const hongKongDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: HONG_KONG,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Hong Kong has been eight hours ahead of UTC, without summer time, since 1979. */
const HOURS_AHEAD = 8;

/** The hour of the day in Hong Kong at an instant, 0 to 23. */
export function hourInHongKong(instant: Date): number {
  return (instant.getUTCHours() + HOURS_AHEAD) % 24;
}

/** The business day at an instant, which the caller supplies. */
export function dayInHongKong(instant: Date): Day {
  return hongKongDay.format(instant);
}
