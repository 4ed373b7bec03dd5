/** The register of fixed assets: depreciation runs, disposals and the note on movements. */

export { readRegistered } from './figures/read-registered.ts';
export { readAssetAccounts, readEntryParts, readTaxAssets, requireAsset, usesRegister } from './figures/tax-assets.ts';
export type { TaxAsset } from './figures/tax-assets-store.ts';
export { fixedAssetGuards } from './guards.ts';
export { fixedAssetRoutes } from './routes.ts';
