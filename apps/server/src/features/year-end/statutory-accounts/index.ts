/** Statutory accounts of a company: from its books to a printed set. */
export { statutoryAccountsRoutes } from './routes.ts';
