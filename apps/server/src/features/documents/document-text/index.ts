/** The words of documents, kept for searching. */

export type { Untold } from './not-indexed-store.ts';
export { type Search, searchOf, wordsQuery } from './search-words.ts';
export { snippetOf } from './snippet.ts';
export { keepText, keepTexts, readTexts, untoldTexts, workOutWords } from './texts.ts';
