/** Documents as electronic invoices: Peppol BIS Billing 3.0 (UBL) and Factur-X (PDF/A-3 with the data inside). */
export { facturxOf, ublOf } from './make-e-invoice.ts';
export { eInvoiceRoutes } from './routes.ts';
