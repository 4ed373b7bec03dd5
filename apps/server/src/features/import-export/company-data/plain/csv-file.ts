import type { CsvCell } from '@folio/csv';
import { type Currency, formatMoney } from '@folio/ledger';
import { trimDecimal } from '../../../books/ledger/index.ts';

/** A row of a CSV file's query: columns by name, amounts in minor units. */
export type CsvSource = Readonly<Record<string, unknown>>;

/**
 * How a column is written: unchanged, or as money in the base currency or in the currency that another column names.
 */
export type CsvColumn =
  | string
  | { heading: string; money: 'base' | { currencyOf: string } }
  | { heading: string; decimal: true };

/** One file of the CSV set. The query reads the company of the transaction by `current_company()`. */
export interface CsvFile {
  name: string;
  query: string;
  columns: readonly CsvColumn[];
}

export const base = (heading: string): CsvColumn => ({ heading, money: 'base' });
export const money = (heading: string, currencyOf = 'currency'): CsvColumn => ({ heading, money: { currencyOf } });
export const decimal = (heading: string): CsvColumn => ({ heading, decimal: true });

export function headingsOf(file: CsvFile): string[] {
  return file.columns.map((column) => (typeof column === 'string' ? column : column.heading));
}

export function cellsOf(file: CsvFile, row: CsvSource, baseCurrency: Currency): CsvCell[] {
  return file.columns.map((column) => {
    if (typeof column === 'string') return cellOf(row[column]);
    const value = row[column.heading];
    if (value === null || value === undefined) return null;
    if ('decimal' in column) return trimDecimal(String(value));
    const currency = column.money === 'base' ? baseCurrency : String(row[column.money.currencyOf]);
    return formatMoney(BigInt(String(value)), currency);
  });
}

function cellOf(value: unknown): CsvCell {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return JSON.stringify(value);
  if (typeof value === 'boolean' || typeof value === 'number' || typeof value === 'bigint') return value;
  return String(value);
}
