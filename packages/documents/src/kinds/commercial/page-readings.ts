import { type Line, linesOf } from '../../page/layout.ts';
import type { Page } from '../../page/page.ts';
import { withMendedAmounts } from './amounts/mended-amounts.ts';

/** The lines of every reading of the same pages: the best one first, then the others, which only vote. */
export function readingsOf(pages: readonly Page[]): (readonly Line[])[] {
  const others = Math.max(0, ...pages.map((page) => page.variants?.length ?? 0));
  const variants = Array.from({ length: others }, (_, index) =>
    pages.map((page) => ({ ...page, words: page.variants?.[index] ?? page.words })),
  );
  return [pages, ...variants]
    .map((reading) => reading.flatMap(linesOf))
    .filter((lines) => lines.length > 0)
    .map(withMendedAmounts);
}
