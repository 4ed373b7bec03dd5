/** What waits for all clients of a practice, who looks after each, and the deadlines that were met. */
export { practiceWorkRoutes } from './routes.ts';
