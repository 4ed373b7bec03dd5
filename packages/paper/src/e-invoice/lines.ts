import { Decimal } from 'decimal.js';
import type { Paper, PaperItem } from '../paper.ts';
import type { Categorise } from './tax-category.ts';
import type { Allowance, InvoiceLine } from './terms.ts';

/** A line with its share of the document's discount, without tax. */
export interface WorkedLine {
  readonly line: InvoiceLine;
  readonly documentDiscount: Decimal;
}

/** A net price has no more decimals than a typed price. */
const PRICE_DECIMALS = 6;
/** Allowed difference between price, percentage and amount (PEPPOL-EN16931-R040, R120). */
const SLACK = '0.02';
const HUNDRED = new Decimal(100);

/** Number of decimals of the document's amounts. */
export function decimalsOf(paper: Paper): number {
  return paper.total.split('.')[1]?.length ?? 0;
}

/**
 * The allowance, null for none. Percent and base are written only where they give the amount, within the rounding
 * tolerance.
 */
export function allowanceOf(amount: Decimal, base: Decimal, stated: string | null, decimals: number): Allowance | null {
  if (amount.isZero()) return null;
  const percent = stated?.endsWith('%') === true ? stated.slice(0, -1) : null;
  const holds = percent !== null && base.times(percent).dividedBy(100).minus(amount).abs().lessThanOrEqualTo(SLACK);
  return {
    amount: amount.toFixed(decimals),
    percent: holds ? new Decimal(percent).toFixed() : null,
    base: holds ? base.toFixed(decimals) : null,
  };
}

/**
 * The price of a line whose quantity times price is `gross`. Where no short price gives that amount (a price that
 * contains tax rarely has a net price with few decimals; a currency without cents rounds by more than the rules
 * allow) the price is that of the whole quantity, which is exact. A negative price becomes a negative quantity.
 */
function priceOf(item: PaperItem, gross: Decimal, isInclusive: boolean) {
  const quantity = new Decimal(item.quantity);
  const price = isInclusive && !quantity.isZero() ? gross.dividedBy(quantity) : new Decimal(item.price);
  const isShort = price.decimalPlaces() <= PRICE_DECIMALS;
  if (isShort && quantity.times(price).minus(gross).abs().lessThanOrEqualTo(SLACK)) {
    return {
      quantity: (price.isNegative() ? quantity.negated() : quantity).toFixed(),
      // As typed: 10.00 stays 10.00.
      price: isInclusive ? price.abs().toFixed() : item.price.replace(/^-/u, ''),
      baseQuantity: null,
    };
  }
  const isTurned = gross.isNegative() !== quantity.isNegative();
  return {
    quantity: (isTurned ? quantity.negated() : quantity).toFixed(),
    price: gross.abs().toFixed(),
    baseQuantity: quantity.abs().toFixed(),
  };
}

/**
 * Items without the tax in their prices and discounts: the net amount of an item is exact, the rest follows from it.
 */
export function linesOf(paper: Paper, categorise: Categorise): WorkedLine[] {
  const decimals = decimalsOf(paper);
  const isInclusive = paper.amountsAre === 'tax_inclusive';
  return paper.items.map((item, index): WorkedLine => {
    const category = categorise({ kind: item.taxKind, rate: item.taxRate });
    const rate = category.code === 'S' ? item.taxRate : '0';
    const without = (amount: string): Decimal =>
      isInclusive
        ? new Decimal(amount).times(HUNDRED).dividedBy(HUNDRED.plus(rate)).toDecimalPlaces(decimals)
        : new Decimal(amount);
    const documentDiscount = without(item.documentDiscount);
    const net = documentDiscount.plus(item.net);
    const discount = without(item.discountMoney);
    const gross = net.plus(discount);
    return {
      documentDiscount,
      line: {
        id: String(index + 1),
        name: item.name.trim() || item.description?.trim() || `Item ${index + 1}`,
        description: item.description,
        ...priceOf(item, gross, isInclusive),
        allowance: allowanceOf(discount, gross, item.discount, decimals),
        net: net.toFixed(decimals),
        category,
      },
    };
  });
}
