/** Lists of closing tasks that a practice keeps for its clients. */
export { closeTemplateRoutes } from './routes.ts';
