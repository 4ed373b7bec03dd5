/** Tax codes of the company and the usual ones abroad. */
export { taxCodeRoutes } from './routes.ts';
