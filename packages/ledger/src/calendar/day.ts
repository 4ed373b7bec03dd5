import { LedgerFault } from '../fault.ts';

/** A calendar day 'YYYY-MM-DD', without time or zone. Compare days with `<` and `>`: they sort as text. */
export type Day = string;

const DAY_MS = 86_400_000;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}

function fromUtc(timeMs: number): Day {
  const date = new Date(timeMs);
  return makeDay(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

function toUtc(day: Day): number {
  if (!isDay(day)) throw new LedgerFault('bad_day', { found: day });
  return Date.parse(`${day}T00:00:00Z`);
}

/** The text of a year, month (1-12) and day of the month; the parts are not checked. */
export function makeDay(year: number, month: number, dayOfMonth: number): Day {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(dayOfMonth, 2)}`;
}

/** True for an existing day of the calendar: '2026-02-29' is not one. */
export function isDay(text: string): boolean {
  const match = DAY.exec(text);
  if (match === null) return false;
  const [year, month, dayOfMonth] = match.slice(1).map(Number) as [number, number, number];
  return month >= 1 && month <= 12 && dayOfMonth >= 1 && dayOfMonth <= daysInMonth(year, month);
}

/** Number of days of a month (1-12). */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** The parts of a day, month counted from 1. Throws `bad_day`. */
export function partsOf(day: Day): { year: number; month: number; dayOfMonth: number } {
  if (!isDay(day)) throw new LedgerFault('bad_day', { found: day });
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), dayOfMonth: Number(day.slice(8, 10)) };
}

/** The day `count` days later (earlier when negative). Throws `bad_day`. */
export function addDays(day: Day, count: number): Day {
  return fromUtc(toUtc(day) + count * DAY_MS);
}

/** Days from `from` to `to`; negative when `to` is earlier. Throws `bad_day`. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((toUtc(to) - toUtc(from)) / DAY_MS);
}

/** First day of the month of `day`. */
export function startOfMonth(day: Day): Day {
  const { year, month } = partsOf(day);
  return makeDay(year, month, 1);
}

/** Last day of the month of `day`. */
export function endOfMonth(day: Day): Day {
  const { year, month } = partsOf(day);
  return makeDay(year, month, daysInMonth(year, month));
}

/** Same day of another month, `count` months later; the 31st becomes the last day of a shorter month. */
export function addMonths(day: Day, count: number): Day {
  const { year, month, dayOfMonth } = partsOf(day);
  const index = year * 12 + (month - 1) + count;
  const newYear = Math.floor(index / 12);
  const newMonth = (index % 12) + 1;
  return makeDay(newYear, newMonth, Math.min(dayOfMonth, daysInMonth(newYear, newMonth)));
}

/** The calendar day it is in a time zone (e.g. 'Asia/Hong_Kong') at an instant, which the caller supplies. */
export function today(zone: string, instant: Date): Day {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(instant);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 'NaN');
  return makeDay(read('year'), read('month'), read('day'));
}
