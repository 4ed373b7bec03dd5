import { documentKind, isInvoiceKind, isStatementKind } from '@folio/contract';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { attach, dropOnLine, holdLine, originalOf } from '../../../banking/bank-evidence/index.ts';
import { beforeLookingAlike, forgetLookAlikes } from '../../ingestion/index.ts';
import { finishDocument, lockReviewed, type ReviewedRow } from '../store.ts';
import { confirmInside } from './confirm-document.ts';

interface Attaching {
  lineId: string;
  documentId: string;
}

/**
 * Assigns a document to a bank line in any state, and never posts anything twice. A bill in review is confirmed and
 * paid by an open line. If the line is already coded, the document becomes evidence and nothing is posted. A document
 * that is still being read stays linked to the line until it is ready. Returns whether the document was confirmed, so
 * that Folio can learn from it.
 */
export async function attachToLine(
  tx: CompanyTransaction,
  call: CompanyCall,
  { lineId, documentId }: Attaching,
): Promise<{ confirmed: boolean }> {
  await beforeLookingAlike(tx);
  const line = await holdLine(tx, lineId);
  if (line.state === 'excluded') throw new DomainError('conflict', { word: 'line_left_out' });
  const { id } = await originalOf(tx, documentId);
  const document = await lockReviewed(tx, id);
  if (!document || document.state === 'merged' || document.state === 'trashed') throw new DomainError('not_found');
  const open = line.state === 'unreviewed' || line.state === 'suggested';
  if (document.state === 'queued' || document.state === 'processing') {
    await dropOnLine(tx, call, { lineId, documentId: id });
    return { confirmed: false };
  }
  if (document.state === 'needs_review' && open && isBookable(document)) {
    await confirmInside(tx, call, id, { version: document.version, accept_arithmetic: false, bank_line_id: lineId });
    return { confirmed: true };
  }
  if (document.state !== 'processed') await keepAsEvidence(tx, id, document, lineId);
  await attach(tx, call, { lineId, documentId: id });
  return { confirmed: false };
}

function isBookable({ kind }: ReviewedRow): boolean {
  const known = documentKind.safeParse(kind);
  return known.success && isInvoiceKind(known.data);
}

/**
 * A bill keeps its possible duplicates, so that a second copy is still detected. Any other document is only stored.
 */
async function keepAsEvidence(
  tx: CompanyTransaction,
  id: string,
  document: ReviewedRow,
  lineId: string,
): Promise<void> {
  const known = documentKind.safeParse(document.kind);
  if (document.state === 'needs_review' && known.success && isStatementKind(known.data))
    throw new DomainError('conflict', { word: 'statement_is_no_evidence' });
  if (!isBookable(document)) await forgetLookAlikes(tx, id);
  await finishDocument(tx, id, [{ type: 'bank_line', id: lineId, number: null }]);
}
