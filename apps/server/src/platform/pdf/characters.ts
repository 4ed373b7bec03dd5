import type { Box, Turn, Word } from '@folio/documents';

/** One character of a text layer; the rectangle is in fractions of the upright page. */
export interface Character {
  readonly codePoint: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** The direction of its line on the displayed page. */
  readonly runs: 'right' | 'down' | 'left' | 'up';
}

/** The words of a page turned so that most of them run from left to right. */
export interface PageWords {
  readonly words: readonly Word[];
  readonly turn: Turn;
  readonly backwards: boolean;
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

/** How far a page with text in this direction is turned clockwise. */
const TURN_OF: Readonly<Record<Character['runs'], Turn>> = { right: 0, down: 270, left: 180, up: 90 };

function turned(character: Character, turn: Turn): Character {
  const { left, top, right, bottom } = character;
  switch (turn) {
    case 0:
      return character;
    case 90:
      return { ...character, left: 1 - bottom, right: 1 - top, top: left, bottom: right };
    case 180:
      return { ...character, left: 1 - right, right: 1 - left, top: 1 - bottom, bottom: 1 - top };
    case 270:
      return { ...character, left: top, right: bottom, top: 1 - right, bottom: 1 - left };
  }
}

/** Whether the characters of a line mostly follow one another from right to left. */
function isBackwards(characters: readonly Character[]): boolean {
  let forwards = 0;
  let backwards = 0;
  characters.forEach((character, index) => {
    const next = characters[index + 1];
    if (next === undefined || Math.abs(next.top - character.top) > (character.bottom - character.top) / 2) return;
    if (next.left > character.left) forwards++;
    else if (next.left < character.left) backwards++;
  });
  return backwards > forwards * 2;
}

/** The words of a page that run in the most frequent direction; other words are notes in the margin. */
export function pageWords(characters: readonly Character[], aspect: number): PageWords {
  const printed = characters.filter((character) => character.codePoint > 32);
  const counts = new Map<Character['runs'], number>();
  for (const { runs } of printed) counts.set(runs, (counts.get(runs) ?? 0) + 1);
  const [most = 'right'] = [...counts].sort((a, b) => b[1] - a[1]).map(([runs]) => runs);
  const turn = TURN_OF[most];
  const upright = characters.filter((character) => character.runs === most).map((character) => turned(character, turn));
  const sideways = turn === 90 || turn === 270;
  const words = wordsOfCharacters(upright, sideways ? 1 / aspect : aspect);
  return { words, turn, backwards: isBackwards(upright) };
}
