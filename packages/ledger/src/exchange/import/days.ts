import { type Day, dayIfExists, daysInMonth } from '../../calendar/index.ts';

/** Whether day or month comes first where both are figures. */
export type DateOrder = 'dmy' | 'mdy';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';

const YEAR_FIRST = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const FIGURES = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;
const DAY_MONTH_YEAR = new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?[-/. ]*(?:of )?${MONTH}[-/. ,]*(\\d{4}|\\d{2})$`);
const MONTH_DAY_YEAR = new RegExp(`^${MONTH}[-/. ]*(\\d{1,2})(?:st|nd|rd|th)?[-/. ,]+(\\d{4}|\\d{2})$`);
const MONTH_YEAR = new RegExp(`^${MONTH}[-/. ,]*(\\d{4})$`);
const YEAR_MONTH = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*月?$/;

function plain(text: string): string {
  const day = text.normalize('NFKC').trim().toLowerCase();
  // A time of day, and the name of the weekday before the date.
  return day
    .replace(/[t ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?[ap]m)?z?$/, '')
    .replace(/^(mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?,? /, '');
}

function dayOf(year: string | undefined, month: number, dayOfMonth: string | undefined): Day | null {
  const full = year?.length === 2 ? `20${year}` : year;
  return dayIfExists(Number(full), month, Number(dayOfMonth));
}

function monthOf(name: string | undefined): number {
  return MONTHS.indexOf((name ?? '').slice(0, 3)) + 1;
}

/** Reads a date as other programs print it; null when the text is not a date. */
export function readDay(text: string, order: DateOrder): Day | null {
  const given = plain(text);
  const yearFirst = YEAR_FIRST.exec(given) ?? COMPACT.exec(given);
  if (yearFirst !== null) return dayOf(yearFirst[1], Number(yearFirst[2]), yearFirst[3]);
  const figures = FIGURES.exec(given);
  if (figures !== null) {
    const [, first, second, year] = figures;
    return order === 'dmy' ? dayOf(year, Number(second), first) : dayOf(year, Number(first), second);
  }
  const named = DAY_MONTH_YEAR.exec(given);
  if (named !== null) return dayOf(named[3], monthOf(named[2]), named[1]);
  const american = MONTH_DAY_YEAR.exec(given);
  if (american !== null) return dayOf(american[3], monthOf(american[1]), american[2]);
  return null;
}

/** The last day of a month written without a day (`Mar 2026`, 2026年3月); a whole date gives itself. */
export function readMonthEnd(text: string, order: DateOrder): Day | null {
  const whole = readDay(text, order);
  if (whole !== null) return whole;
  const given = plain(text);
  const named = MONTH_YEAR.exec(given);
  const figures = YEAR_MONTH.exec(given);
  const year = Number(named?.[2] ?? figures?.[1]);
  const month = named === null ? Number(figures?.[2]) : monthOf(named[1]);
  if (!(month >= 1 && month <= 12)) return null;
  return dayIfExists(year, month, daysInMonth(year, month));
}

/** The order a file's dates are written in. `certain` is false when no date decides it: 03/04/2026 may be either. */
export function dateOrderOf(texts: Iterable<string>): { order: DateOrder; certain: boolean } {
  let [dayFirst, monthFirst, undecided] = [0, 0, 0];
  for (const text of texts) {
    const match = FIGURES.exec(plain(text));
    if (match === null) continue;
    const [first, second] = [Number(match[1]), Number(match[2])];
    if (first > 12) dayFirst += 1;
    else if (second > 12) monthFirst += 1;
    else if (first !== second) undecided += 1;
  }
  const order = monthFirst > dayFirst ? 'mdy' : 'dmy';
  return { order, certain: undecided === 0 || dayFirst + monthFirst > 0 };
}

const DATE_IN_TEXT = new RegExp(
  [
    '\\d{4}\\s*[-/.年]\\s*\\d{1,2}\\s*[-/.月]\\s*\\d{1,2}\\s*日?',
    `\\d{1,2}(?:st|nd|rd|th)? ${MONTH},? \\d{4}`,
    `${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}`,
    '\\d{1,2}/\\d{1,2}/\\d{4}',
  ].join('|'),
  'g',
);

/** Every date inside a sentence such as "For the period 1 April 2025 to 31 March 2026". */
export function daysIn(text: string, order: DateOrder): Day[] {
  const found = text.normalize('NFKC').toLowerCase().match(DATE_IN_TEXT) ?? [];
  return found.flatMap((part) => readDay(part, order) ?? []);
}
