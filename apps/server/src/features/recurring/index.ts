/** Invoices and bills that repeat. */
export { recurringRoutes } from './routes.ts';
export { type Recurring, startRecurring, sweepRecurring } from './start-recurring.ts';
