/** Maintenance of the chart of accounts: add, rename, move and deactivate accounts. */
export { createAccount } from './create-account.ts';
export { nameForRole } from './name-for-role.ts';
export { chartRoutes } from './routes.ts';
export { chartGuards } from './update-account.ts';
