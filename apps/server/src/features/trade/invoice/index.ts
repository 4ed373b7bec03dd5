/** Sales invoices, purchase bills, credit notes and quotations. */
export { approvalNeeded, rejectInvoice, submitInvoice } from './confirm/approval.ts';
export { confirmInvoice } from './confirm/confirm-invoice.ts';
export { createInvoice, createInvoices } from './draft/create-invoice.ts';
export { type DraftRules, draftLines, draftTotals, statedRounding } from './draft/draft-totals.ts';
export { importInvoice, invoiceTypeOf } from './import-invoice.ts';
export { findInvoiceByNumber, getInvoice } from './life/get-invoice.ts';
export { voidInvoice } from './life/void-invoice.ts';
export { openDocumentsOf } from './list/list-invoices.ts';
export { readOpenInvoices } from './list/open-for-matching.ts';
export type { OpenInvoice } from './list/open-for-matching-store.ts';
export { openInvoice } from './opening-invoice.ts';
export { invoiceRoutes } from './routes.ts';
