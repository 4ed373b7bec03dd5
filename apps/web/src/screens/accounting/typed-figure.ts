import { isCurrency, minorDigits } from '@folio/ledger/money';
import { formatAmount } from '../../components/format-amount.ts';
import { readAmount, readDecimal, readFigure } from '../../components/read-amount.ts';

/** What is wrong with a figure; its words are under `accounting:figure`. */
export type FigureFault = 'notFigure' | 'ambiguous' | 'decimals' | 'tooLarge' | 'negative';

/** What is typed is kept up to this length, also when it is no figure: nothing typed is lost. */
const longestText = 24;
/** The wire takes 15 digits before the point. */
const tooLong = /^-?\d{16,}(\.\d*)?$/;
/** Decimals of a rate. */
const rateDecimals = 8;

const readingOf = (text: string, currency: string | undefined) =>
  currency === undefined ? readDecimal(text, rateDecimals) : readAmount(text, currency);

/**
 * The wire's text of what is typed into a cell of money (`currency`) or of a rate (none): `1,234.5` is `1234.50`, `12*350` is
 * `4200.00`. What cannot be read stays as it is typed, so that it can be corrected; nothing typed is null.
 */
export function figureOf(typed: string, currency: string | undefined): string | null {
  const reading = readFigure(typed, currency === undefined ? { decimals: rateDecimals } : { currency });
  if (reading.ok) return reading.value;
  return typed.trim().slice(0, longestText) || null;
}

/** Why a cell's text is not a positive figure; null when it is one, or empty. */
export function figureFault(value: string | null, currency: string | undefined): FigureFault | null {
  if (value === null) return null;
  const plain = value.replace(/[,\s]/g, '');
  if (tooLong.test(plain)) return 'tooLarge';
  const reading = readingOf(value, currency);
  if (!reading.ok && reading.fault === 'ambiguous') return 'ambiguous';
  if (!reading.ok) return /^-?\d+\.\d+$/.test(plain) ? 'decimals' : 'notFigure';
  return value.startsWith('-') ? 'negative' : null;
}

/** How many decimals a cell takes, for its sentence. */
export function decimalsOf(currency: string | undefined): number {
  return currency !== undefined && isCurrency(currency) ? minorDigits(currency) : rateDecimals;
}

/** A cell's value for the eye, while nobody types: grouped when it can be read. */
export function shownFigure(value: string | null, currency: string | undefined): string {
  if (value === null || currency === undefined || !readAmount(value, currency).ok) return value ?? '';
  return decimalsOf(currency) === 0 ? formatAmount(value).replace(/\.00$/, '') : formatAmount(value);
}
