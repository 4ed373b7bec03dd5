/** Scripts written without spaces between words. */
const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}';
const RUNS = new RegExp(`[${UNSPACED}]+|(?:(?![${UNSPACED}])[\\p{L}\\p{N}])+`, 'gu');
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');
const SPACE_INSIDE = new RegExp(`(?<=[${UNSPACED}]) (?=[${UNSPACED}])`, 'gu');

/** Only this much of a text is indexed. No accounting document is as long, but a file may contain anything. */
const MAX_CHARACTERS = 150_000;
const MAX_WORDS = 40_000;
const LONGEST_WORD = 40;

/**
 * Normalizes a text for storage and search: characters in their plain form, one space between words, no spaces within
 * Chinese.
 */
export function readableText(text: string): string {
  const plain = text.normalize('NFKC').replace(/[\s\p{Cc}]+/gu, ' ');
  return plain.replace(SPACE_INSIDE, '').trim().slice(0, MAX_CHARACTERS);
}

function runsOf(text: string): string[] {
  const lower = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\d),(?=\d)/g, '');
  return lower.match(RUNS) ?? [];
}

/**
 * Pairs of adjacent characters, and the last character alone, so that any part of the run is the beginning of a pair.
 */
function pairsOf(run: string): string[] {
  const signs = [...run];
  return signs.map((sign, index) => sign + (signs[index + 1] ?? ''));
}

/** The search terms of a text, without repetition: its words, and Chinese as pairs of characters. */
export function wordsOf(text: string): string[] {
  const words = new Set<string>();
  for (const run of runsOf(text)) {
    for (const word of IS_UNSPACED.test(run) ? pairsOf(run) : [run.slice(0, LONGEST_WORD)]) words.add(word);
    if (words.size >= MAX_WORDS) break;
  }
  return [...words];
}

/** A shorter word must match exactly, because one or two letters are the beginning of too many words. */
const LEAST_BEGINNING = 3;

/**
 * A parsed search. A text must match all of it. A word of three letters or more also matches as the beginning of a
 * word.
 */
export interface Search {
  /** As typed, for searching names. */
  typed: string;
  /** Beginnings of words. */
  words: string[];
  /** Chinese phrases whose characters must be adjacent. */
  phrases: string[];
}

export function searchOf(typed: string): Search {
  const runs = [...new Set(runsOf(typed))];
  return {
    typed: typed.trim(),
    words: runs.filter((run) => !IS_UNSPACED.test(run)).map((run) => run.slice(0, LONGEST_WORD)),
    phrases: runs.filter((run) => IS_UNSPACED.test(run)),
  };
}

/**
 * A prefix that separates the words of companies in the shared index, so that the list of a common word stays short.
 */
export function markOf(companyId: string): string {
  return companyId.replaceAll('-', '').slice(0, 6);
}

/**
 * The index query (`tsquery`); null if the search contains no word. Words contain only letters and digits. `formsOf`:
 * the ways to write a Chinese character, all of which match.
 */
export function wordsQuery(
  companyId: string,
  { words, phrases }: Search,
  formsOf: (sign: string) => readonly string[] = (sign) => [sign],
): string | null {
  const mark = markOf(companyId);
  const beginning = (word: string) => `'${mark}${word}':*`;
  const whole = (word: string) => `'${mark}${word}'`;
  const inAllForms = (pair: string, lexeme: (word: string) => string) => {
    const [first = '', second] = pair;
    const written =
      second === undefined ? formsOf(first) : formsOf(first).flatMap((a) => formsOf(second).map((b) => a + b));
    return written.length === 1 ? lexeme(written[0] ?? pair) : `(${written.map(lexeme).join(' | ')})`;
  };
  const ofPhrase = (phrase: string) => {
    const pairs = pairsOf(phrase).slice(0, -1);
    return pairs.length === 0 ? [inAllForms(phrase, beginning)] : pairs.map((pair) => inAllForms(pair, whole));
  };
  const wordOrBeginning = (word: string) => (word.length < LEAST_BEGINNING ? whole(word) : beginning(word));
  const asked = [...words.map(wordOrBeginning), ...phrases.flatMap(ofPhrase)];
  return asked.length === 0 ? null : [...new Set(asked)].join(' & ');
}
