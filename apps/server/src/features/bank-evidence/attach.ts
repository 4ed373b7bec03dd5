import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { fieldChanges, type LedgerCall, writeAudit } from '../ledger/index.ts';
import { findPaper, type PaperRow, returnToReview, writeForLine } from './dropped-store.ts';
import { deleteLineDocument, insertLineDocument, readLineDocuments, requireLine } from './evidence-store.ts';

/** Who attaches, and when; nobody with an account where it came by a client's link. */
export type Attacher = Pick<LedgerCall, 'now'> & { userId: string | null };

interface Attaching {
  lineId: string;
  documentId: string;
}

/** Attaches a document to a line as what shows what it was for; a second time changes nothing. Nothing is posted. */
export async function attach(tx: CompanyTransaction, call: Attacher, asked: Attaching): Promise<void> {
  const paper = await findPaper(tx, asked.documentId);
  if (paper === null) throw new Refusal('not_found');
  const { userId: by, now: at } = call;
  if (await insertLineDocument(tx, { ...asked, by, at }))
    await audit(tx, call, asked.lineId, 'line_file_attached', paper);
}

/**
 * Takes an attached document off a line; that of a matched record stays with its record. What was kept only as this line's
 * evidence waits for review again.
 */
export async function detach(tx: CompanyTransaction, call: LedgerCall, asked: Attaching): Promise<void> {
  await requireLine(tx, asked.lineId);
  const paper = await findPaper(tx, asked.documentId);
  if (paper === null) throw new Refusal('not_found');
  if (!(await deleteLineDocument(tx, asked))) {
    const ofRecord = (await readLineDocuments(tx, asked.lineId)).some(({ id }) => id === asked.documentId);
    if (ofRecord) throw new Refusal('conflict', { word: 'evidence_of_record' });
    throw new Refusal('not_found');
  }
  if (paper.forLineId === asked.lineId) await writeForLine(tx, asked.documentId, null);
  await returnToReview(tx, asked.documentId, asked.lineId);
  await audit(tx, call, asked.lineId, 'line_file_detached', paper);
}

/** The document itself, or the one it is a copy of. Throws `not_found`. */
export async function originalOf(tx: CompanyTransaction, documentId: string): Promise<PaperRow> {
  const paper = await findPaper(tx, documentId);
  if (paper === null) throw new Refusal('not_found');
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
