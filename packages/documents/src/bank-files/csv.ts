import Papa from 'papaparse';
import type { BankFile } from './bank-file.ts';
import { readTable, type TableOptions } from './table/read-table.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** How much of the text is looked at to tell the delimiter. */
const LOOKED_AT_CHARACTERS = 64_000;
/** Longer cells are cut before anything is looked for in them. */
const MAX_CELL_CHARACTERS = 2000;

function rowsOf(text: string, delimiter: string): string[][] {
  const { data } = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: false });
  for (const row of data)
    for (const [column, cell] of row.entries())
      if (cell.length > MAX_CELL_CHARACTERS) row[column] = cell.slice(0, MAX_CELL_CHARACTERS);
  return data;
}

/** How many rows agree on a number of columns above one, and that number. */
function agreement(rows: readonly (readonly string[])[]): number {
  const widths = new Map<number, number>();
  for (const row of rows) if (row.length > 1) widths.set(row.length, (widths.get(row.length) ?? 0) + 1);
  return [...widths].reduce((most, [width, count]) => Math.max(most, count * Math.min(width, 12) ** 0.5), 0);
}

/** The mark between the cells: the one under which most rows have the same number of them. A first line `sep=;` says it. */
function delimiterOf(text: string): string {
  const said = /^[ \t]*"?sep=(.)"?[ \t]*$/imu.exec(text.slice(0, 20))?.[1];
  if (said !== undefined) return said;
  const head = text.slice(0, LOOKED_AT_CHARACTERS);
  const ranked = DELIMITERS.map((delimiter, rank) => ({ delimiter, rank, score: agreement(rowsOf(head, delimiter)) }));
  ranked.sort((a, b) => b.score - a.score || a.rank - b.rank);
  return ranked[0]?.delimiter ?? ',';
}

/** The rows of delimited text: any of , ; tab |, quoted cells. */
export function csvRows(text: string): string[][] {
  const plain = text.replace(/^\ufeff/u, '');
  return rowsOf(plain, delimiterOf(plain));
}

/** Reads delimited text: any of , ; tab |, quoted cells, lines above the headings. Null where it is no bank's table. */
export function readCsv(text: string, options: Omit<TableOptions, 'format'>): BankFile | null {
  return readTable(csvRows(text), { ...options, format: 'csv' });
}
