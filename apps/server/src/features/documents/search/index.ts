/** One search over the records of every kind (decision 0037). */

export { makeEntries } from './make-entries.ts';
export { searchRoutes } from './routes.ts';
export { search } from './search.ts';
export { searchQueue } from './search-queue.ts';
export { startSearchEntries } from './start-entries.ts';
