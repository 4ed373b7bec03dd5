/** The audit trail, and the check that the books are consistent. */
export { auditRoutes } from './routes.ts';
export { countStrayEntries, verifyBooks } from './verify-books.ts';
