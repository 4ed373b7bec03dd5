/** The words of a file's pages, and what corrections taught the reader. */
export { keptPages, pagesOfFile, type ReadableFile } from './file-pages.ts';
export {
  deleteStatementLayout,
  findStatementLayout,
  keepStatementLayout,
  listStatementLayouts,
  readStatementLayouts,
  relearnStatementLayout,
} from './layouts/layout-store.ts';
export { findPracticeLayout, type PracticeLayout, practiceLayouts } from './layouts/practice-layout-store.ts';
export { learnAccounts } from './learn-accounts.ts';
export { learnFromCorrections } from './learn-from-corrections.ts';
export { lessonOf } from './lesson-of.ts';
export { readLayouts } from './memory-store.ts';
export { type AccountGuess, guessByWords, recallAccounts } from './recall-accounts.ts';
export { readingRoutes } from './routes.ts';
