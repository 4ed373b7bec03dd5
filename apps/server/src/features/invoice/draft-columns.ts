import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import { absolute, accountForItem, type Day, formatMoney, isDay, isLedgerFault } from '@folio/ledger';
import { Refusal } from '../../platform/http/refusal.ts';
import { partyOf } from './check-invoice.ts';
import { computeDraft, type DraftRules, draftTotals } from './draft-totals.ts';
import { isSales } from './invoice-state.ts';
import type { InvoiceColumns } from './store.ts';

/** The most a document may come to, in minor units: the sum of thousands of them still fits the database's numbers. */
const MAX_TOTAL_MINOR = 999_999_999_999_999n;

/** What lists show of a draft; the total is what its items come to. Refuses a total that no books could hold. */
export function columnsOfDraft(type: InvoiceType, draft: InvoiceDraft, rules: DraftRules): InvoiceColumns {
  const totalMinor = absolute(listedTotal(draft, rules));
  if (totalMinor > MAX_TOTAL_MINOR) throw totalTooLarge(draft, totalMinor);
  return {
    number: draft.number,
    reference: draft.reference,
    contactId: draft.contact_id,
    contactName: partyOf(type, draft).name,
    issueDate: realDay(draft.issue_date),
    dueDate: realDay(draft.due_date),
    currency: draft.currency,
    rate: draft.rate,
    totalMinor,
  };
}

function totalTooLarge({ currency }: InvoiceDraft, totalMinor: bigint): Refusal {
  const values = { found: formatMoney(totalMinor, currency), max: formatMoney(MAX_TOTAL_MINOR, currency), currency };
  return new Refusal('validation_failed', { faults: [{ path: 'items', word: 'document_total_too_large', values }] });
}

/** A discount may exceed the items as long as they are being typed: until it fits, the list shows the total without it. */
export function listedTotal(draft: InvoiceDraft, rules: DraftRules): bigint {
  try {
    return computeDraft(draft, rules).totalMinor;
  } catch (error) {
    if (!isLedgerFault(error) || error.code !== 'discount_too_large') return draftTotals(draft, rules).totalMinor;
    const items = draft.items.map((item) => ({ ...item, discount: null }));
    return draftTotals({ ...draft, discount: null, items }, rules).totalMinor;
  }
}

/** A draft may hold 31 April until it is confirmed; a date column may not. */
function realDay(day: Day | null): Day | null {
  return day !== null && isDay(day) ? day : null;
}

/** Gives every item without an account the one its words suggest, visibly in the draft, for the editor to change. */
export function withAccounts(type: InvoiceType, draft: InvoiceDraft): InvoiceDraft {
  const side = isSales(type) ? 'sales' : 'purchase';
  const items = draft.items.map((item) => ({
    ...item,
    account_code: item.account_code ?? defaultAccount(type, `${item.name} ${item.description ?? ''}`, side),
  }));
  return { ...draft, items };
}

function defaultAccount(type: InvoiceType, text: string, side: 'sales' | 'purchase'): string {
  if (type === 'sales_credit_note') return '4090';
  if (type === 'purchase_credit_note') return '5090';
  return accountForItem(text, side);
}
