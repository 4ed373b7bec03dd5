import { DomainError } from '../../../../platform/http/domain-error.ts';
import { decodeBytes } from '../../../../platform/text/index.ts';

/**
 * The text of a file of another program, in any encoding it was saved in. Rejects files that are not text: workbooks,
 * PDF.
 */
export function decodeText(bytes: Buffer): string {
  if (bytes.length === 0) throw new DomainError('file_empty');
  const decoded = bytes.subarray(0, 4).toString('latin1') === '%PDF' ? null : decodeBytes(bytes);
  if (decoded === null) throw new DomainError('file_type_unsupported', { word: 'import_not_text' });
  return decoded.text;
}
