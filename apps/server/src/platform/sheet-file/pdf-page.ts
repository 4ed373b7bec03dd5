/** A cell of a printed table: its words, already formatted. */
export interface PrintedCell {
  text: string;
  right: boolean;
}

export interface PrintedRow {
  cells: readonly PrintedCell[];
  bold: boolean;
  /** Steps the words of the first cell are set in. */
  indent: number;
  lineAbove: boolean;
  /** How many columns the first cell takes: words of a heading or a total over the empty cells beside them. */
  spread: number;
}

/** A table with the columns that stand on one page beside each other; widths in points. */
export interface PrintedTable {
  widths: readonly number[];
  /** Rows of column heads; they are repeated on every page. */
  heads: readonly PrintedRow[];
  rows: readonly PrintedRow[];
  /** Stands below the table before instead of on pages of its own. */
  follows?: boolean;
  /** Is never cut by the end of a page. */
  whole?: boolean;
}

/** A line of words by itself; `size` in points. */
export interface PrintedText {
  text: string;
  size: number;
  bold: boolean;
}

/** A document of tables, one after the other, each on pages of its own. `page` words stand in the footer: "{page}", "{pages}". */
export interface PrintedDocument {
  landscape: boolean;
  /** Of the tables, in points. */
  fontSize: number;
  title: string;
  author: string;
  language: string;
  createdAt: Date;
  /** Above the first table: company, title, period. */
  opening: readonly PrintedText[];
  /** Beside each other below the opening: who it is to, and what it is about. */
  parties?: { left: readonly PrintedText[]; right: readonly PrintedText[] };
  tables: readonly PrintedTable[];
  /** Below the last table. */
  closing: readonly string[];
  header: string;
  footer: string;
  pageWords: string;
}

/** A4 in points, less the margins. */
export const PRINT_WIDTH = { portrait: 595 - 72, landscape: 842 - 72 } as const;
/** Space left and right of a cell's words. */
export const CELL_PADDING = 3;
