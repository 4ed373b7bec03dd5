import { type Day, dayIfExists, daysInMonth } from '../calendar/index.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;
const NAME =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

/** Ways to write a day or a month; each pattern names `y`, `m` (a number) or `n` (a name) and, for a day, `d`. */
const WAYS: readonly string[] = [
  String.raw`\d{4} ?年 ?\d{1,2} ?月 ?\d{1,2} ?[日號号]`,
  String.raw`\d{4} ?年 ?\d{1,2} ?月(?:份)?`,
  String.raw`\d{1,2} ?月 ?\d{1,2} ?[日號号]`,
  String.raw`\d{1,2} ?月(?:份)?`,
  String.raw`\d{4}[-/.]\d{1,2}[-/.]\d{1,2}`,
  String.raw`\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})`,
  String.raw`\d{1,2}(?:st|nd|rd|th)?[- ]${NAME}\.?(?:[-, ]{1,2}\d{4})?`,
  String.raw`${NAME}\.? \d{1,2}(?:st|nd|rd|th)?(?!\d)(?:,? \d{4})?`,
  String.raw`${NAME}\.?(?:[-, ]{1,2}\d{4})?`,
];

/** A pattern of all ways, for use inside a larger one. */
export const WRITTEN = `(?:${WAYS.join('|')})`;

const PARTS: readonly RegExp[] = [
  /^(?<y>\d{4}) ?年 ?(?<m>\d{1,2}) ?月(?: ?(?<d>\d{1,2}) ?[日號号])?/,
  /^(?<m>\d{1,2}) ?月(?: ?(?<d>\d{1,2}) ?[日號号])?/,
  /^(?<y>\d{4})[-/.](?<m>\d{1,2})[-/.](?<d>\d{1,2})$/,
  /^(?<d>\d{1,2})[-/.](?<m>\d{1,2})[-/.](?<y>\d{4}|\d{2})$/,
  /^(?<d>\d{1,2})(?:st|nd|rd|th)?[- ](?<n>[a-z]+)\.?(?:[-, ]{1,2}(?<y>\d{4}))?$/,
  /^(?<n>[a-z]+)\.? (?<d>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<y>\d{4}))?$/,
  /^(?<n>[a-z]+)\.?(?:[-, ]{1,2}(?<y>\d{4}))?$/,
];

/** A day or a whole month as written; parts that are not written are null. */
export interface WrittenDate {
  year: number | null;
  month: number;
  dayOfMonth: number | null;
}

/** The parts of a text that `WRITTEN` matched, the day before the month as in Hong Kong. */
export function readWritten(text: string): WrittenDate | null {
  for (const pattern of PARTS) {
    const groups = pattern.exec(text)?.groups;
    if (groups === undefined) continue;
    const month = groups.n === undefined ? Number(groups.m) : monthOf(groups.n);
    if (month < 1 || month > 12) return null;
    return { year: yearOf(groups.y), month, dayOfMonth: groups.d === undefined ? null : Number(groups.d) };
  }
  return null;
}

function monthOf(name: string): number {
  return MONTHS.findIndex((month) => name.startsWith(month)) + 1;
}

function yearOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

/** The first day that is meant in a year: of a whole month, its first. */
export function firstDay({ month, dayOfMonth }: WrittenDate, year: number): Day | null {
  return dayIfExists(year, month, dayOfMonth ?? 1);
}

/** The last day that is meant in a year: of a whole month, its last. */
export function lastDay({ month, dayOfMonth }: WrittenDate, year: number): Day | null {
  return dayIfExists(year, month, dayOfMonth ?? daysInMonth(year, month));
}
