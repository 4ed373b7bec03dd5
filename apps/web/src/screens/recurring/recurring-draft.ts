import type { InvoiceDraft, RecurringBody, RecurringDetail } from '@folio/contract';
import { blankInvoiceDraft, blankItem } from '@folio/contract/blank-draft';
import { addMonths, type Day } from '@folio/ledger/calendar';

/** What is known of the company itself. */
export interface OwnFacts {
  name: string;
  address: string;
  currency: string;
}

/** One that repeats, nobody has typed anything into yet. */
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

/** One after the pattern of a document: the next falls a month after it. */
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

/** The part of a stored one that is typed. */
export function bodyOf(stored: RecurringDetail): RecurringBody {
  const { name, type, draft, unit, every, starts_on, ends_on, most_times, due_days, action } = stored;
  return { name, type, draft, unit, every, starts_on, ends_on, most_times, due_days, action };
}
