import { dayOfMonthWord, dayWord, monthWord, yearWord } from './marked-words.ts';

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
];
const CHINESE = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

/** The month that a word names: march, mar, sept; null for any other word. */
export function namedMonth(word: string): number | null {
  if (word === 'sept') return 9;
  const at = MONTHS.findIndex((month) => month === word || month.slice(0, 3) === word);
  return at < 0 ? null : at + 1;
}

const valid = (month: number, day = 1) => month >= 1 && month <= 12 && day >= 1 && day <= 31;
const two = (text: string) => text.padStart(2, '0');

/**
 * The words of a date as it is typed; all must match. Null if the word is no date. Days are read before months, as in
 * Hong Kong, unless only the other order is possible.
 */
export function typedDate(word: string): string[] | null {
  return yearFirst(word) ?? dayFirst(word) ?? chineseDate(word);
}

function yearFirst(word: string): string[] | null {
  const match = /^((?:19|20)\d\d)[-/.](\d{1,2})(?:[-/.](\d{1,2}))?$/.exec(word);
  if (match === null) return null;
  const [, year = '', month = '', day] = match;
  if (!valid(Number(month), Number(day ?? 1))) return null;
  if (day === undefined) return [yearWord(year), monthWord(Number(month))];
  return [dayWord(`${year}-${two(month)}-${two(day)}`)];
}

function dayFirst(word: string): string[] | null {
  const match = /^(\d{1,2})[-/.](\d{1,2})[-/.]((?:19|20)?\d\d)$/.exec(word);
  if (match === null) return null;
  const [, first = '', second = '', written = ''] = match;
  const year = written.length === 2 ? `20${written}` : written;
  const [day, month] = Number(second) <= 12 ? [first, second] : [second, first];
  return valid(Number(month), Number(day)) ? [dayWord(`${year}-${two(month)}-${two(day)}`)] : null;
}

function chineseDate(word: string): string[] | null {
  const match = /^(?:((?:19|20)\d\d)年)?(?:(\d{1,2}|[一二三四五六七八九十]{1,2})月)?(?:(\d{1,2})[日号])?$/.exec(word);
  if (match === null || word === '') return null;
  const [, year, month, day] = match;
  const number = month === undefined ? null : monthOf(month);
  if (number !== null && !valid(number)) return null;
  return [
    ...(year === undefined ? [] : [yearWord(year)]),
    ...(number === null ? [] : [monthWord(number)]),
    ...(day === undefined ? [] : [dayOfMonthWord(Number(day))]),
  ];
}

function monthOf(written: string): number {
  const at = CHINESE.indexOf(written);
  return at < 0 ? Number(written) : at + 1;
}
