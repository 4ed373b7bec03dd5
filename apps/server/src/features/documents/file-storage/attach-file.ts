import type { AttachableType } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { attach as attachToLine, detach as detachFromLine, holdLine } from '../../banking/bank-evidence/index.ts';
import { fieldChanges } from '../../books/ledger/index.ts';
import { attachKept, detachFile as detachFromJournal, requireJournal } from '../../books/manual-journal/index.ts';
import { deleteLink, insertLink, isRecord, type LinkedType } from './link-store.ts';
import { noteFile } from './note.ts';
import { contentOf, lockName } from './row-store.ts';

interface Attaching {
  id: string;
  type: AttachableType;
  recordId: string;
}

/** Attaches a file to a record. Posts nothing; attaching it again changes nothing. Throws `not_found`. */
export async function attachFile(tx: CompanyTransaction, call: CompanyCall, asked: Attaching): Promise<void> {
  const file = await lockName(tx, asked.id);
  if (file === null) throw new DomainError('not_found');
  if (file.state === 'trashed') throw new DomainError('conflict', { word: 'file_in_trash' });
  if (await attachTo(tx, call, asked, file.name))
    await noteFile(tx, call, asked.id, 'file_attached', fieldChanges(null, { [asked.type]: asked.recordId }));
}

async function attachTo(tx: CompanyTransaction, call: CompanyCall, asked: Attaching, name: string): Promise<boolean> {
  const { id, type, recordId } = asked;
  if (type === 'bank_line') {
    if ((await holdLine(tx, recordId)).state === 'excluded')
      throw new DomainError('conflict', { word: 'line_left_out' });
    await attachToLine(tx, call, { lineId: recordId, documentId: id });
    return true;
  }
  if (type === 'manual_journal') {
    await requireJournal(tx, recordId);
    return attachKept(tx, call, recordId, { sha256: await contentOf(tx, id), name });
  }
  await requireRecord(tx, type, recordId);
  return insertLink(tx, { documentId: id, type, recordId }, call);
}

/** Detaches a file from a record. A file that is evidence of a posted journal stays attached. Throws `not_found`. */
export async function detachFile(tx: CompanyTransaction, call: CompanyCall, asked: Attaching): Promise<void> {
  const { id, type, recordId } = asked;
  if ((await lockName(tx, id)) === null) throw new DomainError('not_found');
  if (type === 'bank_line') await detachFromLine(tx, call, { lineId: recordId, documentId: id });
  else if (type === 'manual_journal')
    await detachFromJournal(tx, call, { id: recordId, sha256: await contentOf(tx, id) });
  else if (!(await deleteLink(tx, { documentId: id, type, recordId }))) throw new DomainError('not_found');
  await noteFile(tx, call, id, 'file_detached', fieldChanges({ [type]: recordId }, null));
}

async function requireRecord(tx: CompanyTransaction, type: LinkedType, id: string): Promise<void> {
  if (!(await isRecord(tx, type, id))) throw new DomainError('not_found');
}
