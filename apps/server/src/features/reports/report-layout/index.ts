/** Layouts of custom reports: of the company, and of the practices that it let in. */
export { checkLayout } from './check-layout.ts';
export { customLayoutOf } from './custom-layout.ts';
export { getLayout } from './keep-layout.ts';
export { reportLayoutRoutes } from './routes.ts';
