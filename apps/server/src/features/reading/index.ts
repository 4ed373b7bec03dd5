/** The words of a file's pages, and what corrections taught the reader. */
export { keptPages, pagesOfFile, type ReadableFile } from './file-pages.ts';
export { learnAccounts } from './learn-accounts.ts';
export { learnFromCorrections } from './learn-from-corrections.ts';
export { lessonOf } from './lesson-of.ts';
export { readLayouts } from './memory-store.ts';
export { type AccountGuess, guessByWords, recallAccounts } from './recall-accounts.ts';
export { readingRoutes } from './routes.ts';
