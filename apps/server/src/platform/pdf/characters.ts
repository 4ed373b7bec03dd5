import type { Box, Word } from '@folio/documents';

/** One character of a text layer; the rectangle is in fractions of the upright page. */
export interface Character {
  readonly codePoint: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A gap wider than this share of the letter height separates two words even without a space between them. */
const WORD_GAP_SHARE = 0.35;

const SPACES = /\s/u;

function breaksWord(previous: Character, next: Character, aspect: number): boolean {
  const height = Math.max(previous.bottom - previous.top, next.bottom - next.top) * aspect;
  const gap = next.left - previous.right;
  const overlap = Math.min(previous.bottom, next.bottom) - Math.max(previous.top, next.top);
  const smaller = Math.min(previous.bottom - previous.top, next.bottom - next.top);
  return gap > height * WORD_GAP_SHARE || gap < -height * 1.5 || overlap < smaller * 0.3;
}

function wordOf(characters: readonly Character[]): Word {
  const left = Math.min(...characters.map((c) => c.left));
  const top = Math.min(...characters.map((c) => c.top));
  const right = Math.max(...characters.map((c) => c.right));
  const bottom = Math.max(...characters.map((c) => c.bottom));
  const box: Box = { x: left, y: top, width: right - left, height: bottom - top };
  const text = characters.map((c) => String.fromCodePoint(c.codePoint)).join('');
  return { text: text.normalize('NFKC'), box, confidence: 1 };
}

/**
 * Joins characters in file order into words: a space, a wide gap or a change of line ends a word.
 * @param aspect page height divided by page width: makes vertical fractions comparable with horizontal ones
 */
export function wordsOfCharacters(characters: readonly Character[], aspect: number): Word[] {
  const words: Word[] = [];
  let current: Character[] = [];
  const finish = (): void => {
    if (current.length > 0) words.push(wordOf(current));
    current = [];
  };
  for (const character of characters) {
    const text = String.fromCodePoint(character.codePoint);
    if (SPACES.test(text) || character.codePoint < 32) {
      finish();
      continue;
    }
    const previous = current.at(-1);
    if (previous !== undefined && breaksWord(previous, character, aspect)) finish();
    current.push(character);
  }
  finish();
  return words;
}
