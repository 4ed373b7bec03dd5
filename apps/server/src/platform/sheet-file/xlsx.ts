import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import type { Style } from '@cj-tech-master/excelts';
import { excel } from './excel.ts';

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

/** A sheet that is written row by row: memory does not grow with the rows. */
export interface XlsxSheet {
  /**
   * `level` above 0: an outline row that can be collapsed. Resolves when the reader is ready for more. Throws if the
   * stream was destroyed.
   */
  rows(rows: readonly { cells: readonly XlsxCell[]; level: number }[]): Promise<void>;
}

/** An XLSX file written to `stream`. */
export interface XlsxBook {
  stream: Readable;
  /** Adds a sheet; the sheet before it is complete. */
  sheet(options: XlsxSheetOptions): XlsxSheet;
  end(): Promise<void>;
}

/** An XLSX file with one sheet. */
export interface XlsxFile extends XlsxSheet, Pick<XlsxBook, 'stream' | 'end'> {}

function styleOf(style: XlsxStyle): Partial<Style> {
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

/** Removes characters that a sheet name may not contain, and shortens it to the maximum length. */
function safeName(name: string): string {
  return name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31);
}

/** A name that no earlier sheet has; programs compare names without regard to case. */
function freeName(name: string, taken: Set<string>): string {
  let free = safeName(name);
  for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${safeName(name).slice(0, 26)} (${number})`;
  taken.add(free.toLowerCase());
  return free;
}

export function openWorkbook(options: XlsxBookOptions): XlsxBook {
  const stream = new PassThrough();
  const { WorkbookWriter } = excel();
  const book = new WorkbookWriter({
    stream,
    useStyles: true,
    useSharedStrings: false,
    creator: options.creator,
    lastModifiedBy: options.creator,
    created: options.createdAt,
    modified: options.createdAt,
  });
  // The library identifies a style by object identity, not by its content.
  const styles = new Map(Object.entries(options.styles).map(([name, style]) => [name, styleOf(style)]));
  const names = new Set<string>();
  let complete: () => void = () => undefined;
  return {
    stream,
    sheet: ({ sheetName, widths, frozenRows, titleRow, landscape }) => {
      complete();
      const sheet = book.addWorksheet(freeName(sheetName, names), {
        views: [{ state: 'frozen', ySplit: frozenRows }],
        pageSetup: {
          paperSize: 9,
          orientation: landscape ? 'landscape' : 'portrait',
          fitToPage: true,
          fitToWidth: 1,
          fitToHeight: 0,
          printTitlesRow: `${titleRow}:${titleRow}`,
        },
      });
      sheet.columns = widths.map((width) => ({ width }));
      complete = () => sheet.commit();
      return {
        rows: async (rows) => {
          if (stream.destroyed) throw new Error('the reader of the workbook has gone');
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
      };
    },
    end: () => book.commit(),
  };
}

export function openXlsx(options: XlsxOptions): XlsxFile {
  const { stream, sheet, end } = openWorkbook(options);
  return { stream, ...sheet(options), end };
}

type ListOptions = Pick<XlsxOptions, 'sheetName' | 'createdAt' | 'widths' | 'styles'>;

/** A list in landscape whose first row, the headings, stays visible; written while its pages of rows are read. */
export function xlsxList(options: ListOptions, pages: AsyncIterable<readonly (readonly XlsxCell[])[]>): Readable {
  const file = openXlsx({ ...options, creator: 'Folio', frozenRows: 1, titleRow: 1, landscape: true });
  writePages(file, pages).catch((error: Error) => file.stream.destroy(error));
  return file.stream;
}

async function writePages(file: XlsxFile, pages: AsyncIterable<readonly (readonly XlsxCell[])[]>): Promise<void> {
  for await (const page of pages) {
    await file.rows(page.map((cells) => ({ cells, level: 0 })));
    if (file.stream.destroyed) return;
  }
  await file.end();
}
