/** Statutory accounts of a company: from its books to a printed set. */
export { readFiledAccounts } from './filed-accounts.ts';
export type { AccountsCall } from './open-accounts.ts';
export { statutoryAccountsRoutes } from './routes.ts';
