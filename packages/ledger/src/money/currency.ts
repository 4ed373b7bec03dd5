import { LedgerIssue } from '../fault.ts';
import type { TextOf } from '../value.ts';

/** An ISO 4217 code in capitals, e.g. 'HKD'. `parseCurrency` and `isCurrency` check a text from outside. */
export type Currency = TextOf<'currency'>;

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

/** True for three capital letters; the code need not be in use. */
export function isCurrency(text: string): boolean {
  return /^[A-Z]{3}$/.test(text);
}

/** The currency that a text names. Throws `bad_currency`. */
export function parseCurrency(text: string): Currency {
  if (!isCurrency(text)) throw new LedgerIssue('bad_currency', { found: text });
  return text;
}

/** How many decimals the currency's minor unit has: 2 for HKD, 0 for JPY. Throws `bad_currency`. */
export function minorDigits(currency: Currency): number {
  return DIGITS[parseCurrency(currency)] ?? 2;
}

/**
 * The symbol printed before an amount: `$` for both HKD and USD, `￥` for CNY. Because several dollars share one
 * symbol, also show the code wherever two currencies can occur. A currency without a known symbol gives its code.
 */
export function symbolOf(currency: Currency): string {
  return SYMBOLS[currency] ?? currency;
}
