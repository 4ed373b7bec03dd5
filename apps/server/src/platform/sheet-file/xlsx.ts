import { PassThrough, Readable } from 'node:stream';
import { openZipWriter } from '../zip/index.ts';
import { sheetPath, type WorkbookFacts, workbookParts } from './xlsx-parts.ts';
import { rowXml, sheetEnd, sheetStart } from './xlsx-sheet.ts';
import { workbookStyles } from './xlsx-styles.ts';
import type { XlsxBookOptions, XlsxCell, XlsxOptions, XlsxSheet, XlsxSheetOptions } from './xlsx-types.ts';

/** An XLSX file written to `stream`. */
export interface XlsxBook {
  stream: Readable;
  /** Adds a sheet; the sheet before it is complete. */
  sheet(options: XlsxSheetOptions): XlsxSheet;
  end(): Promise<void>;
}

/** An XLSX file with one sheet. */
export interface XlsxFile extends XlsxSheet, Pick<XlsxBook, 'stream' | 'end'> {}

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

/** Characters handed on at once: what waits to be compressed must not grow with the rows. */
const CHUNK = 64 * 1024;
/** A tenth larger than with the usual level, in a third of the processor time. */
const LEVEL = 3;

export function openWorkbook({ creator, createdAt, styles }: XlsxBookOptions): XlsxBook {
  const { stream, add, end } = openZipWriter(createdAt, LEVEL);
  const { xml: stylesXml, attributes } = workbookStyles(styles);
  const names = new Set<string>();
  const sheets: WorkbookFacts['sheets'][number][] = [];
  let complete: () => void = () => undefined;
  return {
    stream,
    sheet: (options) => {
      complete();
      sheets.push({ name: freeName(options.sheetName, names), titleRow: options.titleRow });
      const part = new PassThrough({ highWaterMark: 4 * CHUNK });
      stream.once('close', () => part.destroy());
      add({ path: sheetPath(sheets.length), open: () => part, compress: true });
      part.write(sheetStart(options));
      complete = () => part.end(sheetEnd(options));
      let number = 0;
      return {
        rows: async (rows) => {
          if (stream.destroyed) throw new Error('the reader of the workbook has gone');
          let text = '';
          for (const row of rows) {
            text += rowXml(++number, row, attributes);
            if (text.length < CHUNK) continue;
            await write(part, text);
            text = '';
          }
          await write(part, text);
        },
      };
    },
    end: async () => {
      complete();
      for (const [path, xml] of workbookParts({ creator, createdAt, sheets }, stylesXml))
        add({ path, open: () => Readable.from([xml]), compress: true });
      end();
    },
  };
}

/** Writes a text, then waits until the stream takes more or is closed. */
async function write(stream: PassThrough, text: string): Promise<void> {
  stream.write(text);
  if (!stream.writableNeedDrain || stream.destroyed) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      stream.off('drain', done).off('close', done);
      resolve();
    };
    stream.once('drain', done).once('close', done);
  });
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
