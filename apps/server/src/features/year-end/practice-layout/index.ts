/** Layouts of custom reports that a practice keeps for all its companies. */
export { practiceLayoutRoutes } from './routes.ts';
