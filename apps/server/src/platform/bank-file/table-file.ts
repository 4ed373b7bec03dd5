import { readCsv } from '@folio/csv';
import { decodeBytes } from '../text/index.ts';
import { contentOfBytes, contentOfText, workbookOfOle } from './content.ts';
import { BankFileError } from './error.ts';
import { refuseTooManyCells } from './table-limits.ts';
import { workbookRows } from './workbook-rows.ts';

const MEGABYTE = 1024 * 1024;
const LIMIT_MB = 20;

/**
 * The sheets of a CSV (one) or XLSX file as rows of text. The type is detected from the content. Throws
 * `BankFileError` for any other file.
 */
export async function readTableFile(bytes: Uint8Array): Promise<readonly (readonly (readonly string[])[])[]> {
  if (bytes.length > LIMIT_MB * MEGABYTE) throw new BankFileError('too_large', { limitMb: LIMIT_MB });
  const content = contentOfBytes(bytes);
  if (content === 'ole') {
    const workbook = workbookOfOle(bytes);
    throw workbook === null ? new BankFileError('not_a_bank_file', { found: 'binary' }) : new BankFileError(workbook);
  }
  if (content === 'zip') return workbookRows(bytes);
  if (content !== null) throw new BankFileError('not_a_bank_file', { found: content });
  const decoded = decodeBytes(bytes);
  const found = decoded === null ? 'binary' : contentOfText(decoded.text);
  if (decoded === null || found !== null) throw new BankFileError('not_a_bank_file', { found: found ?? 'binary' });
  refuseTooManyCells(decoded.text);
  return [readCsv(decoded.text).rows.map(({ cells }) => cells)];
}
