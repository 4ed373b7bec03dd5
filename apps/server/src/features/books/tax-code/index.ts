/** Tax codes of the company and the usual ones abroad. */
export { taxCodeGuards } from './keep-tax-code.ts';
export { taxCodeRoutes } from './routes.ts';
