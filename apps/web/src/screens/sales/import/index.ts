/** Documents and contacts out of spreadsheets. */
export { SalesImportButton } from './sales-import-button.tsx';
