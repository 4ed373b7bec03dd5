import type { PaperType } from '@folio/paper';
import {
  type PaperOptions,
  type PaperWithImages,
  pagePicture,
  writePaper,
} from '../../../platform/paper-file/index.ts';

/** The PDF of the document. Waits in the queue of print jobs: never call it inside a transaction. */
export function printPaper(paper: PaperWithImages, options: PaperOptions = {}): Promise<Uint8Array> {
  return writePaper(paper, options);
}

/** A page (from 1) of the same PDF as PNG; a number beyond the last page gives the last page. */
export async function printPage(
  paper: PaperWithImages,
  page: number,
  options: PaperOptions = {},
): Promise<{ pages: number; page: number; png: Uint8Array }> {
  return pagePicture(await writePaper(paper, options), page);
}

const NAMES: Readonly<Record<PaperType, string>> = {
  sales_invoice: 'Invoice',
  sales_credit_note: 'Credit note',
  purchase_bill: 'Bill',
  purchase_credit_note: 'Credit note',
  quotation: 'Quotation',
  receipt: 'Receipt',
};
/** Characters that file systems do not allow in a name. */
const FORBIDDEN = /[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu;

/** A file name with the kind, number and party: 'Invoice INV-2026-0042 Blue Harbour Retail.pdf'. */
export function paperName(
  paper: Pick<PaperWithImages, 'type' | 'number' | 'buyer' | 'seller'>,
  extension: string,
): string {
  const isPurchase = paper.type === 'purchase_bill' || paper.type === 'purchase_credit_note';
  const other = isPurchase ? paper.seller : paper.buyer;
  const parts = [NAMES[paper.type], paper.number, other.name].map((part) => part.replace(FORBIDDEN, ' ').trim());
  const stem = [
    ...parts
      .filter((part) => part !== '')
      .join(' ')
      .replace(/\s+/g, ' '),
  ]
    .slice(0, 120)
    .join('')
    .trim();
  return `${stem}.${extension}`;
}

/** The header that names a file shown in the browser: ASCII for old browsers, full Unicode for the rest. */
export function inlineAs(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]+/g, '_').replace(/["\\]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
