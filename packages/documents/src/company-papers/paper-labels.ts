import type { Cell, Line } from '../page/layout.ts';
import type { Token } from '../page/page.ts';
import { findPhrase, type Letters, lettersOf, tokensAfterSpan, tokensOfSpan } from './find-phrase.ts';

/** What a form prints before, or above, each of its values. Phrases are letters in capitals without spaces. */
export type LabelPhrases<K extends string> = Readonly<Record<K, readonly string[]>>;

/** A printed label, its place in points, and what its cell holds after it. */
export interface PaperLabel<K extends string> {
  readonly key: K;
  readonly line: number;
  readonly page: number;
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly tokens: readonly Token[];
  readonly rest: readonly Token[];
}

/** A label may follow a number or a mark, such as "6" or "(a)", in its cell. */
const MAX_LETTERS_BEFORE = 2;

/** The labels that begin cells of the lines, several in one cell where they follow each other. */
export function labelsIn<K extends string>(lines: readonly Line[], phrases: LabelPhrases<K>): PaperLabel<K>[] {
  return lines.flatMap((line, index) => line.cells.flatMap((cell) => labelsOfCell(line, index, cell, phrases)));
}

function labelsOfCell<K extends string>(
  line: Line,
  index: number,
  cell: Pick<Cell, 'tokens'>,
  phrases: LabelPhrases<K>,
): PaperLabel<K>[] {
  const letters = lettersOf(cell);
  const found = firstLabel(letters, phrases);
  if (found === null) return [];
  const tokens = tokensOfSpan(letters, found);
  const rest = tokensAfterSpan(letters, found);
  const further = rest.length === 0 ? [] : labelsOfCell(line, index, { tokens: rest }, phrases);
  const label: PaperLabel<K> = {
    key: found.key,
    line: index,
    page: line.page,
    x0: Math.min(...tokens.map(({ x0 }) => x0)),
    x1: Math.max(...tokens.map(({ x1 }) => x1)),
    y0: Math.min(...tokens.map(({ y0 }) => y0)),
    y1: Math.max(...tokens.map(({ y1 }) => y1)),
    tokens,
    rest: further.length === 0 ? rest : [],
  };
  return [label, ...further];
}

/** The longest label that a text begins with, as whole words. */
function firstLabel<K extends string>(letters: Letters, phrases: LabelPhrases<K>) {
  const { text } = letters;
  let best: { key: K; start: number; end: number } | null = null;
  for (const [key, own] of Object.entries(phrases) as [K, readonly string[]][]) {
    for (const phrase of own) {
      const span = findPhrase(text.slice(0, phrase.length + MAX_LETTERS_BEFORE + 2), phrase);
      if (span === null || span.start > MAX_LETTERS_BEFORE || !endsWord(letters, span.end)) continue;
      if (best === null || span.end - span.start > best.end - best.start) best = { key, ...span };
    }
  }
  return best;
}

/** Whether an English word ends here; Chinese is written without spaces between words. */
function endsWord({ text, owner }: Letters, end: number): boolean {
  const isHan = (at: number) => /\p{Script=Han}/u.test(text[at] ?? '');
  return owner[end] !== owner[end - 1] || isHan(end - 1) || isHan(end);
}
