import { linesOf } from './layout.ts';
import type { Page } from './page.ts';

/** The words of pages as plain text: one printed line for each text line, columns separated by two spaces. */
export function textOfPages(pages: readonly Page[]): string {
  return pages
    .flatMap(linesOf)
    .map((line) => line.text)
    .join('\n');
}
