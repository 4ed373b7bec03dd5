import type { AuditAction, ContactDetail } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type LedgerCall, writeAudit } from '../../books/ledger/index.ts';
import { noteRenamed } from './keep-store.ts';
import { lockForMerge, type MergeState, writeMerge, writeUnmerge } from './merge-store.ts';
import { getContact } from './read-contact.ts';

/**
 * Merges `otherId`, with all contacts already merged into it, into `id`. Posted entries keep the contact they name;
 * every screen shows the remaining contact. Rejects merging a contact with itself, and a contact that is already
 * merged into another.
 */
export async function mergeContacts(
  tx: CompanyTransaction,
  call: LedgerCall,
  id: string,
  otherId: string,
): Promise<ContactDetail> {
  if (id === otherId) throw new DomainError('validation_failed', fault('contact_merge_itself'));
  const [stays, other] = await both(tx, id, otherId);
  for (const one of [stays, other])
    if (one.rootId !== null)
      throw new DomainError(
        'validation_failed',
        fault('contact_merged_already', { name: one.name, root: one.rootName ?? '' }),
      );
  await writeMerge(tx, id, otherId);
  await noteRenamed(tx, [id, otherId]);
  await audit(tx, call, 'contact_merged', { id, change: { other: other.name, other_id: otherId } });
  return getContact(tx, id);
}

/** Reverses a merge: `otherId` is a separate contact again, with the contacts that had been merged into it before. */
export async function unmergeContact(
  tx: CompanyTransaction,
  call: LedgerCall,
  id: string,
  otherId: string,
): Promise<ContactDetail> {
  const [stays, other] = await both(tx, id, otherId);
  if (other.rootId === null || other.rootId !== stays.id)
    throw new DomainError('validation_failed', fault('contact_not_merged', { name: other.name, root: stays.name }));
  await writeUnmerge(tx, id, otherId);
  await noteRenamed(tx, [id, otherId]);
  await audit(tx, call, 'contact_unmerged', { id, change: { other: other.name, other_id: otherId } });
  return getContact(tx, id);
}

async function both(tx: CompanyTransaction, id: string, otherId: string): Promise<[MergeState, MergeState]> {
  const found = await lockForMerge(tx, [id, otherId]);
  const stays = found.find((one) => one.id === id);
  const other = found.find((one) => one.id === otherId);
  if (stays === undefined) throw new DomainError('not_found');
  if (other === undefined) throw new DomainError('validation_failed', fault('contact_unknown'));
  return [stays, other];
}

function fault(word: string, values: Record<string, string> = {}) {
  return { word, values, faults: [{ path: 'other_id', word, values }] };
}

async function audit(
  tx: CompanyTransaction,
  { userId, now: at }: LedgerCall,
  action: AuditAction,
  { id, change }: { id: string; change: unknown },
): Promise<void> {
  await writeAudit(tx, { userId, at, action, subjectType: 'contact', subjectId: id, change });
}
