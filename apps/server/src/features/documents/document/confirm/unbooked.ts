import { type DocumentDraft, isInvoiceKind } from '@folio/contract';
import { isDay, isLedgerIssue, parseMoney } from '@folio/ledger';
import type { UnbookedDocument } from '../../../banking/bank-line/index.ts';
import { invoiceTypeOf } from '../../../trade/invoice/index.ts';

/** A draft as bank matching sees it; null for what no payment settles, or what lacks its day or total. Pure. */
export function unbookedOf(id: string, { kind, invoice }: DocumentDraft): UnbookedDocument | null {
  const type = invoiceTypeOf(kind);
  if (type === null || !invoice || !isInvoiceKind(kind)) return null;
  if (invoice.total === null || invoice.issue_date === null || !isDay(invoice.issue_date)) return null;
  const total = minorOf(invoice.total, invoice.currency);
  if (total === null) return null;
  const partner = type.startsWith('sales') ? invoice.customer.name : invoice.vendor.name;
  const received = type === 'sales_invoice' || type === 'purchase_credit_note';
  return {
    id,
    number: invoice.number,
    reference: invoice.reference,
    contactNames: partner === '' ? [] : [partner],
    settlesMinor: received ? total : -total,
    currency: invoice.currency,
    date: invoice.issue_date,
  };
}

function minorOf(amount: string, currency: string): bigint | null {
  try {
    return parseMoney(amount, currency);
  } catch (error) {
    // An amount its currency cannot hold is corrected first.
    if (isLedgerIssue(error)) return null;
    throw error;
  }
}
