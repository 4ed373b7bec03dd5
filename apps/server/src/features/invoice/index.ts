/** Sales invoices, purchase bills, credit notes and quotations. */
export { approvalNeeded, rejectInvoice, submitInvoice } from './approval.ts';
export { confirmInvoice } from './confirm-invoice.ts';
export { createInvoice, createInvoices } from './create-invoice.ts';
export { type DraftRules, draftLines, draftTotals, statedRounding } from './draft-totals.ts';
export { getInvoice } from './get-invoice.ts';
export { type ImportedInvoice, importInvoice, invoiceTypeOf } from './import-invoice.ts';
export { openDocumentsOf } from './list-invoices.ts';
export { type OpenInvoice, readOpenInvoices } from './open-for-matching.ts';
export { openInvoice } from './opening-invoice.ts';
export { givePaymentReference } from './payment-reference.ts';
export { invoiceRoutes } from './routes.ts';
export { findInvoiceByNumber } from './store.ts';
export { voidInvoice } from './void-invoice.ts';
