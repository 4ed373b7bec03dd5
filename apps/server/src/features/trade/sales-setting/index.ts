/** How documents are printed, sent and confirmed. */

export { readPaperImages, readSalesSetting } from './keep-setting.ts';
export { salesSettingRoutes } from './routes.ts';
