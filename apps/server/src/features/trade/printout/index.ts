/**
 * Printed invoices, credit notes, quotations and receipts: read from the books, printed as PDF and as images of it.
 */
export { paperName, printPage, printPaper } from './print-paper.ts';
export { draftPaper, readPaper } from './read-paper.ts';
export { readReceipt } from './read-receipt.ts';
export { paperRoutes } from './routes.ts';
