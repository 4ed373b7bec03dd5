/** Recurring invoices and bills. */
export { type ExpectedRecurring, expectedRecurring } from './expected-recurring.ts';
export { createRecurring } from './keep-recurring.ts';
export { recurringRoutes } from './routes.ts';
export { startRecurring } from './start-recurring.ts';
