import type { DraftItem, InvoiceDraft } from '@folio/contract';
import {
  type ComputedDocument,
  computeDocument,
  type DocumentItemInput,
  extension,
  parseMoney,
  type TaxCode,
} from '@folio/ledger';
import { byTheRules } from '../ledger/index.ts';

/** The item lines of a draft as the line maths takes them, with the tax codes they use. */
export interface DraftLines {
  items: DocumentItemInput[];
  taxCodes: TaxCode[];
}

/**
 * Quantity and price where they give the amount that stands beside them; an amount that stands alone, or that differs
 * from quantity x price (a discount inside the line), is one unit at that amount.
 */
function moneyOf(item: DraftItem, currency: string): { quantity: string; price: string } {
  const { quantity, price, amount } = item;
  if (quantity !== null && price !== null) {
    if (amount === null || extension(quantity, price, currency) === parseMoney(amount, currency))
      return { quantity, price };
  }
  return { quantity: '1', price: amount ?? price ?? '0' };
}

/**
 * The tax code of an item: the company's own; or, where the document states a percentage the company has no code for, one
 * named after it, whose input tax cannot be claimed back (an unregistered company bears it as cost).
 */
function taxCodeOf(item: DraftItem, known: readonly TaxCode[]): TaxCode | null {
  const own = known.find((code) => code.code === item.tax_code) ?? null;
  if (item.rate === null) return own;
  if (own !== null && Number(own.ratePercent) === Number(item.rate)) return own;
  if (own === null && Number(item.rate) === 0) return null;
  const code = [item.tax_code, `${item.rate}%`].filter((part) => part !== null && part !== '').join(' ');
  return { code, name: code, ratePercent: item.rate, recoverable: own?.recoverable ?? false };
}

export function draftLines(draft: InvoiceDraft, known: readonly TaxCode[]): DraftLines {
  const taxCodes = new Map<string, TaxCode>();
  const items = draft.items.map((item) => {
    const code = draft.amounts_are === 'no_tax' ? null : taxCodeOf(item, known);
    if (code !== null) taxCodes.set(code.code, code);
    return { ...moneyOf(item, draft.currency), taxCode: code?.code ?? null };
  });
  return { items, taxCodes: [...taxCodes.values()] };
}

/** Net, tax and total of a draft by the ledger's line maths. Refuses amounts with more decimals than the currency has. */
export function draftTotals(draft: InvoiceDraft, known: readonly TaxCode[] = []): ComputedDocument {
  return byTheRules(() => {
    const lines = draftLines(draft, known);
    return computeDocument({ currency: draft.currency, amountsAre: draft.amounts_are, ...lines });
  });
}
