/** Profits tax computations: adjustments, allowances, losses, approval and the journal of the tax. */
export { taxGuards } from './approve.ts';
export { profitsTaxRoutes } from './routes.ts';
