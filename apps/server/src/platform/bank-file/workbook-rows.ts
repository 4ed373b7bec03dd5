import { PassThrough, type Readable } from 'node:stream';
import type { CellValue, Row } from '@cj-tech-master/excelts';
import { excel } from '../sheet-file/index.ts';
import { type OpenZip, openZipBytes, writeZip, ZipError } from '../zip/index.ts';
import { BankFileError } from './error.ts';
import { MAX_CELL_CHARACTERS, MAX_CELLS, MAX_ROWS, MAX_SHEETS } from './table-limits.ts';

/** The cells of one sheet as text, rows from the top. Dates are ISO dates; numbers use a decimal point. */
export type SheetRows = string[][];

const MEGABYTE = 1024 * 1024;
const UNPACKED_LIMIT_MB = 200;
const LIMITS = { files: 2000, totalBytes: UNPACKED_LIMIT_MB * MEGABYTE, ratio: 250, ratioFromBytes: 20 * MEGABYTE };
const MAX_COLUMNS = 200;
/**
 * Space for the zip's headers and directory. If a zip is larger, it may hide files that its directory does not list.
 */
const BESIDES_BYTES = { base: 64 * 1024, perFile: 1024 };
/** Spreadsheets keep 15 digits of a number; further digits are rounding errors of the binary form. */
const DIGITS = 15;

function numberText(value: number): string {
  if (!Number.isFinite(value)) return '';
  const plain = String(Number(value.toPrecision(DIGITS)));
  return plain.includes('e') ? value.toFixed(plain.includes('e-') ? 8 : 0) : plain;
}

function valueText(value: CellValue | undefined): string {
  if (value === null || value === undefined || typeof value === 'boolean') return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return numberText(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('text' in value) return value.text;
  if ('result' in value) return valueText(value.result);
  return '';
}

function cellsOf(row: Row): string[] {
  const { values } = row;
  const cells: string[] = [];
  for (let column = 1; column < Math.min(values.length, MAX_COLUMNS + 1); column++)
    cells.push(valueText(values[column]).slice(0, MAX_CELL_CHARACTERS));
  return cells;
}

/** Empty rows are kept so that row numbers match the file. A sheet with a longer gap is not treated as one table. */
const LONGEST_GAP = 1000;
const NO_CELLS: string[] = [];

/** Collects the rows of all sheets and enforces the limits of the whole workbook. */
class WorkbookRows {
  readonly sheets: SheetRows[] = [];
  #rows = 0;
  #cells = 0;

  async add(sheet: AsyncIterable<Row>): Promise<void> {
    const rows: SheetRows = [];
    this.sheets.push(rows);
    if (this.sheets.length > MAX_SHEETS) throw new BankFileError('too_many_cells');
    let last = 0;
    for await (const row of sheet) {
      const gap = row.number - last - 1;
      last = row.number;
      if (gap <= LONGEST_GAP) for (let empty = 0; empty < gap; empty++) this.#keep(rows, NO_CELLS);
      this.#keep(rows, cellsOf(row));
    }
  }

  #keep(rows: SheetRows, cells: string[]): void {
    this.#rows += 1;
    this.#cells += cells.length;
    if (this.#rows > MAX_ROWS || this.#cells > MAX_CELLS) throw new BankFileError('too_many_cells');
    rows.push(cells);
  }
}

async function judge(bytes: Uint8Array): Promise<OpenZip> {
  try {
    return await openZipBytes(bytes, LIMITS);
  } catch (error) {
    const code = error instanceof ZipError ? error.code : 'damaged';
    if (code === 'not_a_zip' || code === 'damaged') throw new BankFileError('damaged_workbook');
    throw new BankFileError('too_large', { limitMb: UNPACKED_LIMIT_MB });
  }
}

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const TEXTS = 'xl/sharedStrings.xml';
const STYLES = 'xl/styles.xml';
const SHEET = /^xl\/worksheets\/sheet\d+\.xml$/u;
/** Content used for a part that the workbook does not have. */
const EMPTY: Readonly<Record<string, string>> = {
  [RELATIONS]: '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>',
  [TEXTS]: '<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"/>',
};

/** Checks the zip's directory before anything is unpacked. */
function refuseWhatIsNoWorkbook(zip: OpenZip, bytes: Uint8Array): void {
  if (!zip.files.has(WORKBOOK)) throw new BankFileError('not_a_bank_file', { found: 'zip' });
  const besides = BESIDES_BYTES.base + zip.files.size * BESIDES_BYTES.perFile;
  if (bytes.length > zip.packedBytes + besides) throw new BankFileError('damaged_workbook');
}

/**
 * The required parts, sheets last. If the reader gets a sheet before the shared texts it refers to, it writes the
 * sheet to a file outside the data folder, and leaves it there if the workbook cannot be read.
 */
function inReadingOrder(zip: OpenZip): Readable {
  const open = (path: string) => () => {
    const content = new PassThrough();
    if (!zip.files.has(path)) content.end(EMPTY[path]);
    else
      zip.stream(path).then(
        (stream) => stream.once('error', (error) => content.destroy(error)).pipe(content),
        (error) => content.destroy(error),
      );
    return content;
  };
  const styles = zip.files.has(STYLES) ? [STYLES] : [];
  const sheets = [...zip.files.keys()].filter((path) => SHEET.test(path));
  const paths = [RELATIONS, WORKBOOK, TEXTS, ...styles, ...sheets];
  return writeZip(
    paths.map((path) => ({ path, open: open(path), compress: true })),
    new Date(0),
  );
}

/** Reads the sheets of an XLSX file as rows of text while they are unpacked. Throws `BankFileError`. */
export async function workbookRows(bytes: Uint8Array): Promise<SheetRows[]> {
  const zip = await judge(bytes);
  const workbook = new WorkbookRows();
  try {
    refuseWhatIsNoWorkbook(zip, bytes);
    const { WorkbookReader } = excel();
    const reader = new WorkbookReader(inReadingOrder(zip), {
      worksheets: 'emit',
      sharedStrings: 'cache',
      styles: 'cache',
      hyperlinks: 'ignore',
      entries: 'ignore',
    });
    for await (const sheet of reader) await workbook.add(sheet);
  } catch (error) {
    if (error instanceof BankFileError) throw error;
    throw new BankFileError('damaged_workbook');
  } finally {
    zip.close();
  }
  return workbook.sheets;
}
