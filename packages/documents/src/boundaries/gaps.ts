import type { Page, Word } from '../page/page.ts';

/** White space across a block of words, in fractions of the page. */
export interface Gap {
  readonly middle: number;
  readonly size: number;
}

/** A gutter between columns is at least this many letter heights wide; a valley between lines this many high. */
const MIN_HEIGHTS = { x: 1.5, y: 1.8 };
const MAX_TRIED = 5;
const MIN_CONFIDENCE = 0.35;

function medianHeight(words: readonly Word[]): number {
  const heights = words.map((word) => word.box.height).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

/** Specks that recognition reads between two documents. */
function isSpeck(word: Word): boolean {
  return word.confidence < MIN_CONFIDENCE || !/[\p{L}\p{N}]{2}/u.test(word.text);
}

/** The widest gaps that no word crosses, left to right (`x`) or top to bottom (`y`), the widest first. */
export function gapsAlong(page: Page, words: readonly Word[], axis: 'x' | 'y'): Gap[] {
  const size = axis === 'x' ? 'width' : 'height';
  const height = medianHeight(words);
  const least = MIN_HEIGHTS[axis] * (axis === 'x' ? (height * page.heightPt) / page.widthPt : height);
  const spans = words
    .filter((word) => !isSpeck(word))
    .map((word) => ({ from: word.box[axis], to: word.box[axis] + word.box[size] }))
    .sort((a, b) => a.from - b.from);
  const gaps: Gap[] = [];
  let reach = spans[0]?.to ?? 0;
  for (const span of spans) {
    if (span.from - reach >= least) gaps.push({ middle: (span.from + reach) / 2, size: span.from - reach });
    reach = Math.max(reach, span.to);
  }
  return gaps.sort((a, b) => b.size - a.size).slice(0, MAX_TRIED);
}
