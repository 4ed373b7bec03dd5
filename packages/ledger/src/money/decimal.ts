import { Decimal } from 'decimal.js';
import { LedgerIssue } from '../fault.ts';

/** Decimal arithmetic wide enough that only the named rounding points ever round; half away from zero. */
export const Exact = Decimal.clone({ precision: 80, rounding: Decimal.ROUND_HALF_UP, toExpNeg: -60, toExpPos: 60 });

const PLAIN_DECIMAL = /^-?\d{1,30}(\.\d{1,20})?$/;

/**
 * Reads a plain decimal string ("1.5", "-3"). Throws `bad_decimal` for anything else (exponents, spaces, thousands
 * separators), or `too_many_decimals` above `maxDecimals`.
 */
export function parseDecimal(text: string, maxDecimals: number): Decimal {
  if (!PLAIN_DECIMAL.test(text)) throw new LedgerIssue('bad_decimal', { found: text });
  const value = new Exact(text);
  if (value.decimalPlaces() > maxDecimals) {
    throw new LedgerIssue('too_many_decimals', { found: text, expected: String(maxDecimals) });
  }
  return value;
}

/** Reads an exchange rate: positive, at most 8 decimals. Throws `bad_rate`. */
export function parseRate(text: string): Decimal {
  if (!PLAIN_DECIMAL.test(text)) throw new LedgerIssue('bad_rate', { found: text });
  const rate = new Exact(text);
  if (rate.lte(0) || rate.decimalPlaces() > 8) throw new LedgerIssue('bad_rate', { found: text });
  return rate;
}

/** Rounds half away from zero to an integer. */
export function roundToBigint(value: Decimal): bigint {
  return BigInt(value.toFixed(0, Decimal.ROUND_HALF_UP));
}

/** value × numerator ÷ denominator, rounded half away from zero. The denominator must not be zero. */
export function multiplyDivide(value: bigint, numerator: bigint, denominator: bigint): bigint {
  const product = value * numerator;
  const negative = product < 0n !== denominator < 0n;
  const top = product < 0n ? -product : product;
  const bottom = denominator < 0n ? -denominator : denominator;
  const rounded = (2n * top + bottom) / (2n * bottom);
  return negative ? -rounded : rounded;
}

export function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}
