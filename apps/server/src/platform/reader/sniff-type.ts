/** `xml`: an electronic invoice (UBL, cross-industry invoice). */
export type ReadableType = 'pdf' | 'png' | 'jpg' | 'xml';

const PDF_HEADER = '%PDF-';
const PDF_HEADER_WINDOW_BYTES = 1024;
/** Comments and style sheets may precede the root of an XML document. */
const XML_WINDOW_BYTES = 4096;

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

const XML_START = /^(?:\u00ef\u00bb\u00bf)?\s*</u;
const INVOICE_ROOT = /<(?:[\w-]+:)?(?:Invoice|CreditNote|CrossIndustryInvoice|CrossIndustryDocument)[\s>]/u;

function longHead(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, XML_WINDOW_BYTES)).toString('latin1');
}

/** The type of a document, detected from its content, never from its name; null if Folio cannot read it. */
export function sniffType(bytes: Uint8Array): ReadableType | null {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47])) return 'png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpg';
  const head = Buffer.from(bytes.subarray(0, PDF_HEADER_WINDOW_BYTES)).toString('latin1');
  if (head.includes(PDF_HEADER)) return 'pdf';
  return XML_START.test(head) && INVOICE_ROOT.test(longHead(bytes)) ? 'xml' : null;
}
