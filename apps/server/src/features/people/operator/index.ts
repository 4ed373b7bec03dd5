/** The page of the server's administrators. */
export type { Installation } from './installation.ts';
export { operatorRoutes } from './routes.ts';
