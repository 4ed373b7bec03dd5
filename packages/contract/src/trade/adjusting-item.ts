import type { DraftItem, InvoiceDraft } from '../documents/document.ts';
import { blankItem } from './blank-draft.ts';

/* Without schemas, so that the web application may import it. */

/** Purpose of the item that adjusts a document to its stated total. */
export type AdjustmentKind = 'tax' | 'rounding' | 'adjustment';

/** How a document's figures are calculated and written; amounts in minor units of its currency. */
export interface Counting {
  totalOf: (draft: InvoiceDraft) => bigint;
  parse: (amount: string) => bigint;
  format: (minor: bigint) => string;
  /** Account for rounding differences; null leaves the account to the person. */
  roundingAccount: string | null;
  nameOf: (kind: AdjustmentKind) => string;
}

/**
 * A difference of up to one unit of the currency is treated as rounding, because a printed page does not state the
 * cause.
 */
const ROUNDING_UNITS = '1';
/** A discount of the whole document also reduces the new item, so its amount is found step by step. */
const MAX_STEPS = 8;

/**
 * Returns the draft with an explicit item that adjusts it to its stated total: the tax if it is stated without a
 * rate, a rounding difference, or an adjustment. Returns the draft unchanged if it adds up or states no total; null
 * if no item can adjust it (a discount of 100 percent).
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
