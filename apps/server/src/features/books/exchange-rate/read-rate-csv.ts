import type { ExchangeRateRow } from '@folio/contract';
import { type CsvRow, delimiterOf, readCsv } from '@folio/csv';
import { DomainError, type FieldIssue } from '../../../platform/http/domain-error.ts';
import { normalRate, rateFaults } from './check-rate.ts';
import { keyOf } from './store.ts';
import { type DayOrder, dayOrderOf, readDay } from './written-day.ts';

/** A row that cannot be imported: its line in the file, from 1, and the reason. */
export interface RateFault extends Pick<FieldIssue, 'word' | 'values'> {
  row: number;
}

export interface RateFile {
  rows: ExchangeRateRow[];
  faults: RateFault[];
}

type Column = keyof ExchangeRateRow;
type Columns = Record<Column, number>;

const HEADINGS: Readonly<Record<Column, readonly string[]>> = {
  date: ['date', 'day', 'rate date', 'value date', '日期', '匯率日期'],
  currency: ['currency', 'currency code', 'ccy', 'code', '貨幣', '幣別', '貨幣代碼'],
  rate: ['rate', 'exchange rate', 'fx rate', '匯率'],
};
const COLUMNS = ['date', 'currency', 'rate'] as const;

/**
 * Reads a CSV of rates with a heading row: columns in any order, dates in the order of day and month found from their
 * column. Rejects a file without its three columns; an invalid row is reported at that row. Of two rows for one day
 * the first is kept.
 */
export function readRateCsv(text: string, baseCurrency: string): RateFile {
  const delimiter = delimiterOf(text);
  const { rows: lines, unclosed } = readCsv(text, delimiter);
  if (unclosed !== null) throw refusal('csv_quote_open', { row: String(unclosed) });
  const [heading, ...rest] = lines.filter((line) => line.cells.some((cell) => cell.trim() !== ''));
  if (heading === undefined || rest.length === 0) throw refusal('rate_csv_empty', {});
  const columns = columnsOf(heading);
  const order = dayOrderOf(rest.map((line) => line.cells[columns.date] ?? ''));
  const found = new RateRows();
  for (const line of rest) found.add(line.line, readLine(line, columns, { order, delimiter, baseCurrency }));
  return found.file;
}

function refusal(word: string, values: Record<string, string>): DomainError {
  return new DomainError('validation_failed', { faults: [{ path: 'csv', word, values }] });
}

function columnsOf({ cells }: CsvRow): Columns {
  const names = cells.map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replace(/[_\s]+/g, ' '),
  );
  const at = (column: Column) => names.findIndex((name) => HEADINGS[column].includes(name));
  const missing = COLUMNS.filter((column) => at(column) === -1);
  if (missing.length > 0) throw refusal('rate_csv_columns', { missing: missing.join(', '), found: cells.join(', ') });
  return { date: at('date'), currency: at('currency'), rate: at('rate') };
}

interface Reading {
  order: DayOrder;
  delimiter: string;
  baseCurrency: string;
}

function readLine(line: CsvRow, columns: Columns, reading: Reading): ExchangeRateRow | Omit<RateFault, 'row'> {
  const cell = (column: Column) => (line.cells[columns[column]] ?? '').trim();
  const date = readDay(cell('date'), reading.order);
  if (date === null) return { word: 'rate_csv_date', values: { found: cell('date') } };
  const row = { date, currency: cell('currency').toUpperCase(), rate: plainNumber(cell('rate'), reading.delimiter) };
  const [fault] = rateFaults(row, reading.baseCurrency);
  if (fault === undefined) return normalRate(row);
  if (fault.word === 'currency_unknown') return { word: 'rate_csv_currency', values: { found: cell('currency') } };
  return fault.word === 'rate_invalid' ? { ...fault, values: { found: cell('rate') } } : fault;
}

/**
 * Removes the separators of a number: 1,234.5 is 1234.5. In a file with semicolons between cells, 7,8126 is 7.8126.
 */
function plainNumber(text: string, delimiter: string): string {
  if (delimiter === ';' && /^\d+,\d+$/.test(text)) return text.replace(',', '.');
  return /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
}

/** Collects rows; a repeated day with a different rate is a fault. */
class RateRows {
  readonly file: RateFile = { rows: [], faults: [] };
  readonly #kept = new Map<string, string>();

  add(row: number, read: ExchangeRateRow | Omit<RateFault, 'row'>): void {
    if ('word' in read) {
      this.file.faults.push({ row, ...read });
      return;
    }
    const before = this.#kept.get(keyOf(read));
    if (before === undefined) {
      this.#kept.set(keyOf(read), read.rate);
      this.file.rows.push(read);
    } else if (before !== read.rate) {
      const values = { currency: read.currency, date: read.date, found: read.rate, expected: before };
      this.file.faults.push({ row, word: 'rate_csv_twice', values });
    }
  }
}
