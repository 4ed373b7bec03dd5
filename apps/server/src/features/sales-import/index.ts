/** Documents and contacts out of CSV and XLSX files: looked at first, then made as drafts. */
export { salesImportRoutes } from './routes.ts';
