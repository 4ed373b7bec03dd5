import type { DraftItem, InvoiceDraft } from '@folio/contract';
import {
  type ComputedDocument,
  computeDocument,
  type Discount,
  type DocumentItemInput,
  discountOf,
  type TaxCode,
  type TaxRounding,
} from '@folio/ledger/invoicing';
import { extension, formatMoney, isCurrency, parseMoney } from '@folio/ledger/money';

/**
 * An item's money: `amount` is quantity × price less the item's discount, before the document's discount; net and tax
 * are after all discounts.
 */
export interface ItemMoney {
  amount: string;
  vatBase: string;
  vatAmount: string;
  gross: string;
}

/** The amounts of a draft as decimal texts in its currency. Tax is computed on `itemsTotal` less `discount`. */
export interface DraftTotals {
  items: ItemMoney[];
  itemsTotal: string;
  discount: string;
  subtotal: string;
  totalTax: string;
  total: string;
}

/** The company's calculation rules: its tax codes, and where tax is rounded. */
export interface DraftRules {
  taxCodes: readonly TaxCode[];
  taxRounding: TaxRounding;
}

type Counted = Pick<InvoiceDraft, 'currency' | 'amounts_are' | 'items'> &
  Partial<Pick<InvoiceDraft, 'discount' | 'discount_is' | 'total_tax'>>;

const usualRules: DraftRules = { taxCodes: [], taxRounding: 'per_line' };

function discountFrom(of: Partial<Pick<InvoiceDraft, 'discount' | 'discount_is'>>): Discount | null {
  return of.discount == null ? null : { kind: of.discount_is ?? 'percent', value: of.discount };
}

type Money = Pick<DocumentItemInput, 'quantity' | 'price'> & { discount: Discount | null };

/**
 * An item's money for the ledger: quantity × price if it gives the printed amount (before or after the discount),
 * else the printed amount; a price without quantity counts as one unit.
 */
function moneyOf(item: DraftItem, currency: string): Money {
  const { quantity, price, amount } = item;
  const discount = discountFrom(item);
  if (quantity !== null && price !== null) {
    if (amount === null) return { quantity, price, discount };
    const full = extension(quantity, price, currency);
    const stated = parseMoney(amount, currency);
    if (stated === full || stated === full - discountOf(discount, full, currency)) return { quantity, price, discount };
  }
  if (amount === null) return { quantity: '1', price: price ?? '0', discount };
  return { quantity: '1', price: amount, discount: null };
}

/**
 * The item's tax code with the percentage stated on the item; a percentage without a code counts as a separate code.
 */
function taxCodeOf(item: DraftItem, rules: DraftRules): TaxCode | null {
  const own = rules.taxCodes.find((code) => code.code === item.tax_code) ?? null;
  if (item.rate === null || own?.ratePercent === item.rate) return own;
  return { ...own, code: `${item.tax_code ?? ''} ${item.rate}%`, ratePercent: item.rate, recoverable: true };
}

/** Items, discount, tax and total as the ledger computes them; null while an amount cannot be computed. */
export function draftTotals(draft: Counted, rules: DraftRules = usualRules): DraftTotals | null {
  if (!isCurrency(draft.currency)) return null;
  const { currency } = draft;
  const text = (minor: bigint) => formatMoney(minor, currency);
  try {
    const taxCodes = new Map<string, TaxCode>();
    const items = draft.items.map((item) => {
      const code = draft.amounts_are === 'no_tax' ? null : taxCodeOf(item, rules);
      if (code !== null) taxCodes.set(code.code, code);
      return { ...moneyOf(item, currency), taxCode: code?.code ?? null };
    });
    const compute = (taxRounding: TaxRounding) =>
      computeDocument({
        currency,
        amountsAre: draft.amounts_are,
        items,
        discount: discountFrom(draft),
        taxCodes: [...taxCodes.values()],
        taxRounding,
      });
    const computed = statedOf(draft, rules.taxRounding, compute);
    return {
      items: computed.items.map((item) => ({
        amount: text(item.extensionMinor - item.discountMinor),
        vatBase: text(item.vatBaseMinor),
        vatAmount: text(item.vatAmountMinor),
        gross: text(item.grossMinor),
      })),
      itemsTotal: text(computed.itemsMinor),
      discount: text(computed.discountMinor),
      subtotal: text(computed.subtotalMinor),
      totalTax: text(computed.totalTaxMinor),
      total: text(computed.totalMinor),
    };
  } catch {
    return null;
  }
}

/**
 * The company's tax rounding, unless only the other method gives the tax stated on the document; the server uses the
 * same rule.
 */
function statedOf(
  { total_tax: statedTax, currency }: Counted,
  own: TaxRounding,
  compute: (taxRounding: TaxRounding) => ComputedDocument,
): ComputedDocument {
  const computed = compute(own);
  if (statedTax == null || computed.totalTaxMinor === parseMoney(statedTax, currency)) return computed;
  const other = compute(own === 'per_line' ? 'per_document' : 'per_line');
  return other.totalTaxMinor === parseMoney(statedTax, currency) ? other : computed;
}
