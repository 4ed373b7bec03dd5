import { parseChineseNumber } from './chinese-number.ts';

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
const MONTH_WORD = `(?<![a-z])${MONTH_NAME.replace('(', '(?:')}`;
/** A digit directly before or after a date would make it part of a longer number. */
const FREE_START = '(?<![\\d.,/-])';
const FREE_END = '(?![\\d/-]|[.,]\\d)';
/** The month of the day before may come directly before a day: "1 Dec/31 Dec". */
const DAY_START = `(?:${FREE_START}|(?<=${MONTH_WORD}[/-]))`;
/** A year of two digits must not be the hour of a time. */
const YEAR = "['’]?(\\d{4}|\\d{2})(?![:：]\\d)";
const HAN_DIGITS = '〇零○一二三四五六七八九十廿卅';
/** Years of the Republic of China count from this one. */
export const MINGUO_FIRST_YEAR = 1912;

/** A way dates are printed, and how its parts are read. */
export interface Shape {
  readonly pattern: RegExp;
  readonly parts: (groups: readonly string[]) => { year: string | null; month: number; day: number; numeric: boolean };
  /** The year counts from 1912. */
  readonly minguo?: boolean;
  /** Whether the first number belongs to the date printed before: the 31 of "Dec 31 / Jan 1" is no day of January. */
  readonly isTaken?: (before: string, rest: string) => boolean;
}

const GAP = '[\\s./,–—~-]{0,3}';
const ENDS_WITH_MONTH = new RegExp(`${MONTH_WORD}${GAP}$`, 'iu');
const ENDS_WITH_DAY = new RegExp(`(?<!\\d)\\d{1,2}(?:st|nd|rd|th)?${GAP}$`, 'iu');
const DAY_MONTH_DAY = new RegExp(`^\\d{1,2}(?:st|nd|rd|th)?${GAP}${MONTH_NAME}${GAP}\\d{1,2}(?!\\d)`, 'iu');
const ENDS_WITH_MONTH_AND_DAY = new RegExp(
  `(?<!\\d{4}${GAP})${MONTH_WORD}[\\s./-]{0,3}\\d{1,2}(?:st|nd|rd|th)?,?\\s?$`,
  'iu',
);

/** The day belongs to the month before it, as another day follows: "Dec 31 / Jan 1". */
function isDayOfMonthBefore(before: string, rest: string): boolean {
  const month = ENDS_WITH_MONTH.exec(before);
  return month !== null && DAY_MONTH_DAY.test(rest) && !ENDS_WITH_DAY.test(before.slice(0, month.index));
}

/** The year belongs to the day before it: "Dec 31, 2025 / Jan 1". */
function isYearOfDayBefore(before: string): boolean {
  return ENDS_WITH_MONTH_AND_DAY.test(before);
}

function monthOf(name: string): number {
  const lower = name.toLowerCase();
  return MONTHS[lower] ?? MONTHS[lower.slice(0, 4)] ?? MONTHS[lower.slice(0, 3)] ?? 0;
}

function hanNumber(text: string | undefined): number {
  return parseChineseNumber(text === '元' ? '一' : (text ?? ''))?.toNumber() ?? 0;
}

const HAN_DATE = `([${HAN_DIGITS}\\d]{1,3})\\s*月\\s*([${HAN_DIGITS}\\d]{1,3})\\s*[日號号]?`;
const MINGUO_SHAPES: readonly Shape[] = [
  {
    pattern: new RegExp(`(?:中華)?民[國国]\\s*([${HAN_DIGITS}百\\d]{1,6}|元)\\s*年\\s*${HAN_DATE}`, 'gu'),
    parts: ([y, m, d]) => ({ year: String(hanNumber(y)), month: hanNumber(m), day: hanNumber(d), numeric: false }),
    minguo: true,
  },
  {
    pattern: new RegExp(
      `(?:中華)?民[國国]\\s*(\\d{2,3})\\s?([-/.])\\s?(\\d{1,2})\\s?\\2\\s?(\\d{1,2})${FREE_END}`,
      'gu',
    ),
    parts: ([y, , m, d]) => ({ year: y ?? '', month: Number(m), day: Number(d), numeric: false }),
    minguo: true,
  },
];
/** Used only when the document is known to count its years from 1912. */
export const BARE_MINGUO_SHAPES: readonly Shape[] = [
  {
    pattern: /(?<!\d)(\d{2,3})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*[日號号]?/gu,
    parts: ([y, m, d]) => ({ year: y ?? '', month: Number(m), day: Number(d), numeric: false }),
    minguo: true,
  },
  {
    pattern: new RegExp(`${FREE_START}(1\\d{2})\\s?([-/.])\\s?(\\d{1,2})\\s?\\2\\s?(\\d{1,2})${FREE_END}`, 'gu'),
    parts: ([y, , m, d]) => ({ year: y ?? '', month: Number(m), day: Number(d), numeric: false }),
    minguo: true,
  },
];

export const SHAPES: readonly Shape[] = [
  ...MINGUO_SHAPES,
  {
    pattern: new RegExp(`([〇零○一二三四五六七八九]{4})\\s*年\\s*${HAN_DATE}`, 'gu'),
    parts: ([y, m, d]) => ({ year: String(hanNumber(y)), month: hanNumber(m), day: hanNumber(d), numeric: false }),
  },
  {
    pattern: /(?<!\d)(\d{4}|\d{2})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*[日號号]?/giu,
    parts: ([y, m, d]) => ({ year: y ?? '', month: Number(m), day: Number(d), numeric: false }),
  },
  {
    pattern: new RegExp(`${FREE_START}(\\d{4})\\s?[-/.]\\s?(\\d{1,2})\\s?[-/.]\\s?(\\d{1,2})${FREE_END}`, 'giu'),
    parts: ([y, m, d]) => ({ year: y ?? '', month: Number(m), day: Number(d), numeric: false }),
  },
  {
    isTaken: isDayOfMonthBefore,
    pattern: new RegExp(
      `${DAY_START}(\\d{1,2})(?:st|nd|rd|th)?(?:\\s+day)?(?:\\s+of)?[\\s./,-]*${MONTH_NAME}[\\s.,/-]*${YEAR}(?!\\d|[\\s./-]*${MONTH_NAME.replace('(', '(?:')})`,
      'giu',
    ),
    parts: ([d, m, y]) => ({ year: y ?? '', month: monthOf(m ?? ''), day: Number(d), numeric: false }),
  },
  {
    isTaken: isYearOfDayBefore,
    // A day with a year after it belongs to that year: Mar 16, 2026 - Apr 12, 2026.
    pattern: new RegExp(
      `${FREE_START}(\\d{4})[\\s.,/-]*${MONTH_NAME}[\\s.,/-]*(\\d{1,2})(?:st|nd|rd|th)?${FREE_END}(?!, ?\\d{4})`,
      'giu',
    ),
    parts: ([y, m, d]) => ({ year: y ?? '', month: monthOf(m ?? ''), day: Number(d), numeric: false }),
  },
  {
    pattern: new RegExp(`(?<![a-z])${MONTH_NAME}[\\s./-]*(\\d{1,2})(?:st|nd|rd|th)?[\\s,./-]+${YEAR}(?!\\d)`, 'giu'),
    parts: ([m, d, y]) => ({ year: y ?? '', month: monthOf(m ?? ''), day: Number(d), numeric: false }),
  },
  {
    pattern: new RegExp(`${FREE_START}(\\d{1,2})\\s?([./-])\\s?(\\d{1,2})\\s?\\2\\s?${YEAR}(?!\\d|[.,/-]\\d)`, 'giu'),
    // With dots the day always comes first.
    parts: ([d, mark, m, y]) => ({
      year: y ?? '',
      month: Number(m),
      day: Number(d),
      numeric: mark !== '.' || Number(m) > 12,
    }),
  },
];

export const SHORT_SHAPES: readonly Shape[] = [
  {
    isTaken: isDayOfMonthBefore,
    pattern: new RegExp(`${DAY_START}(\\d{1,2})[\\s./-]*${MONTH_NAME}(?![a-z\\d])`, 'giu'),
    parts: ([d, m]) => ({ year: null, month: monthOf(m ?? ''), day: Number(d), numeric: false }),
  },
  {
    pattern: new RegExp(`(?<![a-z])${MONTH_NAME}[\\s.-]*(\\d{1,2})(?![\\d.]|,(?!\\s?${MONTH_WORD}))`, 'giu'),
    parts: ([m, d]) => ({ year: null, month: monthOf(m ?? ''), day: Number(d), numeric: false }),
  },
  {
    pattern: new RegExp(HAN_DATE.replace('[日號号]?', '[日號号]'), 'gu'),
    parts: ([m, d]) => ({ year: null, month: hanNumber(m), day: hanNumber(d), numeric: false }),
  },
  {
    pattern: new RegExp(`${FREE_START}(\\d{1,2})\\s?([/-])\\s?(\\d{1,2})${FREE_END}`, 'giu'),
    parts: ([d, , m]) => ({ year: null, month: Number(m), day: Number(d), numeric: true }),
  },
];
