/** The period lock, year end and revaluation. */
export { movePeriodLock } from './period-lock.ts';
export { readRevaluation } from './revaluation.ts';
export { closingRoutes } from './routes.ts';
