import { linesOf } from './layout.ts';
import type { Page, Word } from './page.ts';

/** A printed line with its words from left to right. */
export interface PrintedLine {
  readonly page: number;
  readonly words: readonly Pick<Word, 'text' | 'box'>[];
}

/** The printed lines of pages, from top to bottom. */
export function printedLines(pages: readonly Page[]): PrintedLine[] {
  return pages.flatMap((page) =>
    linesOf(page).map(({ tokens }) => ({ page: page.number, words: tokens.map(({ text, box }) => ({ text, box })) })),
  );
}
