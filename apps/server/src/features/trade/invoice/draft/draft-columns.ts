import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import {
  absolute,
  accountForItem,
  accountWithRole,
  type Chart,
  type Day,
  formatMoney,
  isDay,
  isLedgerIssue,
} from '@folio/ledger';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { isSales } from '../life/invoice-state.ts';
import type { InvoiceColumns } from '../store.ts';
import { partyOf } from './check-invoice.ts';
import { computeDraft, type DraftRules, draftTotals } from './draft-totals.ts';

/**
 * The largest total of a document, in minor units: the sum of thousands of such totals still fits the database's
 * numbers.
 */
const MAX_TOTAL_MINOR = 999_999_999_999_999n;

/** The columns that lists show of a draft; the total is the sum of its items. Rejects a total above the maximum. */
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

function totalTooLarge({ currency }: InvoiceDraft, totalMinor: bigint): DomainError {
  const values = { found: formatMoney(totalMinor, currency), max: formatMoney(MAX_TOTAL_MINOR, currency), currency };
  return new DomainError('validation_failed', {
    faults: [{ path: 'items', word: 'document_total_too_large', values }],
  });
}

/** While a person types, the discount may exceed the items: until it fits, the list shows the total without it. */
export function listedTotal(draft: InvoiceDraft, rules: DraftRules): bigint {
  try {
    return computeDraft(draft, rules).totalMinor;
  } catch (error) {
    if (!isLedgerIssue(error) || error.code !== 'discount_too_large') return draftTotals(draft, rules).totalMinor;
    const items = draft.items.map((item) => ({ ...item, discount: null }));
    return draftTotals({ ...draft, discount: null, items }, rules).totalMinor;
  }
}

/** Null for a day that does not exist: a draft may hold 31 April until it is confirmed, a date column may not. */
function realDay(day: Day | null): Day | null {
  return day !== null && isDay(day) ? day : null;
}

/**
 * Gives every item without an account the one its description suggests, if the chart has it. The draft shows it, so
 * that the editor can change it.
 */
export function withAccounts(type: InvoiceType, draft: InvoiceDraft, chart: Chart): InvoiceDraft {
  const side = isSales(type) ? 'sales' : 'purchase';
  const items = draft.items.map((item) => ({
    ...item,
    account_code: item.account_code ?? defaultAccount(type, `${item.name} ${item.description ?? ''}`, side, chart),
  }));
  return { ...draft, items };
}

function defaultAccount(type: InvoiceType, text: string, side: 'sales' | 'purchase', chart: Chart): string | null {
  if (type === 'sales_credit_note') return accountWithRole(chart, 'sales_returns')?.code ?? null;
  if (type === 'purchase_credit_note') return accountWithRole(chart, 'purchase_returns')?.code ?? null;
  return accountForItem(text, side, chart);
}
