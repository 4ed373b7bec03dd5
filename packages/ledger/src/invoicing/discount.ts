import { LedgerIssue } from '../fault.ts';
import { type Currency, formatMoney, multiplyDivide, parseDecimal, parseMoney } from '../money/index.ts';

/**
 * A discount on an item or a document. `percent`: at most 100, at most 6 decimals, of the amount it reduces, rounded
 * to the minor unit. `amount`: money in the document's currency, at most the amount it reduces. `value` is a decimal
 * string.
 */
export interface Discount {
  readonly kind: 'percent' | 'amount';
  readonly value: string;
}

/** Percent with 6 decimals as an integer. */
const WHOLE = 100_000_000n;

function percentOf(discount: Discount, fromMinor: bigint): bigint {
  const percent = parseDecimal(discount.value, 6);
  if (percent.isNegative() || percent.gt(100)) throw new LedgerIssue('bad_discount', { found: `${discount.value}%` });
  return multiplyDivide(fromMinor, BigInt(percent.times(1_000_000).toFixed(0)), WHOLE);
}

/**
 * The amount of a discount on `fromMinor`. A percentage of a negative amount is negative: it reduces its size. Throws
 * `bad_discount` (negative, or over 100 percent), `discount_too_large` (more than the amount it reduces),
 * `bad_decimal`, `bad_amount`, `too_many_decimals`.
 */
export function discountOf(discount: Discount | null | undefined, fromMinor: bigint, currency: Currency): bigint {
  if (discount === null || discount === undefined) return 0n;
  if (discount.kind === 'percent') return percentOf(discount, fromMinor);
  const amountMinor = parseMoney(discount.value, currency);
  if (amountMinor < 0n) throw new LedgerIssue('bad_discount', { found: discount.value });
  if (amountMinor > 0n && amountMinor > fromMinor) {
    throw new LedgerIssue('discount_too_large', { found: discount.value, expected: formatMoney(fromMinor, currency) });
  }
  return amountMinor;
}
