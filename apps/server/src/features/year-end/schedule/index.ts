/** Schedules of prepayments, deferred income, accruals, loans and recurring journals, and what they explain of a balance. */
export { readAgreements } from './agreements.ts';
export { countDueLines } from './due-lines.ts';
export { scheduledBalances } from './explain.ts';
export { scheduleRoutes } from './routes.ts';
