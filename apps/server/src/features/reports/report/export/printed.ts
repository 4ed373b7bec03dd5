import type { ReportSheet, SheetCell, SheetColumn } from '@folio/contract';
import { type ShownFigures, shownAmount } from '@folio/ledger';
import { dayWords, instantWords, type Say } from '../words.ts';

/**
 * Formats a cell for print: grouped figures, negatives in brackets, zero as an en dash, dates in the format of the
 * language.
 */
export function printed(
  say: Say,
  { base_currency, query }: Pick<ReportSheet, 'base_currency' | 'query'>,
  column: SheetColumn,
  cell: SheetCell,
): string {
  const { value } = cell;
  if (value === null) return '';
  if ((cell.kind ?? column.kind) === 'percent') return bracketed(value, '%');
  if (column.kind === 'money') {
    if (isNil(value)) return '–';
    const currency = currencyBeside(column, cell, base_currency);
    const figure = bracketed(shownAmount(value, figuresOf(query)), '');
    return currency === null ? figure : `${currency} ${figure}`;
  }
  if (column.kind === 'number') return bracketed(value, '');
  // A column of dates may contain the text of a heading.
  if (column.kind === 'day' && DAY.test(value)) return dayWords(say, value);
  if (column.kind === 'instant' && INSTANT.test(value)) return instantWords(say, value);
  return value;
}

/** How the amounts of a sheet are shown. */
export function figuresOf({ figures }: ReportSheet['query']): ShownFigures {
  return figures === 'whole' || figures === 'thousands' ? figures : 'exact';
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T/;

/** True for kinds that are exported as raw numbers. */
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

/** The currency code to print with an amount if it differs from the currency of the column, or else of the books. */
function currencyBeside(column: SheetColumn, { currency }: SheetCell, baseCurrency: string): string | null {
  return currency === undefined || currency === (column.currency ?? baseCurrency) ? null : currency;
}
