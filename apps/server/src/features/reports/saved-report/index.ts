/** Reports that people keep under a name, with their choices. */
export { savedReportRoutes } from './routes.ts';
