import type { AuditAction, PracticeStaffRow, practiceStaffBody } from '@folio/contract';
import type { z } from 'zod';
import type { Queries } from '../../../platform/database/open.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { noteAccountEvent } from '../account-event/index.ts';
import { enterPractice, lockPractice, type NotedCall } from './enter-practice.ts';
import { oneOf } from './invite-staff.ts';
import { presentStaff } from './present-staff.ts';
import { countManagers, readStaff, removeMember, type StaffMember, writeStaff } from './staff-store.ts';

/**
 * The people of a practice. A person who is not a manager does not see which clients others have, nor requests to
 * join.
 */
export async function listStaff(call: NotedCall, practiceId: string): Promise<PracticeStaffRow[]> {
  const { queries } = call.database;
  const { role } = await enterPractice(queries, call, practiceId, 'staff');
  const staff = await readStaff(queries, practiceId);
  if (role === 'manager') return staff.map((member) => presentStaff(member, call.userId));
  return staff
    .filter(({ state }) => state === 'active')
    .map((member) => {
      const row = presentStaff(member, call.userId);
      return row.is_me ? row : { ...row, company_ids: [] };
    });
}

/** Changes what a person may do; this also accepts a request to join. The last manager cannot lose the role. */
export async function changeStaff(
  call: NotedCall,
  { practiceId, id }: { practiceId: string; id: string },
  body: z.output<typeof practiceStaffBody>,
): Promise<PracticeStaffRow> {
  return call.database.queries.transaction().execute(async (queries) => {
    await lockPractice(queries, practiceId);
    await enterPractice(queries, call, practiceId, 'manager');
    const before = await oneOf(queries, practiceId, id);
    if (body.role !== 'manager') await keepOneManager(queries, practiceId, before);
    const seesAll = body.sees_all || body.role === 'manager';
    const companyIds = seesAll ? [] : body.company_ids;
    await writeStaff(queries, practiceId, before, { role: body.role, seesAll, companyIds });
    const after = await oneOf(queries, practiceId, id);
    const action = before.state === 'asked' ? 'practice_staff_joined' : 'practice_staff_changed';
    await noteStaff(queries, call, { practiceId, action, member: after });
    return presentStaff(after, call.userId);
  });
}

/**
 * Removes a person, an invitation or a request to join; everybody may leave. Their access ends at once. The last
 * manager cannot leave.
 */
export async function removeStaff(
  call: NotedCall,
  { practiceId, id }: { practiceId: string; id: string },
): Promise<void> {
  await call.database.queries.transaction().execute(async (queries) => {
    await lockPractice(queries, practiceId);
    await enterPractice(queries, call, practiceId, 'staff');
    const member = await oneOf(queries, practiceId, id);
    if (member.userId !== call.userId) await enterPractice(queries, call, practiceId, 'manager');
    await keepOneManager(queries, practiceId, member);
    await removeMember(queries, practiceId, member);
    await noteStaff(queries, call, { practiceId, action: 'practice_staff_removed', member });
  });
}

async function keepOneManager(queries: Queries, practiceId: string, member: StaffMember): Promise<void> {
  if (member.state !== 'active' || member.role !== 'manager') return;
  if ((await countManagers(queries, practiceId)) > 1) return;
  throw new DomainError('conflict', { word: 'practice_last_manager', values: { name: member.name } });
}

async function noteStaff(
  queries: Queries,
  { userId, from }: NotedCall,
  { practiceId, action, member }: { practiceId: string; action: AuditAction; member: StaffMember },
): Promise<void> {
  const change = {
    email: member.email,
    role: member.role,
    sees_all: member.seesAll,
    clients: member.companyIds.length,
  };
  await noteAccountEvent(queries, { userId, action, practiceId, from, change });
}
