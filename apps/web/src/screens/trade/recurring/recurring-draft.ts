import type { InvoiceDraft, RecurringBody, RecurringDetail } from '@folio/contract';
import { blankInvoiceDraft, blankItem } from '@folio/contract/blank-draft';
import { addMonths, type Day } from '@folio/ledger/calendar';

/** Facts about the user's own company. */
export interface OwnFacts {
  name: string;
  address: string;
  currency: string;
}

/** A blank recurring document. */
export function emptyRecurring(type: RecurringBody['type'], own: OwnFacts, today: Day): RecurringBody {
  const side = type === 'sales_invoice' ? 'vendor' : 'customer';
  const party = { name: own.name, address: own.address, tax_id: null };
  return {
    name: '',
    type,
    draft: { ...blankInvoiceDraft(own.currency), [side]: party, items: [blankItem] },
    unit: 'month',
    every: 1,
    starts_on: today,
    ends_on: null,
    most_times: null,
    due_days: 30,
    action: 'draft',
  };
}

/** A recurring document copied from a document: the next one is due a month after it, but not before today. */
export function recurringFrom(
  document: { draft: InvoiceDraft; type: RecurringBody['type']; contact: string },
  own: OwnFacts,
  today: Day,
): RecurringBody {
  const { draft, type, contact } = document;
  const next = draft.issue_date === null ? today : addMonths(draft.issue_date, 1);
  return {
    ...emptyRecurring(type, own, next < today ? today : next),
    name: contact,
    draft: {
      ...draft,
      number: '',
      total: null,
      subtotal: null,
      total_tax: null,
      from_quotation: null,
      credit_of: null,
    },
    due_days: draft.payment_term_id === null ? 30 : null,
  };
}

/** The editable part of a stored recurring document. */
export function bodyOf(stored: RecurringDetail): RecurringBody {
  const { name, type, draft, unit, every, starts_on, ends_on, most_times, due_days, action } = stored;
  return { name, type, draft, unit, every, starts_on, ends_on, most_times, due_days, action };
}
