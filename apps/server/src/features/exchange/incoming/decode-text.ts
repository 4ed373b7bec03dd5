import { Refusal } from '../../../platform/http/refusal.ts';

const MARKS: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** Chinese encodings spreadsheets still save in: Hong Kong's before the mainland's. */
const CHINESE = ['big5', 'gb18030'];

/** Characters every Chinese ledger has in its headings: bytes that are both encodings make sense in one only. */
const EXPECTED = /[日期科目借貸贷方金額额摘要賬账戶户款銀银行合計计年月餘余]/g;

/**
 * The text of a file of another program: by its mark, else UTF-8 if it can be that, else the Chinese encoding in which it makes
 * sense. Refuses what is no text: a workbook, a PDF.
 */
export function decodeText(bytes: Buffer): string {
  if (bytes.length === 0) throw new Refusal('file_empty');
  const marked = MARKS.find(([mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked !== undefined) return new TextDecoder(marked[1]).decode(bytes);
  if (bytes.includes(0) || bytes.subarray(0, 4).toString('latin1') === '%PDF')
    throw new Refusal('file_type_unsupported', { word: 'import_not_text' });
  const plain = decodedAs('utf-8', bytes);
  if (plain !== null) return plain;
  const readings = CHINESE.flatMap((encoding) => decodedAs(encoding, bytes) ?? []);
  const sense = readings.map((text) => text.slice(0, 20_000).match(EXPECTED)?.length ?? 0);
  return readings[sense.indexOf(Math.max(...sense))] ?? new TextDecoder('windows-1252').decode(bytes);
}

function decodedAs(encoding: string, bytes: Buffer): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
