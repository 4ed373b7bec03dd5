import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import type ExcelJS from 'exceljs';
import { excel } from './excel.ts';

/** A value with how it is written; `style` names one of the styles the file was opened with. */
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

export interface XlsxOptions {
  sheetName: string;
  creator: string;
  createdAt: Date;
  /** In characters. */
  widths: readonly number[];
  /** Rows that stay in sight, and the one of them that is printed on every page (counted from 1). */
  frozenRows: number;
  titleRow: number;
  landscape: boolean;
  styles: Readonly<Record<string, XlsxStyle>>;
}

/** An XLSX file with one sheet, written row by row to `stream`: memory does not grow with the rows. */
export interface XlsxFile {
  stream: Readable;
  /** `level` above 0: an outline row that can be folded. Resolves when the reader has room again. */
  rows(rows: readonly { cells: readonly XlsxCell[]; level: number }[]): Promise<void>;
  end(): Promise<void>;
}

function styleOf(style: XlsxStyle): Partial<ExcelJS.Style> {
  const { numberFormat, bold, indent, alignRight, lineAbove, lineBelow, wrap } = style;
  const thin = { style: 'thin' as const };
  const border = { ...(lineAbove ? { top: thin } : {}), ...(lineBelow ? { bottom: thin } : {}) };
  const alignment = {
    ...(indent === undefined ? {} : { indent }),
    ...(alignRight ? { horizontal: 'right' as const } : {}),
    ...(wrap ? { wrapText: true } : {}),
  };
  return {
    ...(numberFormat === undefined ? {} : { numFmt: numberFormat }),
    ...(bold ? { font: { bold } } : {}),
    ...(Object.keys(border).length > 0 ? { border } : {}),
    ...(Object.keys(alignment).length > 0 ? { alignment } : {}),
  };
}

/** Characters a sheet's name may not have, and its greatest length. */
function safeName(name: string): string {
  return name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31);
}

export function openXlsx(options: XlsxOptions): XlsxFile {
  const stream = new PassThrough();
  const { WorkbookWriter } = excel().stream.xlsx;
  const book = new WorkbookWriter({ stream, useStyles: true, useSharedStrings: false });
  book.creator = options.creator;
  book.created = options.createdAt;
  const sheet = book.addWorksheet(safeName(options.sheetName), {
    views: [{ state: 'frozen', ySplit: options.frozenRows }],
    pageSetup: {
      paperSize: 9,
      orientation: options.landscape ? 'landscape' : 'portrait',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: `${options.titleRow}:${options.titleRow}`,
    },
  });
  sheet.columns = options.widths.map((width) => ({ width }));
  // The writer knows a style again by the object it was given, not by what is in it.
  const styles = new Map(Object.entries(options.styles).map(([name, style]) => [name, styleOf(style)]));
  return {
    stream,
    rows: async (rows) => {
      for (const { cells, level } of rows) {
        const row = sheet.addRow(cells.map(({ value }) => value));
        cells.forEach(({ value, style }, index) => {
          if (value !== null) row.getCell(index + 1).style = styles.get(style) ?? {};
        });
        if (level > 0) row.outlineLevel = level;
        row.commit();
      }
      if (stream.writableNeedDrain) await Promise.race([once(stream, 'drain'), once(stream, 'close')]);
    },
    end: () => book.commit(),
  };
}
