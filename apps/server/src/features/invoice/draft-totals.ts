import type { DraftItem, InvoiceDraft } from '@folio/contract';
import {
  absolute,
  type ComputedDocument,
  computeDocument,
  type Discount,
  type DocumentItemInput,
  discountOf,
  extension,
  isLedgerFault,
  parseMoney,
  type TaxCode,
  type TaxRounding,
} from '@folio/ledger';
import { byTheRules } from '../ledger/index.ts';

/** The item lines and the discount of a draft as the line maths takes them, with the tax codes they use. */
export interface DraftLines {
  items: DocumentItemInput[];
  discount: Discount | null;
  taxCodes: TaxCode[];
}

/** How a company's documents are computed: its tax codes, and where it rounds tax (on each line by default). */
export interface DraftRules {
  taxCodes: readonly TaxCode[];
  taxRounding?: TaxRounding;
}

type Stated = Pick<InvoiceDraft, 'discount' | 'discount_is'>;

/** The discount of a draft or of one of its items as the line maths takes it. */
export function discountFrom({ discount, discount_is: kind }: Stated): Discount | null {
  return discount === null ? null : { kind, value: discount };
}

type ItemMoney = Pick<DocumentItemInput, 'quantity' | 'price'> & { discount: Discount | null };

/**
 * Quantity, price and discount where they give the amount that stands beside them, before or after the discount; an amount
 * that stands alone, or that differs from both (a discount inside the line), is one unit at that amount.
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
  return { items, discount: discountFrom(draft), taxCodes: [...taxCodes.values()] };
}

/**
 * Net, tax and total of a draft by the ledger's line maths. Refuses amounts with more decimals than the currency has, and
 * discounts over what they are taken off.
 */
export function draftTotals(draft: InvoiceDraft, rules: DraftRules = { taxCodes: [] }): ComputedDocument {
  return byTheRules(() => computeDraft(draft, rules));
}

/** The same, refusing with the ledger's own faults. */
export function computeDraft(
  draft: InvoiceDraft,
  { taxCodes, taxRounding = 'per_line' }: DraftRules,
): ComputedDocument {
  const lines = draftLines(draft, taxCodes);
  return computeDocument({ currency: draft.currency, amountsAre: draft.amounts_are, taxRounding, ...lines });
}

/**
 * Where the tax of a draft is rounded so that it comes to the tax that the document states: the company's own way, unless only the
 * other way gives that tax. Whoever wrote the document may round differently from us.
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
    // Figures that cannot be counted are refused where they are counted, with their field.
    if (isLedgerFault(error)) return own;
    throw error;
  }
}
