/** Numbering of documents, and their payment terms. */
export { nextNumber, noteInvoiceNumber, takeInvoiceNumber } from './numbers.ts';
export { readPaymentTerms } from './payment-terms.ts';
export { numberingRoutes } from './routes.ts';
export { isOwnType } from './scheme.ts';
