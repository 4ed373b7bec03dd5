import { Refusal } from '../../../platform/http/refusal.ts';
import { decodeBytes } from '../../../platform/text/index.ts';

/** The text of a file of another program, in whichever encoding it was saved. Refuses what is no text: a workbook, a PDF. */
export function decodeText(bytes: Buffer): string {
  if (bytes.length === 0) throw new Refusal('file_empty');
  const decoded = bytes.subarray(0, 4).toString('latin1') === '%PDF' ? null : decodeBytes(bytes);
  if (decoded === null) throw new Refusal('file_type_unsupported', { word: 'import_not_text' });
  return decoded.text;
}
