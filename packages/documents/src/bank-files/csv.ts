import { readCsv } from '@folio/csv';
import type { BankFile } from './bank-file.ts';
import { readTable, type TableOptions } from './table/read-table.ts';

/** Reads delimited text that may have lines above its headings. Null when it is not a bank's table. */
export function readBankCsv(text: string, options: Omit<TableOptions, 'format'>): BankFile | null {
  const rows = readCsv(text).rows.map(({ cells }) => cells);
  return readTable(rows, { ...options, format: 'csv' });
}
