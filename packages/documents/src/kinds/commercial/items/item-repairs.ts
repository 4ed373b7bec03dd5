import { Decimal } from 'decimal.js';
import { computedField } from '../../../evidence/evidence.ts';
import type { Field } from '../../../evidence/field.ts';
import type { Item } from '../../../reading.ts';
import { moneyText } from '../../../values/amount.ts';
import { editDistance } from '../../../values/words.ts';
import { isProduct } from './item-roles.ts';

const REPAIRED = 0.6;
const MAX_QUANTITY = 100_000;

/** The number as read, and a hundredth of it when its decimal point may be lost. */
function readings(value: string): string[] {
  const lost = /^\d{3,}$/u.test(value);
  return lost ? [value, new Decimal(value).dividedBy(100).toFixed(2)] : [value];
}

function repaired(field: Field<string>, value: string): Field<string> {
  return field.value === value ? field : { ...field, value, confidence: Math.min(field.confidence, REPAIRED) };
}

/** Restores lost decimal points when quantity times price then equals the amount. */
function withDecimals(item: Item): Item | null {
  const { quantity, price, amount } = item;
  if (quantity === null || price === null || amount === null) return null;
  for (const a of readings(amount.value)) {
    for (const p of readings(price.value)) {
      for (const q of readings(quantity.value)) {
        if (!isProduct(q, p, a)) continue;
        return { ...item, quantity: repaired(quantity, q), price: repaired(price, p), amount: repaired(amount, a) };
      }
    }
  }
  return null;
}

/** Divides an amount by a price; null when the result is not a whole number. */
function countIn(amount: string, price: string): string | null {
  if (new Decimal(price).isZero()) return null;
  const count = new Decimal(amount).dividedBy(price);
  return count.isInteger() && count.greaterThan(0) && count.lessThan(MAX_QUANTITY) ? count.toFixed(0) : null;
}

/**
 * Corrects a misread item by its arithmetic: first lost decimal points, then a quantity that does not fit. Items of a
 * text layer, and items that agree, are not changed.
 * @param recognised whether the row was recognised from a picture
 * @param discount the row's discount, with which it may agree
 */
export function mended(item: Item, recognised: boolean, discount: string | null): Item {
  const { quantity, price, amount } = item;
  if (!recognised || price === null || amount === null || quantity === null) return item;
  if (isProduct(quantity.value, price.value, amount.value, discount)) return item;
  const pointed = withDecimals(item);
  if (pointed !== null) return pointed;
  const full =
    discount === null
      ? amount.value
      : moneyText(
          new Decimal(amount.value)
            .times(100)
            .dividedBy(Decimal.max(1, new Decimal(100).minus(discount)))
            .toDecimalPlaces(2),
        );
  const count = countIn(full, price.value);
  const isAlike = count !== null && editDistance(count, quantity.value) <= 1;
  return isAlike ? { ...item, quantity: computedField(count, REPAIRED) } : item;
}
