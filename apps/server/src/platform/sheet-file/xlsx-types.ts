/** A value with its format; `style` names one of the styles given when the file was opened. */
export interface XlsxCell {
  value: string | number | Date | null;
  style: string;
}

export interface XlsxStyle {
  numberFormat?: string;
  bold?: boolean;
  indent?: number;
  alignRight?: boolean;
  lineAbove?: boolean;
  lineBelow?: boolean;
  wrap?: boolean;
}

export interface XlsxSheetOptions {
  sheetName: string;
  /** In characters. */
  widths: readonly number[];
  /** Rows that stay visible while scrolling; one of them is repeated on every printed page (counted from 1). */
  frozenRows: number;
  titleRow: number;
  landscape: boolean;
}

export interface XlsxBookOptions {
  creator: string;
  createdAt: Date;
  styles: Readonly<Record<string, XlsxStyle>>;
}

export interface XlsxOptions extends XlsxSheetOptions, XlsxBookOptions {}

/** `level` above 0: an outline row that can be collapsed. */
export interface XlsxRow {
  cells: readonly XlsxCell[];
  level: number;
}

/** A sheet that is written row by row: memory does not grow with the rows. */
export interface XlsxSheet {
  /** Resolves when the reader is ready for more. Throws if the stream was destroyed. */
  rows(rows: Iterable<XlsxRow>): Promise<void>;
}
