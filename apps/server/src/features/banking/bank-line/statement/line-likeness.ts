/** A description, taken apart once to be compared with many. */
export interface PlainText {
  /** Letters and figures alone, in one case: what is left when spacing, width and marks do not count. */
  plain: string;
  /** Chinese is taken a character at a time. */
  words: ReadonlySet<string>;
  script: 'chinese' | 'latin' | 'both';
}

const HAN = /\p{Script=Han}/u;
const LATIN = /\p{Script=Latin}/u;

/** Letters and figures alone, in one case. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

export function takeApart(text: string): PlainText {
  const upper = text.normalize('NFKC').toUpperCase();
  const [hasHan, hasLatin] = [HAN.test(upper), LATIN.test(upper)];
  return {
    plain: plainLetters(text),
    words: new Set(upper.match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? []),
    script: hasHan === hasLatin ? 'both' : hasHan ? 'chinese' : 'latin',
  };
}

/**
 * How far two descriptions are the same text, 0..1: banks change case, spacing and width between one export and the next, cut
 * texts short, and put other words around the name. A text that is not there, or in another language, says nothing: 0.5.
 */
export function likenessOf(one: PlainText, other: PlainText): number {
  const [a, b] = [one.plain, other.plain];
  if (a === b) return 1;
  const inOtherLanguages = one.script !== other.script && one.script !== 'both' && other.script !== 'both';
  if (a === '' || b === '' || inOtherLanguages) return 0.5;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length >= 3 && long.startsWith(short)) return 0.95;
  if (short.length >= 4 && long.includes(short)) return 0.9;
  let shared = 0;
  for (const word of one.words) if (other.words.has(word)) shared += 1;
  return (0.85 * shared) / Math.max(1, Math.min(one.words.size, other.words.size));
}
