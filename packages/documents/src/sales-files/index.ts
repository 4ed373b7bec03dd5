/**
 * Files of documents and contacts from spreadsheets and other accounting programs. Pure functions: rows in, records
 * out.
 */
export { guessSalesMapping, tableOf } from './guess-mapping.ts';
export { readSalesContacts } from './read-contacts.ts';
export { readSalesDocuments } from './read-documents.ts';
export type { ContactRecord, SalesFileKind, SalesItem, SalesMapping, SalesRecord } from './sales-file.ts';
