/** Schedules of prepayments, deferred income, accruals and loans, and what they explain of a balance. */
export { scheduledBalances } from './explain.ts';
export { scheduleRoutes } from './routes.ts';
export { countDueLines } from './run-schedules.ts';
