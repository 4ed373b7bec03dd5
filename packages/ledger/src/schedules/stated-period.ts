import { addDays, addMonths, type Day } from '../calendar/index.ts';
import { MAX_SCHEDULE_MONTHS } from './terms.ts';
import { firstDay, lastDay, readWritten, WRITTEN, type WrittenDate } from './written-dates.ts';

/** A period that a text states, and the words that state it. */
export interface StatedPeriod {
  from: Day;
  to: Day;
  words: string;
}

const LONGEST_TEXT = 2_000;
const LONGEST_DOCUMENT = 20_000;
const START = '(?:from|commencing|starting|beginning|with effect from|effective)(?: on)?';
const RANGE = new RegExp(
  String.raw`(?<![\d/.-])(?<from>${WRITTEN}) ?(?:起)? ?(?:-|~|to|until|till|through|至|到) ?(?<to>${WRITTEN})(?![\d/])`,
  'g',
);
const MONTHS_FROM = new RegExp(
  String.raw`(?<![\d.])(?<count>\d{1,3})[- ](?<unit>month|year)s?(?: period| term)? ${START} (?<from>${WRITTEN})(?![\d/])`,
);
const FROM_MONTHS = new RegExp(
  String.raw`(?<from>${WRITTEN}) ?(?:起|開始)(?:計|算)?,? ?(?:為期|共)? ?(?<count>\d{1,3}) ?(?<unit>個月|年)`,
);

/**
 * The period that the words of a line or document state: "1/4/2026–31/3/2027", "April 2026 to March 2027", "for the 12
 * months from 1 April 2026", 「由2026年4月1日至2027年3月31日」, 「2026年4月1日起12個月」. The day comes before the month. A year
 * that is written once counts for both days. Null where no period is stated, where it is not clear, or where it ends
 * before it starts or is longer than 50 years: nothing is guessed.
 */
export function statedPeriod(text: string): StatedPeriod | null {
  return periodIn(text.slice(0, LONGEST_TEXT));
}

function periodIn(text: string): StatedPeriod | null {
  const plain = plainText(text);
  const long = MONTHS_FROM.exec(plain) ?? FROM_MONTHS.exec(plain);
  if (long !== null) return ofDuration(long);
  const found = [...plain.matchAll(RANGE)].flatMap((match) => ofRange(match) ?? []);
  return onlyOne(found);
}

/**
 * The period that a document states: each of its printed lines is read alone. Null where no line states one, or where they
 * state several. The kept text of a document is one long line, so a line is as long as a document may be.
 */
export function documentPeriod(text: string): StatedPeriod | null {
  return onlyOne(
    text
      .slice(0, LONGEST_DOCUMENT)
      .split(/\r?\n/)
      .flatMap((line) => periodIn(line) ?? []),
  );
}

/** The places of the first and the last word of a printed line that state a period; null if the line does not state it. */
export function wordsStating(
  words: readonly string[],
  { from, to }: Pick<StatedPeriod, 'from' | 'to'>,
): { first: number; last: number } | null {
  const found = statedPeriod(words.join(' '));
  if (found === null || found.from !== from || found.to !== to) return null;
  // Without spaces, which printing puts anywhere, the stated words are a part of the line.
  const letters = words.map((word) => withoutSpaces(plainText(word)));
  const start = letters.join('').indexOf(withoutSpaces(found.words));
  if (start === -1) return null;
  return { first: wordAt(letters, start), last: wordAt(letters, start + withoutSpaces(found.words).length - 1) };
}

const withoutSpaces = (text: string) => text.replaceAll(' ', '');

/** The word with the letter at a place in all words together. */
function wordAt(words: readonly string[], place: number): number {
  let end = 0;
  return words.findIndex((word) => {
    end += word.length;
    return place < end;
  });
}

function onlyOne([first, ...others]: readonly StatedPeriod[]): StatedPeriod | null {
  if (first === undefined) return null;
  return others.every(({ from, to }) => from === first.from && to === first.to) ? first : null;
}

function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‐-―−]/g, '-')
    .replace(/[〜~]/g, '~')
    .replace(/\s+/g, ' ')
    .replace(/ ?([-~]) ?/g, '$1')
    .toLowerCase();
}

function ofDuration({ 0: words, groups }: RegExpExecArray): StatedPeriod | null {
  const start = readWritten(groups?.from ?? '');
  if (start === null || start.year === null) return null;
  const from = firstDay(start, start.year);
  const count = Number(groups?.count) * (groups?.unit === 'year' || groups?.unit === '年' ? 12 : 1);
  if (from === null || count === 0 || count > MAX_SCHEDULE_MONTHS) return null;
  return { from, to: addDays(addMonths(from, count), -1), words };
}

function ofRange({ 0: words, groups }: RegExpMatchArray): StatedPeriod | null {
  const start = readWritten(groups?.from ?? '');
  const end = readWritten(groups?.to ?? '');
  if (start === null || end === null) return null;
  const years = yearsOf(start, end);
  if (years === null) return null;
  const from = firstDay(start, years.from);
  const to = lastDay(end, years.to);
  if (from === null || to === null || to < from) return null;
  return to < addMonths(from, MAX_SCHEDULE_MONTHS) ? { from, to, words } : null;
}

function yearsOf(start: WrittenDate, end: WrittenDate): { from: number; to: number } | null {
  const later = start.month > end.month;
  if (end.year !== null) return { from: start.year ?? (later ? end.year - 1 : end.year), to: end.year };
  if (start.year !== null) return { from: start.year, to: later ? start.year + 1 : start.year };
  return null;
}
