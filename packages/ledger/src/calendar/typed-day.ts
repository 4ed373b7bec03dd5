import { addDays, type Day, daysInMonth, makeDay, partsOf } from './day.ts';

/** Why a text is not a day; `no_month` and `no_day`: the calendar has no such month or day. */
export type DayFault =
  | { code: 'not_understood' }
  | { code: 'no_month'; month: number }
  | { code: 'no_day'; year: number; month: number; last: number }
  | { code: 'year_out_of_range'; first: number; last: number };

export type DayReading = { ok: true; day: Day } | { ok: false; fault: DayFault };

interface TypedDayOptions {
  /** The meaning of `t`; a date without a year is in this day's year. */
  today: Day;
  /** Start for `+30` and `-7`; today by default. */
  base?: Day | undefined;
}

/** A year as written, with its number of digits, because `25` and `0025` differ. */
interface WrittenDate {
  year: string | null;
  month: number;
  dayOfMonth: number;
}

const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;
/** A year of two digits is at most this many years ahead. */
const YEARS_AHEAD = 20;
const LONGEST_TEXT = 40;
const LARGEST_OFFSET = 36_500;

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;
const NAMED_DAYS: Readonly<Record<string, number>> = {
  t: 0,
  today: 0,
  今天: 0,
  今日: 0,
  yesterday: -1,
  昨天: -1,
  昨日: -1,
  tomorrow: 1,
  明天: 1,
  明日: 1,
  聽日: 1,
};

/** Each pattern names the groups `y`, `m` and `d`; `n` is a month's name. The day comes before the month. */
const PATTERNS: readonly RegExp[] = [
  /^(?<y>\d{4})(?<s> ?[-/.] ?| )(?<m>\d{1,2})\k<s>(?<d>\d{1,2})$/,
  /^(?<d>\d{1,2})(?<s> ?[-/.] ?| )(?<m>\d{1,2})\k<s>(?<y>\d{4}|\d{2})$/,
  /^(?<d>\d{1,2})[-/.](?<m>\d{1,2})$/,
  /^(?<y>\d{4}|\d{2}) ?年 ?(?<m>\d{1,2}) ?月 ?(?<d>\d{1,2}) ?[日號号]?$/,
  /^(?<m>\d{1,2}) ?月 ?(?<d>\d{1,2}) ?[日號号]?$/,
  /^(?<d>\d{1,2})(?:st|nd|rd|th)?[-/. ]{0,2}(?<n>[a-z]{3,9})(?:[-/., ]{1,2}(?<y>\d{4}|\d{2}))?$/,
  /^(?<d>\d{1,2})(?<n>[a-z]{3,9})(?<y>\d{4}|\d{2})$/,
  /^(?<n>[a-z]{3,9})[-/. ]{0,2}(?<d>\d{1,2})(?:st|nd|rd|th)?(?:[-/, ]{1,2}(?<y>\d{4}))?$/,
  /^(?<y>\d{4})[-/. ]{0,2}(?<n>[a-z]{3,9})[-/. ]{0,2}(?<d>\d{1,2})$/,
  /^(?<y>(?:19|20|21)\d{2})(?<m>0[1-9]|1[0-2])(?<d>\d{2})$/,
  /^(?<d>\d{2})(?<m>\d{2})(?<y>\d{4})$/,
];

/**
 * The day that a person typed, the day before the month as in Hong Kong: `15/01/2025`, `15 Jan 2025`, `2025年1月15日`, `t`,
 * `+30`. A day that the calendar does not have is a fault; nothing is rolled over and nothing is guessed.
 */
export function readTypedDay(typed: string, { today, base = today }: TypedDayOptions): DayReading {
  if (typed.length > LONGEST_TEXT) return notUnderstood();
  const text = plainText(typed);
  const named = Object.hasOwn(NAMED_DAYS, text) ? NAMED_DAYS[text] : undefined;
  if (named !== undefined) return { ok: true, day: addDays(today, named) };
  if (/^[+-] ?\d{1,5}$/.test(text)) return offsetDay(base, Number(text.replace(' ', '')));
  const written = readWritten(text);
  return written === null ? notUnderstood() : existingDay(written, today);
}

function notUnderstood(): DayReading {
  return { ok: false, fault: { code: 'not_understood' } };
}

/** Full-width signs as plain ones, dashes as hyphens, single spaces, small letters. */
function plainText(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

function offsetDay(base: Day, count: number): DayReading {
  if (Math.abs(count) > LARGEST_OFFSET) return notUnderstood();
  const day = addDays(base, count);
  return checkYear(partsOf(day).year) ?? { ok: true, day };
}

function readWritten(text: string): WrittenDate | null {
  for (const pattern of PATTERNS) {
    const groups = pattern.exec(text)?.groups;
    if (groups === undefined) continue;
    const month = groups.n === undefined ? Number(groups.m) : monthOf(groups.n);
    if (month !== null) return { year: groups.y ?? null, month, dayOfMonth: Number(groups.d) };
  }
  return null;
}

/** The month (1-12) of a name or its first letters: `jan`, `sept`, `january`. */
function monthOf(name: string): number | null {
  const known = name === 'sept' ? 'sep' : name;
  const index = MONTHS.findIndex((month) => month === known || month.slice(0, 3) === known);
  return index === -1 ? null : index + 1;
}

function existingDay({ year: writtenYear, month, dayOfMonth }: WrittenDate, today: Day): DayReading {
  const year = fullYear(writtenYear, partsOf(today).year);
  const wrongYear = checkYear(year);
  if (wrongYear !== null) return wrongYear;
  if (month < 1 || month > 12) return { ok: false, fault: { code: 'no_month', month } };
  const last = daysInMonth(year, month);
  if (dayOfMonth < 1 || dayOfMonth > last) return { ok: false, fault: { code: 'no_day', year, month, last } };
  return { ok: true, day: makeDay(year, month, dayOfMonth) };
}

function checkYear(year: number): DayReading | null {
  if (year >= FIRST_YEAR && year <= LAST_YEAR) return null;
  return { ok: false, fault: { code: 'year_out_of_range', first: FIRST_YEAR, last: LAST_YEAR } };
}

/** `25` is the year of the century around today that ends so; no year is this year. */
function fullYear(written: string | null, thisYear: number): number {
  if (written === null) return thisYear;
  if (written.length === 4) return Number(written);
  const sameCentury = thisYear - (thisYear % 100) + Number(written);
  if (sameCentury > thisYear + YEARS_AHEAD) return sameCentury - 100;
  return sameCentury <= thisYear + YEARS_AHEAD - 100 ? sameCentury + 100 : sameCentury;
}
