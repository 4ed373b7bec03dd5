/** The words of a file's pages, and what corrections taught the reader. */
export { keptPages, pagesOfFile } from './file-pages.ts';
export {
  deleteStatementLayout,
  findPracticeLayout,
  findStatementLayout,
  keepStatementLayout,
  listStatementLayouts,
  practiceLayouts,
  readStatementLayouts,
  relearnStatementLayout,
} from './layouts/layouts.ts';
export type { PracticeLayout } from './layouts/practice-layout-store.ts';
export { learnAccounts } from './learn-accounts.ts';
export { learnFromCorrections } from './learn-from-corrections.ts';
export { lessonOf } from './lesson-of.ts';
export { readLayouts } from './memories.ts';
export { guessByWords, recallAccounts } from './recall-accounts.ts';
export { readingRoutes } from './routes.ts';
