export type ReadableType = 'pdf' | 'png' | 'jpg';

const PDF_HEADER = '%PDF-';
const PDF_HEADER_WINDOW_BYTES = 1024;

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** The type of a document by its content, never by its name; null when it is none that can be read. */
export function sniffType(bytes: Uint8Array): ReadableType | null {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47])) return 'png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpg';
  const head = Buffer.from(bytes.subarray(0, PDF_HEADER_WINDOW_BYTES)).toString('latin1');
  return head.includes(PDF_HEADER) ? 'pdf' : null;
}
