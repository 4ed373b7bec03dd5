/** What documents are numbered by, and when they fall due. */
export { nextNumber } from './next-number.ts';
export { noteInvoiceNumber, takeInvoiceNumber } from './numbers.ts';
export { readPaymentTerms } from './payment-terms.ts';
export { numberingRoutes } from './routes.ts';
export { isOwnType } from './scheme.ts';
