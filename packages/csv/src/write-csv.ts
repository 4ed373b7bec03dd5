import { harmlessCell } from './harmless-cell.ts';

/** A cell of a CSV file: text as it is, figures as their decimal text, nothing for null. */
export type CsvCell = string | bigint | number | boolean | null;

/** Marks a file as UTF-8 for spreadsheets, which would otherwise show Chinese as nonsense. */
export const CSV_MARK = '\uFEFF';

function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = harmlessCell(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One row by RFC 4180, with its line end. */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
