/** Import of documents and contacts from CSV and XLSX files: previewed first, then created as drafts. */
export { salesImportRoutes } from './routes.ts';
