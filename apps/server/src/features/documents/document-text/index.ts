/** The words of documents, kept for searching. */

export { type Search, searchOf, wordsQuery } from './search-words.ts';
export { snippetOf } from './snippet.ts';
export { keepText, keepTexts, readTexts, untoldTexts, workOutWords } from './texts.ts';
