import type { DraftItem, InvoiceDraft, InvoiceType } from '@folio/contract';
import { type Chart, type Day, formatMoney, isDay, isLedgerIssue, type TaxCode, taxCodeAt } from '@folio/ledger';
import { DomainError, type FieldIssue } from '../../../../platform/http/domain-error.ts';
import { accountFaults } from '../../../books/ledger/index.ts';
import { isOwnType } from '../../../books/numbering/index.ts';
import { isCreditNote, isSales } from '../life/invoice-state.ts';
import { figureFaults } from './draft-faults.ts';
import { type DraftRules, draftTotals } from './draft-totals.ts';

/** The rules and records that a draft is checked against. */
export interface CheckBooks extends DraftRules {
  baseCurrency: string;
  chart: Chart;
  /** The day whose tax codes apply, if it differs from the document's day. */
  taxDate?: Day | null;
}

/** The counterparty: the customer of a sale, the vendor of a purchase. */
export function partyOf(type: InvoiceType, draft: InvoiceDraft): { path: 'customer' | 'vendor'; name: string } {
  const path = isSales(type) ? 'customer' : 'vendor';
  return { path, name: draft[path].name.trim() };
}

/** Rejects a draft that may not be confirmed, with every faulty field at once; returns its total. */
export function checkInvoice(type: InvoiceType, draft: InvoiceDraft, books: CheckBooks): bigint {
  const figures = figureFaults(draft);
  const faults = [
    ...headFaults(type, draft, books),
    ...figures,
    ...draft.items.flatMap((_, index) => itemFaults(type, draft, index, books)),
    ...paymentFaults(type, draft, books.chart),
  ];
  const totalMinor = figures.length > 0 ? 0n : draftTotals(draft, books).totalMinor;
  if (draft.items.length > 0 && figures.length === 0 && totalMinor <= 0n)
    faults.push(totalFault(type, draft, totalMinor));
  if (faults.length > 0) throw new DomainError('validation_failed', { faults });
  return totalMinor;
}

/** A negative invoice is a credit note; a total of zero is a mistake. */
function totalFault(type: InvoiceType, { currency }: InvoiceDraft, totalMinor: bigint): FieldIssue {
  if (totalMinor < 0n && type !== 'quotation' && !isCreditNote(type))
    return { path: 'items', word: 'ledger_total_not_positive' };
  return { path: 'items', word: 'total_not_positive', values: { found: formatMoney(totalMinor, currency) } };
}

function headFaults(type: InvoiceType, draft: InvoiceDraft, { baseCurrency }: CheckBooks): FieldIssue[] {
  const faults: FieldIssue[] = [];
  const party = partyOf(type, draft);
  if (draft.number === '' && !isOwnType(type) && !draft.is_receipt)
    faults.push({ path: 'number', word: 'enter_document_number' });
  if (party.name === '' && draft.contact_id === null)
    faults.push({ path: `${party.path}.name`, word: 'enter_contact' });
  if (draft.issue_date === null) faults.push({ path: 'issue_date', word: 'enter_issue_date' });
  faults.push(...dayFaults('issue_date', draft.issue_date), ...dayFaults('due_date', draft.due_date));
  if (draft.issue_date !== null && draft.due_date !== null && draft.due_date < draft.issue_date)
    faults.push({ path: 'due_date', word: 'due_before_issue', values: { issued: draft.issue_date } });
  if (draft.currency !== baseCurrency && draft.rate === null && type !== 'quotation') {
    const values = { currency: draft.currency, base: baseCurrency };
    faults.push({ path: 'rate', word: 'enter_rate', values });
  }
  if (draft.rate !== null && /^-|^0+(\.0+)?$/.test(draft.rate)) faults.push({ path: 'rate', word: 'ledger_bad_rate' });
  if (draft.items.length === 0) faults.push({ path: 'items', word: 'ledger_no_items' });
  return faults;
}

/** The contract's pattern accepts 30 February. */
function dayFaults(path: string, day: Day | null): FieldIssue[] {
  return day === null || isDay(day) ? [] : [{ path, word: 'date_invalid' }];
}

function itemFaults(type: InvoiceType, draft: InvoiceDraft, index: number, books: CheckBooks): FieldIssue[] {
  const item = draft.items[index];
  if (item === undefined) return [];
  const faults: FieldIssue[] = [];
  if (item.quantity !== null && /^-?0+(\.0+)?$/.test(item.quantity))
    faults.push({ path: `items.${index}.quantity`, word: 'quantity_zero', values: { item: String(index + 1) } });
  if (draft.amounts_are !== 'no_tax') {
    const day = books.taxDate ?? draft.issue_date;
    faults.push(...taxFaults(`items.${index}.tax_code`, item, day, books.taxCodes));
  }
  if (type === 'quotation') return faults;
  const path = `items.${index}.account_code`;
  if (item.account_code === null) return [...faults, { path, word: 'choose_account' }];
  return [...faults, ...accountFaults(path, item.account_code, books.chart)];
}

/** A percentage stated on the document needs no tax code of the company. */
function taxFaults(
  path: string,
  { tax_code: code, rate }: DraftItem,
  day: Day | null,
  known: readonly TaxCode[],
): FieldIssue[] {
  const own = known.find((candidate) => candidate.code === code);
  if (code === null || (rate !== null && Number(own?.ratePercent) !== Number(rate))) return [];
  try {
    if (day !== null && isDay(day)) taxCodeAt(known, code, day);
    return [];
  } catch (error) {
    if (!isLedgerIssue(error)) throw error;
    return [{ path, word: `ledger_${error.code}`, values: error.values }];
  }
}

function paymentFaults(type: InvoiceType, draft: InvoiceDraft, chart: Chart): FieldIssue[] {
  if (draft.paid_from === null)
    return draft.is_receipt && type === 'purchase_bill' ? [{ path: 'paid_from', word: 'receipt_paid_from' }] : [];
  if (isCreditNote(type)) return [{ path: 'paid_from', word: 'credit_note_not_paid' }];
  if (type === 'quotation') return [{ path: 'paid_from', word: 'quotation_not_paid' }];
  const faults = accountFaults('paid_from', draft.paid_from, chart);
  if (draft.paid_date === null) faults.push({ path: 'paid_date', word: 'enter_paid_date' });
  return [...faults, ...dayFaults('paid_date', draft.paid_date)];
}
