import { type EInvoice, eInvoiceGaps, eInvoiceOf, type Paper, writeCii, writeUbl } from '@folio/paper';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { PaperWithImages } from '../../../platform/paper-file/index.ts';
import { printPaper } from '../printout/index.ts';

/** The name Factur-X prescribes for the data inside the PDF. */
const ATTACHMENT = 'factur-x.xml';

/** Only confirmed documents that the company issues itself may become e-invoices. */
function refuseUnissued({ type, mark }: Paper): void {
  if (type !== 'sales_invoice' && type !== 'sales_credit_note')
    throw new DomainError('validation_failed', { word: 'e_invoice_type' });
  if (mark === 'draft') throw new DomainError('validation_failed', { word: 'e_invoice_unconfirmed' });
  if (mark === 'voided') throw new DomainError('validation_failed', { word: 'e_invoice_voided' });
}

function dataOf(paper: Paper, rules: 'en16931' | 'peppol'): EInvoice {
  refuseUnissued(paper);
  const invoice = eInvoiceOf(paper);
  const gaps = eInvoiceGaps(paper, invoice, rules);
  if (gaps.length === 0) return invoice;
  throw new DomainError('validation_failed', {
    word: 'e_invoice_incomplete',
    faults: gaps.map((gap) => ({ path: gap, word: `e_invoice_${gap}` })),
  });
}

/**
 * The document's data as Peppol BIS Billing 3.0. Rejects a document that is not issued, and one that lacks required
 * data, with one sentence for each missing item.
 */
export function ublOf(paper: Paper): string {
  return writeUbl(dataOf(paper, 'peppol'));
}

/**
 * The document as PDF/A-3 with its data embedded (Factur-X, profile EN 16931). Rejects like `ublOf`, with fewer
 * required fields. Waits in the queue of print jobs: never call it inside a transaction.
 */
export function facturxOf(paper: PaperWithImages, signal?: AbortSignal): Promise<Uint8Array> {
  const archive = { name: ATTACHMENT, xml: writeCii(dataOf(paper, 'en16931')) };
  return printPaper(paper, signal === undefined ? { archive } : { archive, signal });
}
