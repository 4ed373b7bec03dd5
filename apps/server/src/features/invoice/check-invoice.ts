import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import { type Chart, type Day, isDay } from '@folio/ledger';
import { type FieldFault, Refusal } from '../../platform/http/refusal.ts';
import { accountFaults } from '../ledger/index.ts';
import { isSales } from './invoice-state.ts';

/** What a draft is judged against. */
export interface CheckBooks {
  baseCurrency: string;
  chart: Chart;
}

/** The party on the other side: the customer of a sale, the vendor of a purchase. */
export function partyOf(type: InvoiceType, draft: InvoiceDraft): { path: 'customer' | 'vendor'; name: string } {
  const path = isSales(type) ? 'customer' : 'vendor';
  return { path, name: draft[path].name.trim() };
}

/** Refuses a draft that may not be confirmed, with every faulty field at once. */
export function checkInvoice(type: InvoiceType, draft: InvoiceDraft, totalMinor: bigint, books: CheckBooks): void {
  const faults = [
    ...headFaults(type, draft, books),
    ...itemFaults(draft, books.chart),
    ...paymentFaults(type, draft, books.chart),
  ];
  if (draft.items.length > 0 && totalMinor <= 0n) faults.push({ path: 'items', word: 'ledger_total_not_positive' });
  if (faults.length > 0) throw new Refusal('validation_failed', { faults });
}

function headFaults(type: InvoiceType, draft: InvoiceDraft, { baseCurrency }: CheckBooks): FieldFault[] {
  const faults: FieldFault[] = [];
  const party = partyOf(type, draft);
  if (draft.number === '') faults.push({ path: 'number', word: 'enter_document_number' });
  if (party.name === '' && draft.contact_id === null)
    faults.push({ path: `${party.path}.name`, word: 'enter_contact' });
  if (draft.issue_date === null) faults.push({ path: 'issue_date', word: 'enter_issue_date' });
  faults.push(...dayFaults('issue_date', draft.issue_date), ...dayFaults('due_date', draft.due_date));
  if (draft.issue_date !== null && draft.due_date !== null && draft.due_date < draft.issue_date)
    faults.push({ path: 'due_date', word: 'due_before_issue', values: { issued: draft.issue_date } });
  if (draft.currency !== baseCurrency && draft.rate === null) {
    const values = { currency: draft.currency, base: baseCurrency };
    faults.push({ path: 'rate', word: 'enter_rate', values });
  }
  if (draft.rate !== null && Number(draft.rate) <= 0) faults.push({ path: 'rate', word: 'ledger_bad_rate' });
  if (draft.items.length === 0) faults.push({ path: 'items', word: 'ledger_no_items' });
  return faults;
}

/** The contract's pattern lets 30 February through. */
function dayFaults(path: string, day: Day | null): FieldFault[] {
  return day === null || isDay(day) ? [] : [{ path, word: 'date_invalid' }];
}

function itemFaults(draft: InvoiceDraft, chart: Chart): FieldFault[] {
  return draft.items.flatMap((item, index): FieldFault[] => {
    const path = `items.${index}.account_code`;
    if (item.account_code === null) return [{ path, word: 'choose_account' }];
    return accountFaults(path, item.account_code, chart);
  });
}

function paymentFaults(type: InvoiceType, draft: InvoiceDraft, chart: Chart): FieldFault[] {
  if (draft.paid_from === null) return [];
  if (type === 'sales_credit_note' || type === 'purchase_credit_note')
    return [{ path: 'paid_from', word: 'credit_note_not_paid' }];
  const faults = accountFaults('paid_from', draft.paid_from, chart);
  if (draft.paid_date === null) faults.push({ path: 'paid_date', word: 'enter_paid_date' });
  return [...faults, ...dayFaults('paid_date', draft.paid_date)];
}
