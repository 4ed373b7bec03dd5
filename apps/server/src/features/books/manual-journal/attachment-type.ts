import { type ReadableType, sniffType } from '../../../platform/reader/index.ts';

/** The number of bytes read from the end of a file: a workbook lists its parts there. */
export const TAIL_BYTES = 65_536;

const TYPES: Readonly<Record<ReadableType | 'xlsx' | 'csv', string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  xml: 'application/xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
};

/**
 * The media type of a file that may be attached (PNG, PDF, JPG, XLSX, CSV, and electronic invoices), found from its
 * first and last bytes and never from its name; null for any other type.
 */
export function attachmentType(head: Buffer, tail: Buffer): string | null {
  const readable = sniffType(head);
  if (readable !== null) return TYPES[readable];
  if (isWorkbook(head, tail)) return TYPES.xlsx;
  return isTable(head) ? TYPES.csv : null;
}

const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/** A ZIP archive that lists a workbook among its parts, and no macros. */
function isWorkbook(head: Buffer, tail: Buffer): boolean {
  return head.subarray(0, 4).equals(ZIP) && tail.includes('xl/workbook.') && !tail.includes('vbaProject');
}

/** Text whose first non-empty line has more than one cell. */
function isTable(head: Buffer): boolean {
  if (head.includes(0)) return false;
  const line = head
    .toString('latin1')
    .split(/\r\n|\r|\n/)
    .find((text) => text.trim() !== '');
  return line !== undefined && /[,;\t]/.test(line);
}
