import Papa from 'papaparse';
import { delimiterOf, namedDelimiter } from './delimiter.ts';
import { CSV_MARK } from './write-csv.ts';

/** A row of a delimited file with the number of the line it begins on. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Longer cells are cut: patterns search every cell. */
const MAX_CELL_CHARACTERS = 2000;

/** Line breaks inside the cells: the lines that a row takes beyond its first. */
function breaksIn(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
}

function shortened(cells: readonly string[]): string[] {
  return cells.map((cell) => cell.slice(0, MAX_CELL_CHARACTERS));
}

/**
 * The rows of a delimited text. Cells may be quoted, a quote inside a quoted cell is doubled, and line ends are any of
 * the three usual ones; a line break inside a cell becomes `\n`. A quote that never closes takes the rest of the text:
 * `unclosed` is the line where it opens. A first line that only names the delimiter (`sep=;`) is an empty row.
 */
export function readCsv(text: string, delimiter?: string): { rows: CsvRow[]; unclosed: number | null } {
  const plain = (text.startsWith(CSV_MARK) ? text.slice(1) : text).replace(/\r\n?/g, '\n');
  const sign = delimiter ?? delimiterOf(plain);
  const { data, errors } = Papa.parse<string[]>(plain, { delimiter: sign, newline: '\n' });
  if (plain.endsWith('\n') && data.at(-1)?.join('') === '') data.pop();
  const rows: CsvRow[] = [];
  let line = 1;
  for (const cells of data) {
    rows.push({ line, cells: shortened(cells) });
    line += 1 + breaksIn(cells);
  }
  const isOpen = errors.some(({ code }) => code === 'MissingQuotes');
  const unclosed = isOpen ? line - 1 - breaksIn(data.at(-1)?.slice(-1) ?? []) : null;
  if (rows.length > 0 && namedDelimiter(plain) !== null) rows[0] = { line: 1, cells: [''] };
  return { rows, unclosed };
}
