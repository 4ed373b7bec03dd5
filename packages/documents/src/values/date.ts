/** A printed date. `year` is null where none is printed; `ambiguous` when day and month could be exchanged. */
export interface PrintedDate {
  readonly year: number | null;
  readonly month: number;
  readonly day: number;
  readonly ambiguous: boolean;
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
}

export type DayMonthOrder = 'dmy' | 'mdy';

const MONTHS: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  may: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  oct: 10,
  nov: 11,
  dec: 12,
  mär: 3,
  mai: 5,
  okt: 10,
  dez: 12,
  janv: 1,
  fév: 2,
  avr: 4,
  juin: 6,
  juil: 7,
  aoû: 8,
  déc: 12,
};
const MONTH_NAME =
  '(january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|' +
  'janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|' +
  'jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec|mär|okt|dez)';
/** Before and after a date no digit may stand: it would be part of a longer number. */
const FREE_START = '(?<![\\d.,/-])';
const FREE_END = '(?![\\d/-]|[.,]\\d)';
const YEAR = "'?(\\d{4}|\\d{2})";

interface Shape {
  readonly pattern: RegExp;
  readonly parts: (groups: readonly string[]) => { year: string | null; month: number; day: number; numeric: boolean };
}

function monthOf(name: string): number {
  const lower = name.toLowerCase();
  return MONTHS[lower] ?? MONTHS[lower.slice(0, 4)] ?? MONTHS[lower.slice(0, 3)] ?? 0;
}

const SHAPES: readonly Shape[] = [
  {
    pattern: /(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*[日號]?/giu,
    parts: ([y, m, d]) => ({ year: y ?? '', month: Number(m), day: Number(d), numeric: false }),
  },
  {
    pattern: new RegExp(`${FREE_START}(\\d{4})\\s?[-/.]\\s?(\\d{1,2})\\s?[-/.]\\s?(\\d{1,2})${FREE_END}`, 'giu'),
    parts: ([y, m, d]) => ({ year: y ?? '', month: Number(m), day: Number(d), numeric: false }),
  },
  {
    pattern: new RegExp(
      `${FREE_START}(\\d{1,2})(?:st|nd|rd|th)?[\\s./-]*${MONTH_NAME}[\\s.,/-]*${YEAR}(?![\\d])`,
      'giu',
    ),
    parts: ([d, m, y]) => ({ year: y ?? '', month: monthOf(m ?? ''), day: Number(d), numeric: false }),
  },
  {
    pattern: new RegExp(`(?<![a-z])${MONTH_NAME}[\\s.-]*(\\d{1,2})(?:st|nd|rd|th)?[\\s,.-]+${YEAR}(?!\\d)`, 'giu'),
    parts: ([m, d, y]) => ({ year: y ?? '', month: monthOf(m ?? ''), day: Number(d), numeric: false }),
  },
  {
    pattern: new RegExp(`${FREE_START}(\\d{1,2})\\s?([./-])\\s?(\\d{1,2})\\s?\\2\\s?${YEAR}(?!\\d|[.,/-]\\d)`, 'giu'),
    parts: ([d, , m, y]) => ({ year: y ?? '', month: Number(m), day: Number(d), numeric: true }),
  },
];

const SHORT_SHAPES: readonly Shape[] = [
  {
    pattern: new RegExp(`${FREE_START}(\\d{1,2})[\\s./-]*${MONTH_NAME}(?![a-z\\d])`, 'giu'),
    parts: ([d, m]) => ({ year: null, month: monthOf(m ?? ''), day: Number(d), numeric: false }),
  },
  {
    pattern: new RegExp(`(?<![a-z])${MONTH_NAME}[\\s.-]*(\\d{1,2})(?![\\d,.])`, 'giu'),
    parts: ([m, d]) => ({ year: null, month: monthOf(m ?? ''), day: Number(d), numeric: false }),
  },
  {
    pattern: /(\d{1,2})\s*月\s*(\d{1,2})\s*日/giu,
    parts: ([m, d]) => ({ year: null, month: Number(m), day: Number(d), numeric: false }),
  },
  {
    pattern: new RegExp(`${FREE_START}(\\d{1,2})\\s?([/-])\\s?(\\d{1,2})${FREE_END}`, 'giu'),
    parts: ([d, , m]) => ({ year: null, month: Number(m), day: Number(d), numeric: true }),
  },
];

function fullYear(text: string | null): number | null {
  if (text === null || text === '') return null;
  const year = Number(text);
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

function read(shape: Shape, match: RegExpMatchArray, order: DayMonthOrder): PrintedDate | null {
  const parts = shape.parts(match.slice(1));
  const year = fullYear(parts.year);
  const { day, month } = parts.numeric ? ordered(parts.day, parts.month, order) : parts;
  if (!isCalendarDay(year ?? 2024, month, day) || (year !== null && (year < 1970 || year > 2099))) return null;
  const ambiguous = parts.numeric && parts.day <= 12 && parts.month <= 12 && parts.day !== parts.month;
  const start = match.index ?? 0;
  return { year, month, day, ambiguous, start, end: start + match[0].length };
}

function collect(text: string, shapes: readonly Shape[], order: DayMonthOrder): PrintedDate[] {
  const found: PrintedDate[] = [];
  for (const shape of shapes) {
    for (const match of text.matchAll(shape.pattern)) {
      const date = read(shape, match, order);
      if (date !== null && !found.some((other) => date.start < other.end && other.start < date.end)) found.push(date);
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** All dates with a year in a text, in the order they stand. */
export function datesIn(text: string, order: DayMonthOrder = 'dmy'): PrintedDate[] {
  return collect(text, SHAPES, order);
}

/** All dates in a text, with or without a year. */
export function shortDatesIn(text: string, order: DayMonthOrder = 'dmy'): PrintedDate[] {
  return collect(text, [...SHAPES, ...SHORT_SHAPES], order);
}

export function isoDate(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The ISO form of a date with a year. */
export function isoOf(date: PrintedDate): string | null {
  return date.year === null ? null : isoDate(date.year, date.month, date.day);
}

/**
 * Whether numeric dates of a document put the day or the month first: a date that allows one order only decides,
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
