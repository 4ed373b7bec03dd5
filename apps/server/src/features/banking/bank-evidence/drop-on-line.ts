import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { LedgerCall } from '../../books/ledger/index.ts';
import { type Attacher, attach, originalOf } from './attach.ts';
import { findPaper, writeForLine } from './dropped-store.ts';
import { requireLine } from './evidence-store.ts';

/**
 * A file was dropped onto a line: what is finished already is attached at once, anything else when it is confirmed or filed.
 * A file that came before is the one that came before.
 */
export async function dropOnLine(
  tx: CompanyTransaction,
  call: Attacher,
  { lineId, documentId }: { lineId: string; documentId: string },
): Promise<void> {
  await requireLine(tx, lineId);
  const paper = await originalOf(tx, documentId);
  if (paper.state === 'processed') return attach(tx, call, { lineId, documentId: paper.id });
  if (paper.forLineId === null) await writeForLine(tx, paper.id, lineId);
}

/** Attaches a document that was just confirmed or filed to the line it was dropped onto. */
export async function attachDropped(tx: CompanyTransaction, call: LedgerCall, documentId: string): Promise<void> {
  const paper = await findPaper(tx, documentId);
  if (paper !== null && paper.forLineId !== null) await attach(tx, call, { lineId: paper.forLineId, documentId });
}
