/** Plans and their usage. Folio does not enforce the limits of a plan. */
export { loadPlans } from './load-plans.ts';
export { pricingRoutes } from './routes.ts';
