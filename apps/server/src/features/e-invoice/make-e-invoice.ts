import { type EInvoice, eInvoiceGaps, eInvoiceOf, type Paper, writeCii, writeUbl } from '@folio/paper';
import { Refusal } from '../../platform/http/refusal.ts';
import type { PaperWithImages } from '../../platform/paper-file/index.ts';
import { printPaper } from '../paper/index.ts';

/** The name Factur-X prescribes for the data inside the PDF. */
const ATTACHMENT = 'factur-x.xml';

/** What the company issues, once it stands; nobody else's document, and nothing that may still change. */
function refuseUnissued({ type, mark }: Paper): void {
  if (type !== 'sales_invoice' && type !== 'sales_credit_note')
    throw new Refusal('validation_failed', { word: 'e_invoice_type' });
  if (mark === 'draft') throw new Refusal('validation_failed', { word: 'e_invoice_unconfirmed' });
  if (mark === 'voided') throw new Refusal('validation_failed', { word: 'e_invoice_voided' });
}

function dataOf(paper: Paper, rules: 'en16931' | 'peppol'): EInvoice {
  refuseUnissued(paper);
  const invoice = eInvoiceOf(paper);
  const gaps = eInvoiceGaps(paper, invoice, rules);
  if (gaps.length === 0) return invoice;
  throw new Refusal('validation_failed', {
    word: 'e_invoice_incomplete',
    faults: gaps.map((gap) => ({ path: gap, word: `e_invoice_${gap}` })),
  });
}

/**
 * The paper's data as Peppol BIS Billing 3.0. Refuses a document that is not issued, and one that lacks
 * something the rules ask for, with a sentence for everything that is missing.
 */
export function ublOf(paper: Paper): string {
  return writeUbl(dataOf(paper, 'peppol'));
}

/**
 * The paper as PDF/A-3 with its data inside (Factur-X, profile EN 16931). Refuses like `ublOf`, with fewer demands. Takes its
 * turn behind other papers: never inside a transaction.
 */
export function facturxOf(paper: PaperWithImages, signal?: AbortSignal): Promise<Uint8Array> {
  const archive = { name: ATTACHMENT, xml: writeCii(dataOf(paper, 'en16931')) };
  return printPaper(paper, signal === undefined ? { archive } : { archive, signal });
}
