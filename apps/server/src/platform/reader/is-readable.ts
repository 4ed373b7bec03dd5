import type { Page } from '@folio/documents';

const MIN_WORD_CONFIDENCE = 0.6;
const MIN_CLEAR_WORDS = 4;

/** Whether a recognised page contains text: a photo without text yields scattered letters with low confidence. */
export function isReadable(pages: readonly Page[]): boolean {
  if (pages.some((page) => page.source === 'text' && page.words.length > 0)) return true;
  const clear = pages
    .flatMap((page) => page.words)
    .filter((word) => word.confidence >= MIN_WORD_CONFIDENCE && /[\p{L}\p{N}]{2}/u.test(word.text));
  return clear.length >= MIN_CLEAR_WORDS;
}
