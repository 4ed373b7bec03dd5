/** How documents are printed, sent and confirmed. */

export { readPaperImages, readSalesSetting } from './read-setting.ts';
export { salesSettingRoutes } from './routes.ts';
