import type { GivenRole } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { changeInvitation, findInvitation } from './invitation-store.ts';
import { noteStaff } from './note-staff.ts';
import { countOwners, deleteMember, findMember, lockStaff, writeRole } from './store.ts';

/**
 * Changes the role of a member, effective with their next request, or of an open invitation. Throws where no owner
 * would be left.
 */
export function changeRole(call: CompanyCall, id: string, role: GivenRole): Promise<void> {
  return amongOwners(call, async (tx) => {
    const member = await findMember(tx, id);
    if (member === null) return changeInvited(tx, call, id, role);
    if (member.role === role) return;
    if (member.role === 'owner') await refuseLastOwner(tx);
    await writeRole(tx, id, role);
    const change = { name: member.name, role: { before: member.role, after: role } };
    await noteStaff(tx, call, { action: 'role_changed', subjectId: id, change });
  });
}

/** Ends a member's access at once, or withdraws an invitation. Throws where no owner would be left. */
export function removeStaff(call: CompanyCall, id: string): Promise<void> {
  return amongOwners(call, async (tx) => {
    const member = await findMember(tx, id);
    if (member === null) return cancelInvited(tx, call, id);
    if (member.role === 'owner') await refuseLastOwner(tx);
    await deleteMember(tx, id);
    const change = { name: member.name, role: { before: member.role, after: null } };
    await noteStaff(tx, call, { action: 'removed', subjectId: id, change });
  });
}

/** Makes another member an owner; the caller stays one, or becomes a bookkeeper. */
export function transferOwnership(
  call: CompanyCall,
  { user_id: id, stay }: { user_id: string; stay: 'owner' | 'bookkeeper' },
): Promise<void> {
  return amongOwners(call, async (tx) => {
    const member = await findMember(tx, id);
    if (member === null) throw new DomainError('not_found', { word: 'staff_not_member' });
    if (id === call.userId) throw new DomainError('conflict', { word: 'staff_transfer_self' });
    await writeRole(tx, id, 'owner');
    if (stay === 'bookkeeper') await writeRole(tx, call.userId, 'bookkeeper');
    const change = { name: member.name, role: { before: member.role, after: 'owner' }, former_owner: stay };
    await noteStaff(tx, call, { action: 'ownership_transferred', subjectId: id, change });
  });
}

/**
 * Runs changes of the company's people one at a time. The caller was an owner when the call arrived; another owner
 * may have removed them while this call waited.
 */
function amongOwners(call: CompanyCall, work: (tx: CompanyTransaction) => Promise<void>): Promise<void> {
  return call.transaction(async (tx) => {
    await lockStaff(tx);
    if ((await findMember(tx, call.userId))?.role !== 'owner') throw new DomainError('forbidden');
    return work(tx);
  });
}

async function refuseLastOwner(tx: CompanyTransaction): Promise<void> {
  if ((await countOwners(tx)) < 2) throw new DomainError('conflict', { word: 'staff_last_owner' });
}

async function changeInvited(tx: CompanyTransaction, call: CompanyCall, id: string, role: GivenRole): Promise<void> {
  const open = await findInvitation(tx, id);
  if (open === null) throw new DomainError('not_found');
  if (open.role === role) return;
  await changeInvitation(tx, id, { role });
  const change = { email: open.email, role: { before: open.role, after: role } };
  await noteStaff(tx, call, { action: 'invitation_changed', subjectId: id, change });
}

async function cancelInvited(tx: CompanyTransaction, call: CompanyCall, id: string): Promise<void> {
  const open = await findInvitation(tx, id);
  if (open === null) throw new DomainError('not_found');
  await changeInvitation(tx, id, { state: 'cancelled' });
  await noteStaff(tx, call, { action: 'invitation_cancelled', subjectId: id, change: { email: open.email } });
}
