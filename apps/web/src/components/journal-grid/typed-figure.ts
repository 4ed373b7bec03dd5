import { isCurrency, minorDigits } from '@folio/ledger/money';
import { formatAmount } from '../money/format-amount.ts';
import { readAmount, readDecimal, readFigure } from '../money/read-amount.ts';

/** Why a figure is invalid; the sentences are under `accounting:figure`. */
export type FigureFault = 'notFigure' | 'ambiguous' | 'decimals' | 'tooLarge' | 'negative';

/** Typed text is kept up to this length, also if it is not a number, so that no input is lost. */
const longestText = 24;
/** The API takes at most 15 digits before the decimal point. */
const tooLong = /^-?\d{16,}(\.\d*)?$/;
/** Decimals of a rate. */
const rateDecimals = 8;

const readingOf = (text: string, currency: string | undefined) =>
  currency === undefined ? readDecimal(text, rateDecimals) : readAmount(text, currency);

/**
 * The API's decimal text for what is typed into a money cell (`currency`) or a rate cell (no currency): `1,234.5` is
 * `1234.50`, `12*350` is `4200.00`. Invalid text stays as typed, so that it can be corrected; empty text is null.
 */
export function figureOf(typed: string, currency: string | undefined): string | null {
  const reading = readFigure(typed, currency === undefined ? { decimals: rateDecimals } : { currency });
  if (reading.ok) return reading.value;
  return typed.trim().slice(0, longestText) || null;
}

/** Why a cell's text is not a positive figure; null if it is one, or empty. */
export function figureFault(value: string | null, currency: string | undefined): FigureFault | null {
  if (value === null) return null;
  const plain = value.replace(/[,\s]/g, '');
  if (tooLong.test(plain)) return 'tooLarge';
  const reading = readingOf(value, currency);
  if (!reading.ok && reading.fault === 'ambiguous') return 'ambiguous';
  if (!reading.ok) return /^-?\d+\.\d+$/.test(plain) ? 'decimals' : 'notFigure';
  return value.startsWith('-') ? 'negative' : null;
}

/** The number of decimals a cell takes, for its error sentence. */
export function decimalsOf(currency: string | undefined): number {
  return currency !== undefined && isCurrency(currency) ? minorDigits(currency) : rateDecimals;
}

/** The formatted value of a cell that is not being edited: with thousands separators if it is valid. */
export function shownFigure(value: string | null, currency: string | undefined): string {
  if (value === null || currency === undefined || !readAmount(value, currency).ok) return value ?? '';
  return decimalsOf(currency) === 0 ? formatAmount(value).replace(/\.00$/, '') : formatAmount(value);
}
