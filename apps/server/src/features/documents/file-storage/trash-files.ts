import { documentDraft } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { fieldChanges } from '../../books/ledger/index.ts';
import { beforeLookingAlike, forgetLookAlikes, type Ingestion, noteLookAlikes } from '../ingestion/index.ts';
import { noteFile } from './note.ts';
import { moveFromTrash, moveToTrash, type RestoredFile } from './trash-store.ts';

/**
 * Moves files to the trash: they leave every queue and count and are no longer possible duplicates. Returns the files
 * that were moved.
 */
export function trashFiles(call: CompanyCall, ids: readonly string[]): Promise<string[]> {
  return call.transaction(async (tx) => {
    await beforeLookingAlike(tx);
    const moved = await moveToTrash(tx, ids, call);
    for (const { id, name } of moved) {
      await forgetLookAlikes(tx, id);
      await noteFile(tx, call, id, 'file_trashed', fieldChanges({ file: name }, null));
    }
    return moved.map(({ id }) => id);
  });
}

/**
 * Restores files from the trash to their previous state; files that were not yet read are read. Returns the files
 * that were moved.
 */
export async function restoreFiles(
  call: CompanyCall,
  ingestion: Pick<Ingestion, 'enqueue'>,
  ids: readonly string[],
): Promise<string[]> {
  const restored = await call.transaction(async (tx) => {
    await beforeLookingAlike(tx);
    const moved = await moveFromTrash(tx, ids);
    for (const file of moved) {
      await compareAgain(tx, file);
      await noteFile(tx, call, file.id, 'file_restored', fieldChanges(null, { file: file.name }));
    }
    return moved;
  });
  for (const { id, state } of restored) if (state === 'queued') await ingestion.enqueue(call.companyId, id);
  return restored.map(({ id }) => id);
}

/** Documents that arrived in the meantime may be duplicates. */
async function compareAgain(tx: CompanyTransaction, { id, state, draft }: RestoredFile): Promise<void> {
  const read = documentDraft.safeParse(draft);
  if (state === 'needs_review' && read.success) await noteLookAlikes(tx, id, read.data);
}
