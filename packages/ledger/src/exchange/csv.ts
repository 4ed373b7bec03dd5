import { harmlessCell } from './harmless-cell.ts';

/** A cell of a CSV file: text as it is, figures as their decimal text, nothing for null. */
export type CsvCell = string | bigint | number | boolean | null;

function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = harmlessCell(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One row as RFC 4180 has it, line end included. */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** Marks a file as UTF-8 for spreadsheets, which else show Chinese as nonsense. */
export const CSV_MARK = '\uFEFF';

/** A row of a delimited file with the number of the line it begins on. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Longer cells are cut before anything is looked for in them. */
const MAX_CELL_CHARACTERS = 2000;

const DELIMITERS = [',', '\t', ';', '|'];

/** The delimiter that stands most often outside quotes in the first lines; a comma when none does. */
export function delimiterOf(text: string): string {
  const head = text.slice(0, 20_000).replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((sign) => head.split(sign).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/**
 * The rows of a delimited text: quotes may stand around a cell and are doubled inside one, line ends are any of the three
 * usual ones. A quote that never closes takes the rest of the text: `unclosed` names the line where it opens.
 */
export function readCsv(text: string, delimiter = delimiterOf(text)): { rows: CsvRow[]; unclosed: number | null } {
  const reader = new CsvReader(text.startsWith(CSV_MARK) ? text.slice(1) : text, delimiter);
  return { rows: reader.rows(), unclosed: reader.unclosed };
}

class CsvReader {
  readonly #text: string;
  readonly #delimiter: string;
  #at = 0;
  #line = 1;
  unclosed: number | null = null;

  constructor(text: string, delimiter: string) {
    this.#text = text;
    this.#delimiter = delimiter;
  }

  rows(): CsvRow[] {
    const rows: CsvRow[] = [];
    while (this.#at < this.#text.length) {
      const line = this.#line;
      rows.push({ line, cells: this.#row() });
    }
    return rows;
  }

  #row(): string[] {
    const cells: string[] = [];
    for (;;) {
      const cell = this.#text[this.#at] === '"' ? this.#quoted() : this.#plain();
      cells.push(cell.slice(0, MAX_CELL_CHARACTERS));
      if (this.#text[this.#at] !== this.#delimiter) break;
      this.#at += 1;
    }
    this.#endOfRow();
    return cells;
  }

  #endOfRow(): void {
    if (this.#text[this.#at] === '\r') this.#at += 1;
    if (this.#text[this.#at] === '\n') this.#at += 1;
    this.#line += 1;
  }

  #isEnd(sign: string | undefined): boolean {
    return sign === undefined || sign === this.#delimiter || sign === '\n' || sign === '\r';
  }

  #plain(): string {
    const start = this.#at;
    while (!this.#isEnd(this.#text[this.#at])) this.#at += 1;
    return this.#text.slice(start, this.#at);
  }

  #quoted(): string {
    const opened = this.#line;
    const parts: string[] = [];
    this.#at += 1;
    for (;;) {
      const end = this.#text.indexOf('"', this.#at);
      const part = this.#text.slice(this.#at, end === -1 ? undefined : end);
      parts.push(part);
      this.#line += part.split(/\r\n|\r|\n/).length - 1;
      if (end === -1) {
        this.unclosed = opened;
        this.#at = this.#text.length;
        return parts.join('');
      }
      this.#at = end + 1;
      if (this.#text[this.#at] !== '"') return parts.join('') + this.#plain();
      parts.push('"');
      this.#at += 1;
    }
  }
}
