export { companyPaperRoutes } from './routes.ts';
