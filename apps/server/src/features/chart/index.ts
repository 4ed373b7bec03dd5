/** The chart of accounts as a person keeps it: accounts added, renamed, moved, taken out of use. */
export { createAccount } from './create-account.ts';
export { chartRoutes } from './routes.ts';
