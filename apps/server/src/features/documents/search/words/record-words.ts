import { pinyinOf } from '../../../../platform/chinese/index.ts';
import { fold, isHan, numberKey, pairsOf, runsOf } from './fold.ts';
import { amountWord, dayWords } from './marked-words.ts';

/** What a record says, before it is taken apart. */
export interface RecordTexts {
  /** The number that is printed on it, and other numbers it is known by. */
  numbers: readonly string[];
  /** Names of people, companies and accounts: found by pinyin and in spite of a typing mistake as well. */
  names: readonly string[];
  /** Everything else. */
  texts: readonly string[];
  /** Decimal texts; the sign says nothing. */
  amounts: readonly string[];
  /** `YYYY-MM-DD` */
  days: readonly string[];
}

export interface RecordWords {
  numberKey: string;
  /** Names as they are compared, each after a vertical bar. */
  names: string;
  words: string[];
  /** Words of four letters or more, which a mistyped word may mean. */
  spelled: string[];
}

const LONGEST_WORD = 40;
const MAX_WORDS = 400;
const MAX_TEXT = 2000;
/** Longer runs are sentences, not names. */
const LONGEST_NAME = 12;
const LEAST_SPELLED = 4;
const JOINED = /[a-z0-9]['’.&/-][a-z0-9]/;

export function recordWords({ numbers, names, texts, amounts, days }: RecordTexts): RecordWords {
  const words = new Set<string>();
  const spelled = new Set<string>();
  for (const number of numbers) {
    addWords(words, fold(number));
    addWord(words, numberKey(number));
  }
  for (const name of names) {
    const folded = fold(name.slice(0, MAX_TEXT));
    addWords(words, folded, spelled);
    for (const run of runsOf(folded).filter(isHan)) addPinyin(words, run);
  }
  for (const text of texts) addWords(words, fold(text.slice(0, MAX_TEXT)), spelled);
  for (const amount of amounts) words.add(amountWord(amount));
  for (const day of days) for (const word of dayWords(day)) words.add(word);
  const [first = ''] = numbers;
  return {
    numberKey: numberKey(first),
    names: names.map((name) => `|${plainName(name)}`).join(''),
    words: [...words].slice(0, MAX_WORDS),
    spelled: [...spelled],
  };
}

/** A name or what was typed for its beginning: words with one space between. */
export function plainName(name: string): string {
  return runsOf(fold(name.slice(0, MAX_TEXT))).join(' ');
}

function addWord(words: Set<string>, word: string): void {
  if (word !== '') words.add(word.slice(0, LONGEST_WORD));
}

function addWords(words: Set<string>, folded: string, spelled?: Set<string>): void {
  for (const run of runsOf(folded)) {
    if (isHan(run)) for (const pair of pairsOf(run)) words.add(pair);
    else {
      addWord(words, run);
      if (spelled !== undefined && run.length >= LEAST_SPELLED && /^[a-z]+$/.test(run))
        spelled.add(run.slice(0, LONGEST_WORD));
    }
  }
  // What is written with a hyphen, point or apostrophe is found without it: o'brien, co-op, p&l.
  for (const chunk of folded.split(/\s+/)) if (JOINED.test(chunk)) addWord(words, numberKey(chunk));
}

/** The syllables from each character on, so that any part of a name is the beginning of a word: yinhang finds 恒生銀行. */
function addPinyin(words: Set<string>, run: string): void {
  const syllables = pinyinOf(run.slice(0, LONGEST_NAME));
  for (const [at] of syllables.entries()) addWord(words, syllables.slice(at).join(''));
  if (syllables.length > 1) addWord(words, syllables.map(([letter = '']) => letter).join(''));
}
