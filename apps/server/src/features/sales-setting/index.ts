/** How documents are printed, sent and confirmed. */
export { salesSettingRoutes } from './routes.ts';
export { readPaperImages, readSalesSetting } from './store.ts';
