import type { DraftItem, InvoiceDraft, InvoiceType } from '@folio/contract';
import { addDays, type Day, daysBetween, endOfMonth, isDay } from '@folio/ledger/calendar';
import { type ComputedDocument, computeDocument, type TaxCode } from '@folio/ledger/invoicing';
import { formatMoney, isCurrency } from '@folio/ledger/money';

export type Side = 'sales' | 'purchase';

export function sideOf(type: InvoiceType): Side {
  return type.startsWith('sales') ? 'sales' : 'purchase';
}

export function isCreditNote(type: InvoiceType): boolean {
  return type.endsWith('credit_note');
}

export const emptyItem: DraftItem = {
  name: '',
  description: null,
  quantity: '1',
  price: null,
  tax_code: null,
  rate: null,
  amount: null,
  account_code: null,
};

const nobody = { name: '', address: null, tax_id: null };

/** An invoice nobody has typed anything into yet. */
export function emptyDraft(currency: string, issueDate: Day | null): InvoiceDraft {
  return {
    number: '',
    reference: null,
    issue_date: issueDate,
    due_date: null,
    payment_terms: null,
    currency,
    rate: null,
    amounts_are: 'no_tax',
    contact_id: null,
    vendor: nobody,
    customer: nobody,
    ship_to: null,
    items: [emptyItem],
    subtotal: null,
    total_tax: null,
    total: null,
    paid_from: null,
    paid_date: null,
    document_language: null,
  };
}

/** The money of a draft as decimal texts in its currency. */
export interface DraftTotals {
  items: { vatBase: string; vatAmount: string; gross: string }[];
  subtotal: string;
  totalTax: string;
  total: string;
}

/** An item's money for the ledger: a printed amount stands for itself, else quantity × price; a price alone is one unit. */
function computable(item: DraftItem) {
  const taxCode = item.rate;
  if (item.amount !== null) return { quantity: '1', price: item.amount, taxCode };
  if (item.quantity === null || item.price === null) return { quantity: '1', price: item.price ?? '0', taxCode };
  return { quantity: item.quantity, price: item.price, taxCode };
}

function taxCodesOf(items: readonly DraftItem[]): TaxCode[] {
  const rates = new Set(items.flatMap((item) => item.rate ?? []));
  return [...rates].map((rate) => ({ code: rate, ratePercent: rate, recoverable: true }));
}

/** Subtotal, tax and total as the ledger computes them; null while a figure cannot be counted. */
export function draftTotals(draft: Pick<InvoiceDraft, 'currency' | 'amounts_are' | 'items'>): DraftTotals | null {
  if (!isCurrency(draft.currency)) return null;
  const { currency } = draft;
  try {
    const computed: ComputedDocument = computeDocument({
      currency,
      amountsAre: draft.amounts_are,
      items: draft.items.map(computable),
      taxCodes: taxCodesOf(draft.items),
    });
    return {
      items: computed.items.map((item) => ({
        vatBase: formatMoney(item.vatBaseMinor, currency),
        vatAmount: formatMoney(item.vatAmountMinor, currency),
        gross: formatMoney(item.grossMinor, currency),
      })),
      subtotal: formatMoney(computed.subtotalMinor, currency),
      totalTax: formatMoney(computed.totalTaxMinor, currency),
      total: formatMoney(computed.totalMinor, currency),
    };
  } catch {
    return null;
  }
}

/** The draft with an item changed. A new quantity or price makes the amount computed again. */
export function withItem(draft: InvoiceDraft, index: number, changes: Partial<DraftItem>): InvoiceDraft {
  const recounts = 'quantity' in changes || 'price' in changes;
  const items = draft.items.map((item, at) =>
    at === index ? { ...item, ...(recounts && { amount: null }), ...changes } : item,
  );
  return { ...draft, items };
}

export function withoutItem(draft: InvoiceDraft, index: number): InvoiceDraft {
  return { ...draft, items: draft.items.filter((_, at) => at !== index) };
}

export function withNewItem(draft: InvoiceDraft): InvoiceDraft {
  const last = draft.items.at(-1);
  const item = { ...emptyItem, account_code: last?.account_code ?? null, rate: last?.rate ?? null };
  return { ...draft, items: [...draft.items, item] };
}

/** The account of all items, null where they differ or have none. */
export function commonAccount(items: readonly DraftItem[]): string | null {
  const [first] = items;
  return first !== undefined && items.every((item) => item.account_code === first.account_code)
    ? first.account_code
    : null;
}

/** Ready-made payment terms; `days` after the issue date, or the end of its month. */
export const paymentTerms = ['on_receipt', '7', '14', '30', '60', '90', 'end_of_month'] as const;
export type PaymentTerm = (typeof paymentTerms)[number];

/** The due date that terms give from an issue date. */
export function dueDateOf(term: PaymentTerm, issueDate: Day): Day {
  if (term === 'on_receipt') return issueDate;
  if (term === 'end_of_month') return endOfMonth(issueDate);
  return addDays(issueDate, Number(term));
}

/** The ready-made terms that lead from the issue date to the due date, if any does. */
export function termOf(issueDate: Day | null, dueDate: Day | null): PaymentTerm | null {
  if (issueDate === null || dueDate === null || !isDay(issueDate) || !isDay(dueDate)) return null;
  const days = String(daysBetween(issueDate, dueDate));
  if (days === '0') return 'on_receipt';
  return paymentTerms.find((term) => term === days) ?? (dueDate === endOfMonth(issueDate) ? 'end_of_month' : null);
}

/** The last part of a field's path in words the messages know: `items.0.price` is `price`, of item 1. */
export function fieldOfPath(path: string): { field: string; item: number | null } {
  const parts = path.split('.');
  const index = parts.findIndex((part) => /^\d+$/.test(part));
  const words = parts.filter(
    (part) => !/^\d+$/.test(part) && !['invoice', 'statements', 'draft', 'items', 'lines'].includes(part),
  );
  return {
    field: words.join('_'),
    item: index < 0 ? null : Number(parts.at(parts.findLastIndex((part) => /^\d+$/.test(part)))) + 1,
  };
}

/** The number after one: its last run of digits counted on, its length kept. `INV-2026-009` is followed by `INV-2026-010`. */
export function numberAfter(number: string): string {
  const match = /^(.*?)(\d{1,15})(\D*)$/.exec(number);
  if (match === null) return '';
  const [, before = '', digits = '', after = ''] = match;
  return `${before}${String(BigInt(digits) + 1n).padStart(digits.length, '0')}${after}`;
}
