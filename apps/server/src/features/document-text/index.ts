/** The words of documents, kept for searching. */
export { type Search, searchOf, wordsQuery } from './search-words.ts';
export { snippetOf } from './snippet.ts';
export { keepText, keepTexts, readTexts } from './store.ts';
export { type Untold, untoldTexts, workOutWords } from './untold-store.ts';
