/** What was done in the books, and the proof that they hold. */
export { auditRoutes } from './routes.ts';
export { countStrayEntries } from './stray-store.ts';
export { verifyBooks } from './verify-books.ts';
