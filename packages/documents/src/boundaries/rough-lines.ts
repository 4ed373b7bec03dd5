import type { Span } from '../classify/traits.ts';
import type { Page } from '../page/page.ts';

/** A printed line in rough form: its text and where it begins, in points. */
export interface RoughLine {
  readonly text: string;
  readonly y0: number;
  readonly words: readonly Span[];
}

const SAME_LINE = 0.55;

/** The lines of a page by a fast method: words whose middles are close in height, left to right. */
export function roughLines(page: Page): RoughLine[] {
  const words = page.words
    .map((word) => ({ text: word.text, box: word.straight ?? word.box }))
    .map(({ text, box }) => ({ text, box, middle: box.y + box.height / 2 }))
    .sort((a, b) => a.middle - b.middle);
  const rows: (typeof words)[] = [];
  let middle = Number.NEGATIVE_INFINITY;
  for (const word of words) {
    if (word.middle - middle > word.box.height * SAME_LINE) rows.push([word]);
    else rows.at(-1)?.push(word);
    middle = rows.at(-1)?.[0]?.middle ?? word.middle;
  }
  return rows.map((row) => {
    const sorted = row.sort((a, b) => a.box.x - b.box.x);
    return {
      text: sorted.map((word) => word.text).join(' '),
      y0: Math.min(...sorted.map((word) => word.box.y)) * page.heightPt,
      words: sorted.map(({ box }) => ({
        x0: box.x * page.widthPt,
        x1: (box.x + box.width) * page.widthPt,
        y0: box.y * page.heightPt,
        y1: (box.y + box.height) * page.heightPt,
      })),
    };
  });
}
