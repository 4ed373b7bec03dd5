/** Schedules of prepayments, deferred income, accruals, loans and recurring journals, and what they explain of a balance. */
export { scheduledBalances } from './explain.ts';
export { scheduleRoutes } from './routes.ts';
export { countDueLines } from './run-schedules.ts';
