/** The filing of a year: tax computation and accounts as Inline XBRL, checked and frozen. */
export { filingRoutes } from './routes.ts';
