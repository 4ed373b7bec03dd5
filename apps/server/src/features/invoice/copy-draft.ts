import type { InvoiceDraft, InvoiceType, PaymentTermRow } from '@folio/contract';
import { addDays, type Day, daysBetween, dueDateOf, isDay } from '@folio/ledger';

/** What a new draft takes over of a document, beside its content. */
export interface CopyContext {
  date: Day;
  /** The document's contact, known since it was confirmed. */
  contactId: string | null;
  /** Base units per 1 unit of the document's currency on the new date; null in base currency and where none is kept. */
  rate: string | null;
  terms: readonly PaymentTermRow[];
}

/** The draft with everything that is of one document only left out: its number, references, payment and printed totals. */
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
 * A document again, dated anew: due by its terms, or as many days later as the first one was. A receipt is paid from the
 * same account on the new date.
 */
export function copiedDraft(draft: InvoiceDraft, context: CopyContext): InvoiceDraft {
  const receipt = draft.is_receipt ? { paid_from: draft.paid_from, paid_date: context.date } : {};
  return { ...contentOf(draft, context), due_date: dueOn(draft, context, true), ...receipt };
}

/** The invoice of a quotation; the day an offer ends is no due date. */
export function invoicedDraft(draft: InvoiceDraft, quotationId: string, context: CopyContext): InvoiceDraft {
  const { reference, order_number } = draft;
  const kept = { reference, order_number, from_quotation: quotationId };
  return { ...contentOf(draft, context), due_date: dueOn(draft, context, false), ...kept };
}

/**
 * A credit note over a whole invoice or bill, at its rate. Sales come back on the account of returns; what a supplier takes
 * back, on the accounts it was booked to, purchases of goods on that of purchase returns.
 */
export function creditDraft(
  { id, type, draft }: { id: string; type: InvoiceType; draft: InvoiceDraft },
  context: CopyContext,
): InvoiceDraft {
  const accountOf = (code: string | null) =>
    type === 'sales_invoice' ? '4090' : code === null || code === '5000' ? '5090' : code;
  const items = draft.items.map((item) => ({ ...item, account_code: accountOf(item.account_code) }));
  const head = { payment_terms: null, payment_term_id: null, is_receipt: false, credit_of: id };
  return { ...contentOf(draft, { ...context, rate: draft.rate }), ...head, items };
}
