import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { fieldChanges, type LedgerCall, writeAudit } from '../../books/ledger/index.ts';
import { findPaper, type PaperRow, returnToReview, writeForLine } from './dropped-store.ts';
import {
  deleteLineDocument,
  type EvidencedLine,
  insertLineDocument,
  lockLine,
  readLineDocuments,
  requireLine,
} from './evidence-store.ts';

/** Who attaches a document, and when. `userId` is null if the document came through a client's link. */
export type Attacher = Pick<LedgerCall, 'now'> & { userId: string | null };

interface Attaching {
  lineId: string;
  documentId: string;
}

/** Attaches a document to a bank line as evidence. Attaching it again changes nothing. Posts nothing. */
export async function attach(tx: CompanyTransaction, call: Attacher, asked: Attaching): Promise<void> {
  const paper = await findPaper(tx, asked.documentId);
  if (paper === null) throw new DomainError('not_found');
  const { userId: by, now: at } = call;
  if (await insertLineDocument(tx, { ...asked, by, at }))
    await audit(tx, call, asked.lineId, 'line_file_attached', paper);
}

/**
 * Detaches a document from a line. The document of a matched record stays with its record. A document that was kept
 * only as evidence of this line returns to review.
 */
export async function detach(tx: CompanyTransaction, call: LedgerCall, asked: Attaching): Promise<void> {
  await requireLine(tx, asked.lineId);
  const paper = await findPaper(tx, asked.documentId);
  if (paper === null) throw new DomainError('not_found');
  if (!(await deleteLineDocument(tx, asked))) {
    const ofRecord = (await readLineDocuments(tx, asked.lineId)).some(({ id }) => id === asked.documentId);
    if (ofRecord) throw new DomainError('conflict', { word: 'evidence_of_record' });
    throw new DomainError('not_found');
  }
  if (paper.forLineId === asked.lineId) await writeForLine(tx, asked.documentId, null);
  await returnToReview(tx, asked.documentId, asked.lineId);
  await audit(tx, call, asked.lineId, 'line_file_detached', paper);
}

/** The document, or the original if it is a copy. Throws `not_found`. */
export async function originalOf(tx: CompanyTransaction, documentId: string): Promise<PaperRow> {
  const paper = await findPaper(tx, documentId);
  if (paper === null) throw new DomainError('not_found');
  if (paper.state !== 'duplicate' || paper.copyOf === null) return paper;
  return (await findPaper(tx, paper.copyOf)) ?? paper;
}

async function audit(
  tx: CompanyTransaction,
  { userId, now: at }: Attacher,
  subjectId: string,
  action: 'line_file_attached' | 'line_file_detached',
  { name: file }: PaperRow,
): Promise<void> {
  const change = action === 'line_file_attached' ? fieldChanges(null, { file }) : fieldChanges({ file }, null);
  await writeAudit(tx, { userId, at, action, subjectType: 'bank_line', subjectId, change });
}

/** Reads and locks the line until the transaction ends. Throws `not_found`. */
export async function holdLine(tx: CompanyTransaction, id: string): Promise<EvidencedLine> {
  const line = await lockLine(tx, id);
  if (line === null) throw new DomainError('not_found');
  return line;
}
