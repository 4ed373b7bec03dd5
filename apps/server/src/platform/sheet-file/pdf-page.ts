/** A cell of a printed table: its text, already formatted. */
export interface PrintedCell {
  text: string;
  right: boolean;
}

export interface PrintedRow {
  cells: readonly PrintedCell[];
  bold: boolean;
  /** By how many steps the text of the first cell is indented. */
  indent: number;
  lineAbove: boolean;
  /**
   * How many columns the first cell spans: the text of a heading or total may extend over the empty cells next to it.
   */
  spread: number;
}

/** A table whose columns all fit on one page; widths in points. */
export interface PrintedTable {
  widths: readonly number[];
  /** Rows of column headings, repeated on every page. */
  heads: readonly PrintedRow[];
  rows: readonly PrintedRow[];
  /** The table follows the table before on the same page instead of starting a new page. */
  follows?: boolean;
  /** No page break may split the table. */
  whole?: boolean;
}

/** A separate line of text; `size` in points. */
export interface PrintedText {
  text: string;
  size: number;
  bold: boolean;
}

/**
 * A document of tables, one after the other, each starting on a new page. The `page` text is printed in the footer,
 * with "{page}" and "{pages}" replaced.
 */
export interface PrintedDocument {
  landscape: boolean;
  /** Font size of the tables, in points. */
  fontSize: number;
  title: string;
  author: string;
  language: string;
  createdAt: Date;
  /** Above the first table: company, title, period. */
  opening: readonly PrintedText[];
  /** Next to each other below the opening: the recipient, and the subject. */
  parties?: { left: readonly PrintedText[]; right: readonly PrintedText[] };
  tables: readonly PrintedTable[];
  /** Below the last table. */
  closing: readonly string[];
  header: string;
  footer: string;
  pageWords: string;
}

/** A part of a book that begins on a new page. */
export interface PrintedSection
  extends Pick<
    PrintedDocument,
    'landscape' | 'fontSize' | 'opening' | 'tables' | 'closing' | 'header' | 'footer' | 'pageWords'
  > {
  /** Its line in the contents. */
  listed: string;
  /** Paragraphs between the opening and the first table. */
  paragraphs: readonly string[];
}

/** Documents behind one cover, with contents and page numbers that count through. */
export interface PrintedBook
  extends Pick<PrintedDocument, 'title' | 'author' | 'language' | 'createdAt' | 'pageWords'> {
  cover: {
    /** A PNG or JPEG; null = no picture. */
    logo: Uint8Array | null;
    lines: readonly PrintedText[];
    /** Label and value, next to each other. */
    details: readonly (readonly [string, string])[];
  };
  /** Heading of the contents. */
  contents: string;
  sections: readonly PrintedSection[];
}

/** A4 in points, less the margins. */
export const PRINT_WIDTH = { portrait: 595 - 72, landscape: 842 - 72 } as const;
/** Space left and right of a cell's text, in points. */
export const CELL_PADDING = 3;
