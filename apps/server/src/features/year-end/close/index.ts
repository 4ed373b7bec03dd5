/** Closing a month or a year: tasks, schedules, movements, sign-offs and the lock. */
export { note as noteClose } from './note.ts';
export { requirePeriod } from './period.ts';
export { readBoard } from './read-board.ts';
export { closeRoutes } from './routes.ts';
