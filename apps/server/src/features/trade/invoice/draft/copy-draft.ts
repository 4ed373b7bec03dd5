import type { InvoiceDraft, InvoiceType, PaymentTermRow } from '@folio/contract';
import {
  accountWithRole,
  addDays,
  type Chart,
  type Day,
  daysBetween,
  dueDateOf,
  isDay,
  type SystemRole,
} from '@folio/ledger';

/** Facts a new draft needs besides the content of the copied document. */
export interface CopyContext {
  date: Day;
  /** The document's contact, known since its confirmation. */
  contactId: string | null;
  /**
   * Base units per 1 unit of the document's currency on the new date; null in base currency and if no rate is stored.
   */
  rate: string | null;
  terms: readonly PaymentTermRow[];
}

/** The draft without the fields that belong to one document only: number, references, payment and printed totals. */
function contentOf(draft: InvoiceDraft, { date, contactId, rate }: CopyContext): InvoiceDraft {
  return {
    ...draft,
    number: '',
    reference: null,
    order_number: null,
    issue_date: date,
    due_date: null,
    contact_id: draft.contact_id ?? contactId,
    rate,
    subtotal: null,
    total_tax: null,
    total: null,
    paid_from: null,
    paid_date: null,
    credit_of: null,
    from_quotation: null,
  };
}

function dueOn(draft: InvoiceDraft, { date, terms }: CopyContext, keepDistance: boolean): Day | null {
  const term = terms.find((one) => one.id === draft.payment_term_id);
  if (term !== undefined) return dueDateOf(term, date);
  const { issue_date: issued, due_date: due } = draft;
  if (!keepDistance || issued === null || due === null || !isDay(issued) || !isDay(due)) return null;
  return addDays(date, daysBetween(issued, due));
}

/**
 * A copy of a document with a new date. It is due by its terms, or after as many days as the original. A receipt is
 * paid from the same account on the new date.
 */
export function copiedDraft(draft: InvoiceDraft, context: CopyContext): InvoiceDraft {
  const receipt = draft.is_receipt ? { paid_from: draft.paid_from, paid_date: context.date } : {};
  return { ...contentOf(draft, context), due_date: dueOn(draft, context, true), ...receipt };
}

/** The invoice of a quotation; the quotation's expiry day is not a due date. */
export function invoicedDraft(draft: InvoiceDraft, quotationId: string, context: CopyContext): InvoiceDraft {
  const { reference, order_number } = draft;
  const kept = { reference, order_number, from_quotation: quotationId };
  return { ...contentOf(draft, context), due_date: dueOn(draft, context, false), ...kept };
}

/** The accounts of credit notes; null if the chart has no account with that role. */
export interface ReturnAccounts {
  salesReturns: string | null;
  purchaseReturns: string | null;
  /** The account for purchases of goods, whose returns have their own account. */
  purchases: string | null;
}

export function returnAccounts(chart: Chart): ReturnAccounts {
  const codeOf = (role: SystemRole) => accountWithRole(chart, role)?.code ?? null;
  return {
    salesReturns: codeOf('sales_returns'),
    purchaseReturns: codeOf('purchase_returns'),
    purchases: codeOf('default_purchases'),
  };
}

/**
 * A credit note over a whole invoice or bill, at its rate. Sales are credited on the returns account; purchases on
 * the accounts they were booked to, and purchases of goods on the purchase returns account.
 */
export function creditDraft(
  { id, type, draft }: { id: string; type: InvoiceType; draft: InvoiceDraft },
  context: CopyContext,
  accounts: ReturnAccounts,
): InvoiceDraft {
  const accountOf = (code: string | null) => {
    if (type === 'sales_invoice') return accounts.salesReturns ?? code;
    return code === null || code === accounts.purchases ? (accounts.purchaseReturns ?? code) : code;
  };
  const items = draft.items.map((item) => ({ ...item, account_code: accountOf(item.account_code) }));
  const head = { payment_terms: null, payment_term_id: null, is_receipt: false, credit_of: id };
  return { ...contentOf(draft, { ...context, rate: draft.rate }), ...head, items };
}
