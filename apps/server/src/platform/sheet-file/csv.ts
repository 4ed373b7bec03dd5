import { harmlessCell } from '@folio/ledger';

function quoted(text: string): string {
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A row of CSV (RFC 4180); null is an empty cell. */
export function csvRow(cells: readonly (string | null)[]): string {
  return `${cells.map((cell) => (cell === null ? '' : quoted(harmlessCell(cell)))).join(',')}\r\n`;
}

/** What a spreadsheet needs to see to take the file as UTF-8. */
export const CSV_START = '\uFEFF';
