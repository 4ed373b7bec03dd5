/** Recurring invoices and bills. */
export { createRecurring } from './keep-recurring.ts';
export { recurringRoutes } from './routes.ts';
export { startRecurring } from './start-recurring.ts';
