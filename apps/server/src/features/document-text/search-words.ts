/** Scripts written without spaces between words. */
const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}';
const RUNS = new RegExp(`[${UNSPACED}]+|(?:(?![${UNSPACED}])[\\p{L}\\p{N}])+`, 'gu');
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');
const SPACE_INSIDE = new RegExp(`(?<=[${UNSPACED}]) (?=[${UNSPACED}])`, 'gu');

/** More of a text than this is not searched: no paper of books is as long, and a file may be anything. */
const MOST_CHARACTERS = 150_000;
const MOST_WORDS = 40_000;
const LONGEST_WORD = 40;

/** A text as it is kept and searched: signs in their plain form, one space between words, none inside Chinese. */
export function readableText(text: string): string {
  const plain = text.normalize('NFKC').replace(/[\s\p{Cc}]+/gu, ' ');
  return plain.replace(SPACE_INSIDE, '').trim().slice(0, MOST_CHARACTERS);
}

function runsOf(text: string): string[] {
  const lower = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\d),(?=\d)/g, '');
  return lower.match(RUNS) ?? [];
}

/** Pairs of neighbours, and the last sign by itself: whatever stands in the run begins one of them. */
function pairsOf(run: string): string[] {
  const signs = [...run];
  return signs.map((sign, index) => sign + (signs[index + 1] ?? ''));
}

/** What a text is found by: its words, and Chinese as pairs of signs; each once. */
export function wordsOf(text: string): string[] {
  const words = new Set<string>();
  for (const run of runsOf(text)) {
    for (const word of IS_UNSPACED.test(run) ? pairsOf(run) : [run.slice(0, LONGEST_WORD)]) words.add(word);
    if (words.size >= MOST_WORDS) break;
  }
  return [...words];
}

/** A word of fewer letters is looked for as it stands: what begins with one or two letters is half of all words. */
const LEAST_BEGINNING = 3;

/** What somebody looks for. All of it must be there; a word of three letters or more may go on after what was typed. */
export interface Search {
  /** As typed, for names. */
  typed: string;
  /** Beginnings of words. */
  words: string[];
  /** Chinese that must stand together. */
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

/** The words of one company are told apart from another's in the one index, so that a common word stays a short list. */
export function markOf(companyId: string): string {
  return companyId.replaceAll('-', '').slice(0, 6);
}

/** What the index is asked (`tsquery`); null when nothing that was typed is a word. Words hold letters and digits only. */
export function wordsQuery(companyId: string, { words, phrases }: Search): string | null {
  const mark = markOf(companyId);
  const beginning = (word: string) => `'${mark}${word}':*`;
  const whole = (word: string) => `'${mark}${word}'`;
  const ofPhrase = (phrase: string) => {
    const pairs = pairsOf(phrase).slice(0, -1);
    return pairs.length === 0 ? [beginning(phrase)] : pairs.map(whole);
  };
  const wordOrBeginning = (word: string) => (word.length < LEAST_BEGINNING ? whole(word) : beginning(word));
  const asked = [...words.map(wordOrBeginning), ...phrases.flatMap(ofPhrase)];
  return asked.length === 0 ? null : [...new Set(asked)].join(' & ');
}
