import {
  type BankFile,
  type ColumnMapping,
  readBankCsv,
  readCamt,
  readMt940,
  readOfx,
  readQif,
  readTable,
  type TableOptions,
} from '@folio/documents';
import { type DecodedText, decodeBytes } from '../text/index.ts';
import { contentOfBytes, contentOfText, workbookOfOle } from './content.ts';
import { BankFileError } from './error.ts';
import { refuseTooManyCells } from './table-limits.ts';
import { workbookRows } from './workbook-rows.ts';

export interface BankFileOptions {
  /** A column mapping that a person chose or that Folio remembered. If absent, Folio guesses the columns. */
  readonly mapping?: ColumnMapping | null | undefined;
  /** May contain the year, for dates printed without one. */
  readonly fileName?: string;
  /** A date near the statement's (the upload date), used if neither the file nor its name contains the year. */
  readonly anchor?: string | undefined;
}

const MEGABYTE = 1024 * 1024;
const LIMIT_MB = 50;
const MT940 = /^(?:\{1:|[ \t]*:20:|:25:|:940:)/mu;
const MT940_BALANCE = /^:(?:60[FM]?|61|62[FM]?|25):/mu;
const QIF = /^[ \t]*!(?:type|account|option|clear):?/imu;
const CAMT = /<(?:\w+:)?BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn)\b/u;

function readText({ text, encoding }: DecodedText, options: TableOptions): BankFile | null {
  const head = text.slice(0, 64_000);
  if (/<OFX>/iu.test(head)) return readOfx(text, encoding);
  if (CAMT.test(head)) return readCamt(text, encoding);
  if (MT940.test(head) && MT940_BALANCE.test(head)) return readMt940(text, encoding);
  if (QIF.test(head)) return readQif(text, encoding);
  refuseTooManyCells(text);
  return contentOfText(text) === null ? readBankCsv(text, options) : null;
}

/** The latest date that a name such as "statement-2025-11.csv" allows; undefined if the name contains no year. */
function dayOfName(name: string): string | undefined {
  const match = /(?<!\d)(20\d\d)(?:[-_. ]?(0[1-9]|1[0-2]))?(?!\d{3})/u.exec(name);
  return match === null ? undefined : `${match[1]}-${match[2] ?? '12'}-28`;
}

function lineCount(file: BankFile): number {
  return file.statements.reduce((sum, { lines }) => sum + lines.length, file.problems.length === 0 ? 0.5 : 0);
}

/** Returns the sheet with the most transactions. */
async function readWorkbook(bytes: Uint8Array, options: TableOptions): Promise<BankFile> {
  const sheets = await workbookRows(bytes);
  const read = sheets.flatMap((rows) => readTable(rows, options) ?? []);
  const [best] = read.sort((a, b) => lineCount(b) - lineCount(a));
  if (best === undefined) throw new BankFileError('not_a_bank_file', { found: 'zip' });
  return best;
}

/**
 * Reads a bank's data file. The type is detected from the content alone: CSV in any layout, XLSX, OFX and QFX, QIF,
 * CAMT.053 or MT940. Entries that could not be read are listed in `problems`. Throws `BankFileError` for any other
 * file.
 */
export async function readBankFile(bytes: Uint8Array, options: BankFileOptions = {}): Promise<BankFile> {
  if (bytes.length > LIMIT_MB * MEGABYTE) throw new BankFileError('too_large', { limitMb: LIMIT_MB });
  const anchor = dayOfName(options.fileName ?? '') ?? options.anchor;
  const mapping = options.mapping ?? undefined;
  const content = contentOfBytes(bytes);
  if (content === 'ole') {
    const workbook = workbookOfOle(bytes);
    if (workbook !== null) throw new BankFileError(workbook);
    throw new BankFileError('not_a_bank_file', { found: 'binary' });
  }
  if (content === 'zip') return readWorkbook(bytes, { format: 'xlsx', encoding: null, mapping, anchor });
  if (content !== null) throw new BankFileError('not_a_bank_file', { found: content });
  const decoded = decodeBytes(bytes);
  if (decoded === null) throw new BankFileError('not_a_bank_file', { found: 'binary' });
  const file = readText(decoded, { format: 'csv', encoding: decoded.encoding, mapping, anchor });
  if (file === null) throw new BankFileError('not_a_bank_file', { found: contentOfText(decoded.text) ?? 'text' });
  return file;
}
