import { fold, isHan, numberKey, pairsOf, runsOf } from './fold.ts';
import { amountWord, dayOfMonthWord, monthWord, yearWord } from './marked-words.ts';
import { plainName } from './record-words.ts';
import { namedMonth, typedDate } from './typed-dates.ts';

/** One word of the index, or all words with this beginning. */
export interface Pattern {
  word: string;
  isBeginning: boolean;
}

/** What is typed between two spaces. One of the choices must match, and of a choice every pattern. */
export interface Term {
  choices: Pattern[][];
  /** The word, if it may be mistyped: five letters or more. */
  spelled: string | null;
  /** True if it can only be a date: it is not looked for among the words of a file. */
  isDate: boolean;
  /** As typed. */
  text: string;
}

export interface TypedSearch {
  terms: Term[];
  numberKey: string;
  /** For comparing with the beginning of a name. */
  name: string;
}

const MAX_TERMS = 8;
const LONGEST_WORD = 40;
const LEAST_SPELLED = 5;
/** A shorter word must match exactly, because one letter or two digits are the beginning of too many words. */
const LEAST_BEGINNING = 2;
const LEAST_BEGINNING_OF_DIGITS = 3;

const AMOUNT = /^-?(?:[a-z]{0,3}[$¥£€])?(\d{1,15}(?:\.\d{1,4})?)$/;

export function readTyped(typed: string): TypedSearch {
  const chunks = typed
    .normalize('NFKC')
    .split(/\s+/)
    .map((text) => ({ text, folded: fold(text) }))
    .filter(({ folded }) => runsOf(folded).length > 0)
    .slice(0, MAX_TERMS);
  const namesMonth = chunks.some(({ folded }) => namedMonth(folded) !== null || typedDate(folded) !== null);
  return {
    terms: chunks.map(({ text, folded }) => ({ ...termOf(folded, namesMonth), text })),
    numberKey: numberKey(typed),
    name: plainName(typed),
  };
}

function termOf(chunk: string, namesMonth: boolean): Omit<Term, 'text'> {
  const date = typedDate(chunk);
  const words = wordChoices(chunk);
  const choices = [...words, ...amountChoices(chunk), ...monthChoices(chunk, namesMonth)];
  if (date !== null) choices.push(date.map(whole));
  const spelled = /^[a-z]+$/.test(chunk) && chunk.length >= LEAST_SPELLED ? chunk.slice(0, LONGEST_WORD) : null;
  return { choices, spelled, isDate: date !== null || namedMonth(chunk) !== null };
}

function whole(word: string): Pattern {
  return { word: word.slice(0, LONGEST_WORD), isBeginning: false };
}

function beginning(word: string): Pattern {
  const least = /^\d+$/.test(word) ? LEAST_BEGINNING_OF_DIGITS : LEAST_BEGINNING;
  return { word: word.slice(0, LONGEST_WORD), isBeginning: word.length >= least };
}

/** The runs of the chunk, all of them; and without its separators as one word, because INV-5 may be typed as INV5. */
function wordChoices(chunk: string): Pattern[][] {
  const runs = runsOf(chunk);
  const each = runs.flatMap((run, at) =>
    isHan(run) ? phrase(run) : [at === runs.length - 1 ? beginning(run) : whole(run)],
  );
  return runs.length === 1 || runs.some(isHan) ? [each] : [each, [beginning(numberKey(chunk))]];
}

function phrase(run: string): Pattern[] {
  const pairs = pairsOf(run).slice(0, -1);
  return pairs.length === 0 ? [{ word: run, isBeginning: true }] : pairs.map(whole);
}

function amountChoices(chunk: string): Pattern[][] {
  const amount = AMOUNT.exec(chunk)?.[1];
  if (amount === undefined) return [];
  const word = amountWord(amount);
  const cents =
    amount.includes('.') || amount.length < LEAST_BEGINNING_OF_DIGITS
      ? []
      : [[{ word: `${word}.`, isBeginning: true }]];
  return [[whole(word)], ...cents];
}

function monthChoices(chunk: string, namesMonth: boolean): Pattern[][] {
  const month = namedMonth(chunk);
  if (month !== null) return [[whole(monthWord(month))]];
  if (/^(19|20)\d\d$/.test(chunk)) return [[whole(yearWord(chunk))]];
  return namesMonth && /^([1-9]|[12]\d|3[01])$/.test(chunk) ? [[whole(dayOfMonthWord(Number(chunk)))]] : [];
}
