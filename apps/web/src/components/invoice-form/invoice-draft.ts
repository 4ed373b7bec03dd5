import type { DraftItem, InvoiceDraft, InvoiceType } from '@folio/contract';
import { blankInvoiceDraft, blankItem } from '@folio/contract/blank-draft';
import type { Day } from '@folio/ledger/calendar';
import { heir } from '../table/row-identity.ts';

export { type DraftRules, type DraftTotals, draftTotals } from './draft-totals.ts';

export type Side = 'sales' | 'purchase';

export function sideOf(type: InvoiceType): Side {
  return type.startsWith('sales') || type === 'quotation' ? 'sales' : 'purchase';
}

export function isCreditNote(type: InvoiceType): boolean {
  return type.endsWith('credit_note');
}

/** A blank invoice. */
export function emptyDraft(currency: string, issueDate: Day | null): InvoiceDraft {
  return { ...blankInvoiceDraft(currency), issue_date: issueDate, items: [{ ...blankItem }] };
}

/** Changes an item. A new quantity, price or discount clears the typed amount, so it is computed again. */
export function withItem(draft: InvoiceDraft, index: number, changes: Partial<DraftItem>): InvoiceDraft {
  const recounts = 'quantity' in changes || 'price' in changes || 'discount' in changes || 'discount_is' in changes;
  const before = draft.items[index];
  if (before === undefined) return draft;
  const after = heir(before, { ...before, ...(recounts && { amount: null }), ...changes });
  return { ...draft, items: draft.items.with(index, after) };
}

export function withoutItem(draft: InvoiceDraft, index: number): InvoiceDraft {
  return { ...draft, items: draft.items.filter((_, at) => at !== index) };
}

/** A new item with the account and tax of the one before it. */
export function itemAfter(last: DraftItem | undefined): DraftItem {
  return {
    ...blankItem,
    account_code: last?.account_code ?? null,
    tax_code: last?.tax_code ?? null,
    rate: last?.rate ?? null,
  };
}

export function withNewItem(draft: InvoiceDraft): InvoiceDraft {
  return { ...draft, items: [...draft.items, itemAfter(draft.items.at(-1))] };
}

/** The account that all items share; null if they differ or have none. */
export function commonAccount(items: readonly DraftItem[]): string | null {
  const [first] = items;
  return first !== undefined && items.every((item) => item.account_code === first.account_code)
    ? first.account_code
    : null;
}

/** The last part of a field's path as a message key: `items.0.price` is `price`, of item 1. */
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
