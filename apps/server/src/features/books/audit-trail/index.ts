/** The audit trail, and the check that the books are consistent. */
export { auditRoutes } from './routes.ts';
export { lastVerification, noteVerification } from './verifications.ts';
export { countStrayEntries, verifyBooks } from './verify-books.ts';
