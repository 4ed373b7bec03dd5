/** Import of documents and contacts from spreadsheets. */
export { SalesImportButton } from './sales-import-button.tsx';
