import { readCsv } from '@folio/csv';

/** The rows of a pasted table that are not empty: tabs as copied from a spreadsheet, else as in a CSV file. */
export function readTable(text: string): string[][] {
  const { rows } = readCsv(text, text.includes('\t') ? '\t' : undefined);
  return rows.map(({ cells }) => cells.map((cell) => cell.trim())).filter((cells) => cells.some((cell) => cell !== ''));
}

/** True for a table from a spreadsheet: more than one cell. */
export function isTable(text: string): boolean {
  return /[\t\n]/.test(text.trim());
}
