import { LedgerFault } from '../fault.ts';

/** An ISO 4217 code in capitals, e.g. 'HKD'. */
export type Currency = string;

const DIGITS: Readonly<Record<string, number>> = {
  BHD: 3,
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  IQD: 3,
  ISK: 0,
  JOD: 3,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  PYG: 0,
  RWF: 0,
  TND: 3,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
};

const SYMBOLS: Readonly<Record<string, string>> = {
  HKD: '$',
  USD: '$',
  CNY: '￥',
  GBP: '£',
  EUR: '€',
  JPY: '¥',
  SGD: 'S$',
  KRW: '₩',
  TWD: 'NT$',
  AUD: 'A$',
  CAD: 'C$',
};

/** True for three capital letters; whether the code is in use is not judged. */
export function isCurrency(text: string): boolean {
  return /^[A-Z]{3}$/.test(text);
}

/** How many decimals the currency's minor unit has: 2 for HKD, 0 for JPY. Throws `bad_currency`. */
export function minorDigits(currency: Currency): number {
  if (!isCurrency(currency)) throw new LedgerFault('bad_currency', { found: currency });
  return DIGITS[currency] ?? 2;
}

/**
 * The symbol printed before an amount: `$` for both HKD and USD, `￥` for CNY. Since dollars look alike, show the
 * code beside it wherever two currencies can meet. A currency without a known symbol gives its code.
 */
export function symbolOf(currency: Currency): string {
  return SYMBOLS[currency] ?? currency;
}
