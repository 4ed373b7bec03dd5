import { at } from '../assert.ts';
import { LedgerIssue } from '../fault.ts';
import {
  absorbResidue,
  allocateByLargestRemainder,
  bookable,
  type Currency,
  extension,
  multiplyDivide,
  parseDecimal,
} from '../money/index.ts';
import { type Discount, discountOf } from './discount.ts';
import { chargedPercent, selfAssessedPercent, type TaxCode, taxCodeOf } from './tax-code.ts';

/** Whether item prices exclude tax, include it, or no tax applies (the default in Hong Kong). */
export type AmountsAre = 'tax_exclusive' | 'tax_inclusive' | 'no_tax';

/** Where tax is rounded: on each line (default), or once a tax code over the whole document. */
export type TaxRounding = 'per_line' | 'per_document';

/** An item as typed: quantity and unit price are decimal strings with at most 6 decimals. */
export interface DocumentItemInput {
  readonly quantity: string;
  readonly price: string;
  /** Taken off quantity × price, before tax. */
  readonly discount?: Discount | null;
  readonly taxCode: string | null;
}

export interface DocumentInput<Item extends DocumentItemInput = DocumentItemInput> {
  readonly currency: Currency;
  readonly amountsAre: AmountsAre;
  readonly items: readonly Item[];
  /** Taken off all items together, before tax. */
  readonly discount?: Discount | null;
  readonly taxCodes: readonly TaxCode[];
  readonly taxRounding?: TaxRounding;
}

/**
 * The money of one item in document currency: net (`vatBaseMinor`), tax charged, gross. `extensionMinor`: quantity ×
 * price before any discount. `discountMinor`: the item's own discount; `documentDiscountMinor`: its share of the document's;
 * both in the terms of the extension (gross where prices contain tax). `selfAssessedMinor`: the tax a buyer accounts for
 * itself under reverse charge; it is no part of the gross.
 */
export interface ComputedItem {
  readonly extensionMinor: bigint;
  readonly discountMinor: bigint;
  readonly documentDiscountMinor: bigint;
  readonly vatBaseMinor: bigint;
  readonly vatAmountMinor: bigint;
  readonly grossMinor: bigint;
  readonly selfAssessedMinor: bigint;
  readonly taxCode: string | null;
}

/**
 * A document's items and totals. `itemsMinor`: extensions less the items' own discounts; `discountMinor`: the document's
 * discount off that, in the same terms. Net, tax and total are after all discounts.
 */
export interface ComputedDocument {
  readonly items: readonly ComputedItem[];
  readonly itemsMinor: bigint;
  readonly discountMinor: bigint;
  readonly subtotalMinor: bigint;
  readonly totalTaxMinor: bigint;
  readonly totalMinor: bigint;
}

/** A percentage as an exact fraction: '13.5' is 135 / 1000. */
function fractionOf(ratePercent: string): { numerator: bigint; denominator: bigint } {
  const rate = parseDecimal(ratePercent, 6);
  if (rate.isNegative()) throw new LedgerIssue('bad_rate', { found: ratePercent });
  return { numerator: BigInt(rate.times(1_000_000).toFixed(0)), denominator: 100_000_000n };
}

/** Tax on a net amount, or the tax a gross amount contains. */
export function taxOf(amountMinor: bigint, ratePercent: string, amountsAre: AmountsAre): bigint {
  if (amountsAre === 'no_tax' || ratePercent === '0') return 0n;
  const { numerator, denominator } = fractionOf(ratePercent);
  if (amountsAre === 'tax_exclusive') return multiplyDivide(amountMinor, numerator, denominator);
  return amountMinor - multiplyDivide(amountMinor, denominator, denominator + numerator);
}

/** The codes of a document's items, each with its percentage. */
interface ItemRates {
  readonly codes: readonly (TaxCode | null)[];
  readonly percentOf: (code: TaxCode | null) => string;
}

function taxPerLine(amounts: readonly bigint[], { codes, percentOf }: ItemRates, amountsAre: AmountsAre): bigint[] {
  return amounts.map((amount, index) => taxOf(amount, percentOf(codes[index] ?? null), amountsAre));
}

/** Tax of each item when a code's tax is computed once from all its items; the residue goes to the largest one. */
function taxPerDocument(amounts: readonly bigint[], rates: ItemRates, amountsAre: AmountsAre): bigint[] {
  const taxes = taxPerLine(amounts, rates, amountsAre);
  for (const code of new Set(rates.codes)) {
    if (code === null) continue;
    const indexes = rates.codes.flatMap((candidate, index) => (candidate === code ? [index] : []));
    const sum = indexes.reduce((total, index) => total + at(amounts, index), 0n);
    const parts = absorbResidue(
      indexes.map((index) => at(taxes, index)),
      taxOf(sum, rates.percentOf(code), amountsAre),
    );
    indexes.forEach((index, position) => {
      taxes[index] = at(parts, position);
    });
  }
  return taxes;
}

/** An item's extension with its discount. */
interface ItemAmounts {
  readonly extensionMinor: bigint;
  readonly discountMinor: bigint;
  readonly documentDiscountMinor: bigint;
}

/**
 * Extensions and discounts. The document's discount is spread over the items in proportion to their amounts after
 * their own discounts, by the largest remainder, so that the shares add up to it.
 */
function amountsOf({ items, currency, discount }: DocumentInput): { amounts: ItemAmounts[]; itemsMinor: bigint } {
  const own = items.map((item) => {
    const extensionMinor = extension(item.quantity, item.price, currency);
    return { extensionMinor, discountMinor: discountOf(item.discount, extensionMinor, currency) };
  });
  const left = own.map((item) => item.extensionMinor - item.discountMinor);
  const itemsMinor = left.reduce((sum, amountMinor) => sum + amountMinor, 0n);
  const shares = allocateByLargestRemainder(discountOf(discount, itemsMinor, currency), left);
  const amounts = own.map((item, index) => ({ ...item, documentDiscountMinor: at(shares, index) }));
  return { amounts, itemsMinor };
}

/** Net, tax charged and tax self-assessed of each item, from its amount after discounts. */
function taxedItems(input: DocumentInput, amounts: readonly ItemAmounts[]): ComputedItem[] {
  const { amountsAre } = input;
  const taxes = input.taxRounding === 'per_document' ? taxPerDocument : taxPerLine;
  const codes = input.items.map((item) => (amountsAre === 'no_tax' ? null : taxCodeOf(item.taxCode, input.taxCodes)));
  const left = amounts.map((item) => item.extensionMinor - item.discountMinor - item.documentDiscountMinor);
  const charged = taxes(left, { codes, percentOf: chargedPercent }, amountsAre);
  const nets = left.map((amount, index) => (amountsAre === 'tax_inclusive' ? amount - at(charged, index) : amount));
  const selfAssessed = taxes(nets, { codes, percentOf: selfAssessedPercent }, 'tax_exclusive');
  return amounts.map((item, index) => {
    const vatBaseMinor = at(nets, index);
    const vatAmountMinor = at(charged, index);
    return {
      ...item,
      vatBaseMinor,
      vatAmountMinor,
      grossMinor: vatBaseMinor + vatAmountMinor,
      selfAssessedMinor: at(selfAssessed, index),
      taxCode: codes[index]?.code ?? null,
    };
  });
}

function total(items: readonly ComputedItem[], amountOf: (item: ComputedItem) => bigint): bigint {
  return items.reduce((sum, item) => sum + amountOf(item), 0n);
}

/**
 * Line maths of an invoice, bill or credit note: extension = quantity × price rounded to the minor unit, less the item's
 * discount and its share of the document's, then net, tax and gross by mode, and the totals. The server computes the same
 * again from the same items. Throws `bad_decimal`, `too_many_decimals`, `bad_discount`, `discount_too_large`,
 * `unknown_tax_code`, `amount_too_large`.
 */
export function computeDocument(input: DocumentInput): ComputedDocument {
  const { amounts, itemsMinor } = amountsOf(input);
  const items = taxedItems(input, amounts);
  const subtotalMinor = total(items, (item) => item.vatBaseMinor);
  const totalTaxMinor = total(items, (item) => item.vatAmountMinor);
  return {
    items,
    itemsMinor,
    discountMinor: total(items, (item) => item.documentDiscountMinor),
    subtotalMinor,
    totalTaxMinor,
    totalMinor: bookable(subtotalMinor + totalTaxMinor, input.currency),
  };
}
