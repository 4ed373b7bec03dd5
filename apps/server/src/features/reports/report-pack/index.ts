/** Management packs: reports made together for a month, behind a cover. */
export { createReportPack, getReportPack } from './keep-pack.ts';
export { makePack } from './make-pack.ts';
export { languagesOf, packFileName } from './pack-plan.ts';
export { reportPackRoutes } from './routes.ts';
