/** Invoices and bills that repeat. */
export { recurringRoutes } from './routes.ts';
export { startRecurring, sweepRecurring } from './start-recurring.ts';
