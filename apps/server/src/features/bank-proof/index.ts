/** What an accountant looks at beside the lines: the account's timeline, a statement's proof, what is still missing. */
export { bankProofRoutes } from './routes.ts';
