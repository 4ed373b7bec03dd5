/** The legal deadlines of companies, and their calendar feeds. */
export { deadlineRoutes } from './routes.ts';
