/** The register of fixed assets: depreciation runs, disposals and the note on movements. */
export { fixedAssetGuards } from './guards.ts';
export { fixedAssetRoutes } from './routes.ts';
