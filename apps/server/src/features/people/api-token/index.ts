/** API tokens: secrets with which programs call on behalf of a person. */
export { apiTokenRoutes } from './routes.ts';
export { forgetTokens } from './tokens.ts';
