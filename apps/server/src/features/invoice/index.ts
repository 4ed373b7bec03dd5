/** Sales invoices, purchase bills and credit notes. */
export { confirmInvoice } from './confirm-invoice.ts';
export { createInvoice } from './create-invoice.ts';
export { draftTotals } from './draft-totals.ts';
export { getInvoice } from './get-invoice.ts';
export { type ImportedInvoice, importInvoice, invoiceTypeOf } from './import-invoice.ts';
export { type OpenInvoice, readOpenInvoices } from './open-for-matching.ts';
export { openInvoice } from './opening-invoice.ts';
export { rejectInvoice } from './reject-invoice.ts';
export { invoiceRoutes } from './routes.ts';
export { findInvoiceByNumber } from './store.ts';
export { voidInvoice } from './void-invoice.ts';
