import type { PracticeStaffRow, practiceInviteBody } from '@folio/contract';
import type { z } from 'zod';
import type { Queries } from '../../../platform/database/open.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { hashSecret, newSecret } from '../../../platform/http/session.ts';
import { noteAccountEvent } from '../account-event/index.ts';
import { limitAttempts, limitMailsOfDay } from '../session/index.ts';
import { enterPractice, lockPractice, type NotedCall } from './enter-practice.ts';
import { presentStaff } from './present-staff.ts';
import {
  insertInvitation,
  isKnownAddress,
  noteMailSent,
  readStaff,
  renewToken,
  type StaffMember,
} from './staff-store.ts';
import { type Post, tell } from './tell.ts';

const INVITATION_DAYS = 7;
/** Invitations one practice sends in 15 minutes. */
const MAX_INVITATIONS = 40;
const DAY_MS = 24 * 3_600_000;

/** Invites a person by e-mail. The link's token is in the fragment (`#`); only its hash is stored. */
export async function inviteStaff(
  call: NotedCall,
  post: Post,
  practiceId: string,
  body: z.output<typeof practiceInviteBody>,
): Promise<PracticeStaffRow> {
  const { database, userId, now, from } = call;
  const token = newSecret();
  const made = await database.queries.transaction().execute(async (queries) => {
    await enterPractice(queries, call, practiceId, 'manager');
    await limitAttempts(queries, 'practice-invite', practiceId, MAX_INVITATIONS, now);
    await limitMailsOfDay(queries, 'invitations', call);
    await lockPractice(queries, practiceId);
    const taken = new DomainError('validation_failed', { faults: [{ path: 'email', word: 'practice_staff_known' }] });
    if (await isKnownAddress(queries, practiceId, body.email)) throw taken;
    const id = await insertInvitation(queries, {
      practiceId,
      name: body.name,
      email: body.email,
      role: body.role,
      seesAll: body.sees_all || body.role === 'manager',
      companyIds: body.company_ids,
      tokenHash: hashSecret(token),
      expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
      invitedBy: userId,
    });
    if (id === null) throw taken;
    const change = { email: body.email, role: body.role };
    await noteAccountEvent(queries, { userId, action: 'practice_staff_invited', practiceId, from, change });
    return oneOf(queries, practiceId, id);
  });
  await mailInvitation(call, post, { practiceId, member: made, token });
  return presentStaff(made, userId);
}

/**
 * Sends a pending invitation again with a new link; the old link stops working. Throws `not_found` when no such
 * invitation is pending.
 */
export async function resendInvitation(
  call: NotedCall,
  post: Post,
  { practiceId, id }: { practiceId: string; id: string },
): Promise<PracticeStaffRow> {
  const { database, userId, now } = call;
  const token = newSecret();
  const member = await database.queries.transaction().execute(async (queries) => {
    await enterPractice(queries, call, practiceId, 'manager');
    await limitAttempts(queries, 'practice-invite', practiceId, MAX_INVITATIONS, now);
    await limitMailsOfDay(queries, 'invitations', call);
    await lockPractice(queries, practiceId);
    const before = await oneOf(queries, practiceId, id);
    if (before.state !== 'invited') throw new DomainError('not_found');
    const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
    await renewToken(queries, id, { tokenHash: hashSecret(token), expiresAt });
    return oneOf(queries, practiceId, id);
  });
  await mailInvitation(call, post, { practiceId, member, token });
  return presentStaff(member, userId);
}

/** Throws `not_found`. */
export async function oneOf(queries: Queries, practiceId: string, id: string): Promise<StaffMember> {
  const [member] = await readStaff(queries, practiceId, id);
  if (member === undefined) throw new DomainError('not_found');
  return member;
}

async function mailInvitation(
  call: NotedCall,
  post: Post,
  { practiceId, member, token }: { practiceId: string; member: StaffMember; token: string },
): Promise<void> {
  const { queries } = call.database;
  const { name: practice } = await enterPractice(queries, call, practiceId, 'manager');
  const sent = await tell(post, { email: member.email, language: call.language }, 'mail_practice_invitation', {
    name: member.name,
    practice,
    days: String(INVITATION_DAYS),
    link: `${post.publicUrl}/join#${token}`,
  });
  await noteMailSent(queries, member.id, sent);
}
