/** Recurring invoices and bills. */
export { recurringRoutes } from './routes.ts';
export { startRecurring, sweepRecurring } from './start-recurring.ts';
