/** Plans and what is used of them. Nothing is refused because of a plan. */
export { loadPlans } from './plan-file.ts';
export { pricingRoutes } from './routes.ts';
