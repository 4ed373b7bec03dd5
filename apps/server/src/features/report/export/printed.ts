import type { SheetCell, SheetColumn } from '@folio/contract';
import { dayWords, instantWords, type Say } from '../words.ts';

/** A cell as it is read on paper: grouped figures, negatives in brackets, nil as an en dash, days in the language's order. */
export function printed(say: Say, baseCurrency: string, column: SheetColumn, cell: SheetCell): string {
  const { value } = cell;
  if (value === null) return '';
  if (column.kind === 'money') {
    if (isNil(value)) return '–';
    const currency = currencyBeside(column, cell, baseCurrency);
    const figure = bracketed(value, '');
    return currency === null ? figure : `${currency} ${figure}`;
  }
  if (column.kind === 'percent') return bracketed(value, '%');
  if (column.kind === 'number') return bracketed(value, '');
  // A heading's words may stand in a column of days.
  if (column.kind === 'day' && DAY.test(value)) return dayWords(say, value);
  if (column.kind === 'instant' && INSTANT.test(value)) return instantWords(say, value);
  return value;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T/;

/** True for the kinds that are raw figures in a file. */
export function isFigure(kind: SheetColumn['kind']): boolean {
  return kind === 'money' || kind === 'number' || kind === 'percent';
}

function isNil(value: string): boolean {
  return !/[1-9]/.test(value);
}

function bracketed(value: string, suffix: string): string {
  const [whole = '', decimals] = value.replace(/^-/, '').split('.');
  const figure = whole.replace(/\B(?=(\d{3})+$)/g, ',') + (decimals === undefined ? '' : `.${decimals}`) + suffix;
  return value.startsWith('-') && !isNil(value) ? `(${figure})` : figure;
}

/** The code of an amount that is in another currency than its column and the base. */
function currencyBeside(column: SheetColumn, { currency }: SheetCell, baseCurrency: string): string | null {
  return currency === undefined || currency === (column.currency ?? baseCurrency) ? null : currency;
}
