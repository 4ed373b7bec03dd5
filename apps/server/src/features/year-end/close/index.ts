/** Closing a month or a year: tasks, schedules, movements, sign-offs and the lock. */
export { closeRoutes } from './routes.ts';
