/** Additional information for accountants: the account's timeline, a statement's proof and missing items. */
export { bankProofRoutes } from './routes.ts';
