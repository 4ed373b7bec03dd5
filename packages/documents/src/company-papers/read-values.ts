import type { Token } from '../page/page.ts';
import { datesIn, isoOf } from '../values/date.ts';
import { parseEnglishAmount } from '../values/english-number.ts';
import { plainWidth } from '../values/width.ts';
import { lettersAndDigits } from '../values/words.ts';
import { textOf } from './find-phrase.ts';
import type { ValueLines } from './paper-values.ts';

/** A text and the tokens it was read from. */
export interface Read {
  readonly value: string;
  readonly tokens: readonly Token[];
}

const HAN = /\p{Script=Han}/u;
const LATIN = /[A-Za-z]/u;
/** What forms print where there is no value, as letters and digits. */
const NOTHING = new Set(['', 'NA', 'NIL', 'NONE', '無', '不適用']);
const isNothing = (text: string): boolean => NOTHING.has(lettersAndDigits(text));
/** Marks that do not begin a value, and that do not end one. */
const NOT_FIRST = new Set(' :.,;|\'"“”‘’*_-');
const NOT_LAST = new Set(' :;|\'"“”‘’*_-');
const MAX_NAME = 200;
const MAX_ADDRESS = 400;

/** The English and the Chinese name among the lines of a value; a name may take several lines. */
export function namesIn(lines: ValueLines): { name: Read | null; nameZh: Read | null } {
  const parts = lines.flatMap(byScript);
  return {
    name: joinedRead(
      parts.filter(({ value }) => !HAN.test(value)),
      ' ',
      MAX_NAME,
    ),
    nameZh: joinedRead(
      parts.filter(({ value }) => HAN.test(value)),
      '',
      MAX_NAME,
    ),
  };
}

/** A line cut where it changes from Latin to Chinese or back; marks and figures belong to what is before them. */
function byScript(tokens: readonly Token[]): Read[] {
  if (isNothing(textOf(tokens))) return [];
  const groups: Token[][] = [];
  for (const token of tokens) {
    const group = groups.at(-1);
    const isSame = group?.some(({ text }) => HAN.test(text)) === HAN.test(token.text);
    if (group !== undefined && (isSame || !hasWord(token.text))) group.push(token);
    else groups.push([token]);
  }
  return groups.map((group) => ({ value: textOf(group), tokens: group })).filter(({ value }) => hasWord(value));
}

const hasWord = (text: string): boolean => LATIN.test(text) || HAN.test(text);

function joinedRead(parts: readonly Read[], between: string, most: number): Read | null {
  const value = tidy(parts.map((part) => part.value).join(between));
  if (value === '' || value.length > most || isNothing(value)) return null;
  return { value, tokens: parts.flatMap(({ tokens }) => tokens) };
}

/** Without marks around it. Chinese keeps its wide brackets. */
function tidy(text: string): string {
  const plain = [...(HAN.test(text) ? text : plainWidth(text)).replace(/\s+/gu, ' ')];
  const first = plain.findIndex((mark) => !NOT_FIRST.has(mark));
  const last = plain.findLastIndex((mark) => !NOT_LAST.has(mark));
  return first === -1 ? '' : plain.slice(first, last + 1).join('');
}

/** A text of one or more lines, such as a nature of business. */
export function textIn(lines: ValueLines): Read | null {
  const parts = lines.map((tokens) => ({ value: textOf(tokens), tokens }));
  return joinedRead(parts, ' ', MAX_NAME);
}

/** An address: its lines, separated by a comma where they have none. */
export function addressIn(lines: ValueLines): Read | null {
  const parts = lines
    .map((tokens) => ({ value: tidy(textOf(tokens)).replace(/,$/u, ''), tokens }))
    .filter(({ value }) => !isNothing(value));
  const isChinese = parts.every(({ value }) => HAN.test(value));
  return joinedRead(parts, isChinese ? '' : ', ', MAX_ADDRESS);
}

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'.split(
    ' ',
  );
const MAX_YEAR_WORDS = 6;

/** A day in English words as in numbers: "the fifth day of May two thousand and twenty-one" as "5 May 2021". */
function wordsAsNumbers(text: string): string {
  const words = text.toLowerCase().split(/[\s,.]+/u);
  const at = words.findIndex((word, index) => word === 'day' && words[index + 1] === 'of');
  const day = Math.max(
    ORDINALS.indexOf(words[at - 1] ?? ''),
    ORDINALS.indexOf(words.slice(Math.max(0, at - 2), Math.max(0, at)).join('-')),
  );
  if (at < 1 || day === -1) return text;
  const [month = '', ...year] = words.slice(at + 2, at + 3 + MAX_YEAR_WORDS);
  for (let count = year.length; count > 1; count--) {
    const number = parseEnglishAmount(`${year.slice(0, count).join(' ')} dollars`);
    if (number !== null) return `${day + 1} ${month} ${number.slice(0, 4)}`;
  }
  return text;
}

/** The days in a text, as `YYYY-MM-DD`; Hong Kong puts the day before the month. */
export function daysIn(text: string): { iso: string; ambiguous: boolean }[] {
  return datesIn(wordsAsNumbers(text)).flatMap((date) => {
    const iso = isoOf(date);
    return iso === null ? [] : [{ iso, ambiguous: date.ambiguous }];
  });
}
