import { blankItem } from './blank-draft.ts';
import type { DraftItem, InvoiceDraft } from './document.ts';

/* Without schemas, so that the web application may take it. */

/** What the item is for that brings a document to the total it states. */
export type AdjustmentKind = 'tax' | 'rounding' | 'adjustment';

/** How a document's figures are counted and written; amounts in minor units of its currency. */
export interface Counting {
  totalOf: (draft: InvoiceDraft) => bigint;
  parse: (amount: string) => bigint;
  format: (minor: bigint) => string;
  /** Where rounding differences are booked; null leaves the account to the person. */
  roundingAccount: string | null;
  nameOf: (kind: AdjustmentKind) => string;
}

/** Differences of up to one unit of the currency are rounding; a printed page cannot say which. */
const ROUNDING_UNITS = '1';
/** A discount of the whole document takes its share of the new item: the amount is found step by step. */
const MAX_STEPS = 8;

/**
 * The draft with an explicit item that brings it to the total it states: the tax where it is stated without a rate, a rounding
 * difference, or an adjustment. The draft itself where it adds up or states no total; null where no item can do it (a discount of
 * everything).
 */
export function withAdjustment(draft: InvoiceDraft, counting: Counting): InvoiceDraft | null {
  if (draft.total === null) return draft;
  const stated = counting.parse(draft.total);
  const missing = stated - counting.totalOf(draft);
  if (missing === 0n) return draft;
  const kind = kindOf(draft, missing, counting);
  let amount = missing;
  for (let step = 0; step < MAX_STEPS; step++) {
    const adjusted = withItem(draft, itemOf(draft, kind, amount, counting));
    const left = stated - counting.totalOf(adjusted);
    if (left === 0n) return adjusted;
    amount += left;
  }
  return null;
}

function kindOf(draft: InvoiceDraft, missing: bigint, { parse }: Counting): AdjustmentKind {
  if (draft.amounts_are === 'no_tax' && draft.total_tax !== null && parse(draft.total_tax) === missing) return 'tax';
  const size = missing < 0n ? -missing : missing;
  return size <= parse(ROUNDING_UNITS) ? 'rounding' : 'adjustment';
}

function itemOf(draft: InvoiceDraft, kind: AdjustmentKind, minor: bigint, counting: Counting): DraftItem {
  const amount = counting.format(minor);
  const own = draft.items.find((item) => item.account_code !== null)?.account_code ?? null;
  return {
    ...blankItem,
    name: counting.nameOf(kind),
    price: amount,
    amount,
    account_code: kind === 'rounding' ? (counting.roundingAccount ?? own) : own,
  };
}

function withItem(draft: InvoiceDraft, item: DraftItem): InvoiceDraft {
  return { ...draft, items: [...draft.items, item] };
}
