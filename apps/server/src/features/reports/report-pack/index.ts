/** Management packs: reports made together for a month, behind a cover. */
export { reportPackRoutes } from './routes.ts';
