/** Secrets by which a person's programs call instead of them. */
export { apiTokenRoutes } from './routes.ts';
export { forgetTokens } from './store.ts';
