import type { PracticeDetail, PracticeInvitation } from '@folio/contract';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { hashSecret } from '../../../platform/http/session.ts';
import { noteAccountEvent } from '../account-event/index.ts';
import type { NotedCall } from './enter-practice.ts';
import { lockPractice } from './enter-practice.ts';
import {
  bindInvitation,
  findInvitation,
  insertAsker,
  type OpenInvitation,
  readApplicant,
  removeAsker,
} from './join-store.ts';
import { getPractice } from './keep-practice.ts';
import { readStanding } from './practice-store.ts';
import { giveClients } from './staff-store.ts';

/** An accountant asks to join a practice; a second request changes nothing. */
export async function askToJoin(call: NotedCall, practiceId: string): Promise<PracticeDetail> {
  const { userId, from } = call;
  return call.database.queries.transaction().execute(async (queries) => {
    await getPractice(queries, userId, practiceId);
    await lockPractice(queries, practiceId);
    const applicant = await readApplicant(queries, userId);
    if (applicant.accountType === 'company') throw new DomainError('forbidden', { word: 'practice_join_accountants' });
    if (await insertAsker(queries, practiceId, userId))
      await noteAccountEvent(queries, { userId, action: 'practice_staff_asked', practiceId, from });
    return getPractice(queries, userId, practiceId);
  });
}

/** Withdraws the request to join. */
export async function takeBackAsking(call: NotedCall, practiceId: string): Promise<PracticeDetail> {
  const { userId, from } = call;
  return call.database.queries.transaction().execute(async (queries) => {
    if (await removeAsker(queries, practiceId, userId))
      await noteAccountEvent(queries, { userId, action: 'practice_staff_withdrew', practiceId, from });
    return getPractice(queries, userId, practiceId);
  });
}

/** The invitation of a link. Throws `not_found` with the same sentence for every reason. */
export async function lookAtInvitation(
  { database, now }: Pick<NotedCall, 'database' | 'now'>,
  token: string,
): Promise<PracticeInvitation> {
  const found = await findInvitation(database.queries, hashSecret(token), now);
  if (found === null) throw new DomainError('not_found', { word: 'practice_invitation_closed' });
  const { practice, pcNumber, name, email, role, expiresAt } = found;
  return { practice, pc_number: pcNumber, name, email, role, expires_at: expiresAt.toISOString() };
}

/** The signed-in user accepts an invitation that was sent to their address. A link works once. */
export async function takeInvitation(call: NotedCall, token: string): Promise<PracticeDetail> {
  const { userId, now, from } = call;
  return call.database.queries.transaction().execute(async (queries) => {
    const found = await findInvitation(queries, hashSecret(token), now);
    if (found === null) throw new DomainError('not_found', { word: 'practice_invitation_closed' });
    const { practiceId } = found;
    await lockPractice(queries, practiceId);
    const person = await readApplicant(queries, userId);
    checkAddress(found, person.email);
    if ((await readStanding(queries, { practiceId, userId })) !== null)
      throw new DomainError('conflict', { word: 'practice_staff_already', values: { practice: found.practice } });
    await removeAsker(queries, practiceId, userId);
    if (!(await bindInvitation(queries, found.id, userId)))
      throw new DomainError('not_found', { word: 'practice_invitation_closed' });
    await giveClients(queries, practiceId, userId, found.seesAll ? [] : found.given);
    await noteAccountEvent(queries, { userId, action: 'practice_staff_joined', practiceId, from });
    return getPractice(queries, userId, practiceId);
  });
}

/** A forwarded link does not work for another person. */
function checkAddress(invitation: OpenInvitation, email: string): void {
  if (invitation.email.toLowerCase() === email.toLowerCase()) return;
  const values = { invited: invitation.email, found: email };
  throw new DomainError('forbidden', { word: 'practice_invitation_other', values });
}
