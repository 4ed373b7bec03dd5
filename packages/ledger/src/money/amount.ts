import { LedgerIssue } from '../fault.ts';
import { type Currency, minorDigits, symbolOf } from './currency.ts';
import { absolute, Exact, parseDecimal, parseRate, roundToBigint } from './decimal.ts';

/** The largest amount a PostgreSQL `bigint` column holds. */
const LARGEST_MINOR = 9_223_372_036_854_775_807n;

const MONEY = /^(-?)(\d{1,20})(?:\.(\d{1,12}))?$/;

/**
 * Reads a decimal string as integer minor units: `parseMoney('1234.5', 'HKD')` is `123450n`. No separators, no
 * exponent, no sign but a leading minus. Throws `bad_amount`, `too_many_decimals` (trailing zeros count as
 * decimals too: '1.000' is not an HKD amount) or `amount_too_large`.
 */
export function parseMoney(text: string, currency: Currency): bigint {
  const match = MONEY.exec(text);
  if (match === null) throw new LedgerIssue('bad_amount', { found: text, currency });
  const [, sign = '', whole = '', fraction = ''] = match;
  const digits = minorDigits(currency);
  if (fraction.length > digits) {
    throw new LedgerIssue('too_many_decimals', { found: text, currency, expected: String(digits) });
  }
  const minor = BigInt(whole + fraction.padEnd(digits, '0'));
  if (minor > LARGEST_MINOR) throw new LedgerIssue('amount_too_large', { found: text, currency });
  return sign === '-' ? -minor : minor;
}

/** The decimal string of the wire and of exports: `formatMoney(-5n, 'HKD')` is '-0.05'. */
export function formatMoney(minor: bigint, currency: Currency): string {
  const digits = minorDigits(currency);
  const text = absolute(minor)
    .toString()
    .padStart(digits + 1, '0');
  const sign = minor < 0n ? '-' : '';
  if (digits === 0) return sign + text;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** How a zero amount is displayed: a dash on reports, figures elsewhere. */
export interface DisplayOptions {
  readonly symbol?: boolean;
  readonly code?: boolean;
  readonly dashForZero?: boolean;
}

/**
 * An amount for display: thousands separators, negatives in brackets, optionally symbol, currency code and an en dash
 * for zero: `displayMoney(-123456n, 'HKD')` is '(1,234.56)'.
 */
export function displayMoney(minor: bigint, currency: Currency, options: DisplayOptions = {}): string {
  if (minor === 0n && options.dashForZero === true) return '–';
  const [whole = '0', fraction] = formatMoney(absolute(minor), currency).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const figure = (options.symbol === true ? symbolOf(currency) : '') + grouped + (fraction ? `.${fraction}` : '');
  const signed = minor < 0n ? `(${figure})` : figure;
  return options.code === true ? `${currency} ${signed}` : signed;
}

/** Returns the amount. Throws `amount_too_large` if it exceeds the database column. */
export function bookable(minor: bigint, currency: Currency): bigint {
  if (absolute(minor) <= LARGEST_MINOR) return minor;
  throw new LedgerIssue('amount_too_large', { found: formatMoney(minor, currency), currency });
}

/**
 * Converts an amount at a rate (units of `toCurrency` per 1 unit of `fromCurrency`, at most 8 decimals), rounded
 * half away from zero to the minor unit of `toCurrency`. Throws `bad_rate`, `amount_too_large`.
 */
export function multiplyRate(amountMinor: bigint, fromCurrency: Currency, rate: string, toCurrency: Currency): bigint {
  const scale = new Exact(10).pow(minorDigits(toCurrency) - minorDigits(fromCurrency));
  return bookable(roundToBigint(new Exact(amountMinor.toString()).times(parseRate(rate)).times(scale)), toCurrency);
}

/**
 * quantity × unit price (each at most 6 decimals), rounded half away from zero to the currency's minor unit. Throws
 * `bad_decimal`, `too_many_decimals`, `amount_too_large`.
 */
export function extension(quantity: string, price: string, currency: Currency): bigint {
  const product = parseDecimal(quantity, 6).times(parseDecimal(price, 6));
  return bookable(roundToBigint(product.times(new Exact(10).pow(minorDigits(currency)))), currency);
}
