import type { DraftItem, InvoiceDraft } from '@folio/contract';
import {
  absolute,
  type ComputedDocument,
  computeDocument,
  type Discount,
  type DocumentItemInput,
  discountOf,
  extension,
  isLedgerIssue,
  parseMoney,
  type TaxCode,
  type TaxRounding,
} from '@folio/ledger';
import { byTheRules } from '../../../books/ledger/index.ts';

/** A draft's item lines and discount in the form of the line maths, with the tax codes they use. */
export interface DraftLines {
  items: DocumentItemInput[];
  discount: Discount | null;
  taxCodes: TaxCode[];
}

/**
 * The settings for computing a company's documents: its tax codes, and where tax is rounded (on each line by
 * default).
 */
export interface DraftRules {
  taxCodes: readonly TaxCode[];
  taxRounding?: TaxRounding;
}

type Stated = Pick<InvoiceDraft, 'discount' | 'discount_is'>;

/** The discount of a draft or an item in the form of the line maths. */
export function discountFrom({ discount, discount_is: kind }: Stated): Discount | null {
  return discount === null ? null : { kind, value: discount };
}

type ItemMoney = Pick<DocumentItemInput, 'quantity' | 'price'> & { discount: Discount | null };

/**
 * Uses quantity, price and discount if they give the stated amount, before or after the discount. An amount without
 * them, or one that differs from both (a discount inside the line), is one unit at that amount.
 */
function moneyOf(item: DraftItem, currency: string): ItemMoney {
  const { quantity, price, amount } = item;
  const discount = discountFrom(item);
  if (quantity !== null && price !== null) {
    if (amount === null) return { quantity, price, discount };
    const full = extension(quantity, price, currency);
    const left = full - discountOf(discount, full, currency);
    const stated = parseMoney(amount, currency);
    if (stated === full || stated === left) return { quantity, price, discount };
  }
  return amount === null
    ? { quantity: '1', price: price ?? '0', discount }
    : { quantity: '1', price: amount, discount: null };
}

/**
 * The tax code of an item. If the document states a percentage for which the company has no code, a code is made with
 * that percentage as its name; its input tax cannot be claimed back (an unregistered company bears it as cost).
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
  return { items, discount: discountFrom(draft), taxCodes: [...taxCodes.values()] };
}

/**
 * Net, tax and total of a draft by the ledger's line maths. Rejects amounts with more decimals than the currency has,
 * and discounts above the amount they reduce.
 */
export function draftTotals(draft: InvoiceDraft, rules: DraftRules = { taxCodes: [] }): ComputedDocument {
  return byTheRules(() => computeDraft(draft, rules));
}

/** The same, with the ledger's own errors. */
export function computeDraft(
  draft: InvoiceDraft,
  { taxCodes, taxRounding = 'per_line' }: DraftRules,
): ComputedDocument {
  const lines = draftLines(draft, taxCodes);
  return computeDocument({ currency: draft.currency, amountsAre: draft.amounts_are, taxRounding, ...lines });
}

/**
 * Where to round the draft's tax to get the tax that the document states: the company's setting, unless only the
 * other way gives that tax. The document's issuer may round differently.
 */
export function statedRounding(draft: InvoiceDraft, rules: DraftRules): TaxRounding {
  const own = rules.taxRounding ?? 'per_line';
  if (draft.total_tax === null || draft.amounts_are === 'no_tax') return own;
  const other = own === 'per_line' ? 'per_document' : 'per_line';
  try {
    const stated = absolute(parseMoney(draft.total_tax, draft.currency));
    const isStated = (taxRounding: TaxRounding) =>
      absolute(computeDraft(draft, { ...rules, taxRounding }).totalTaxMinor) === stated;
    return !isStated(own) && isStated(other) ? other : own;
  } catch (error) {
    // The computation reports figures it cannot use, with their field.
    if (isLedgerIssue(error)) return own;
    throw error;
  }
}
