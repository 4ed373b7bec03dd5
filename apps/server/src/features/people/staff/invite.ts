import type { GivenRole } from '@folio/contract';
import { sentence } from '../../../messages/index.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { hashSecret, newSecret } from '../../../platform/http/session.ts';
import type { Log } from '../../../platform/log/index.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import { limitAttempts, limitMailsOfDay } from '../session/index.ts';
import { changeInvitation, findInvitation, insertInvitation, readInvitations, readNames } from './invitation-store.ts';
import { noteStaff } from './note-staff.ts';
import { lockStaff, readMembers } from './store.ts';

const DAY_MS = 24 * 3_600_000;
const LASTING_DAYS = 7;

/** Mails of one company in 15 minutes: enough to invite a whole office, too few to flood a mailbox. */
const MAX_MAILS = 60;

export interface InviteTools {
  mailer: Mailer;
  log: Log;
  /** The address of this installation for browsers. */
  publicUrl: string;
}

/** A mail to send after the transaction has committed. */
interface Letter {
  id: string;
  email: string;
  role: string;
  token: string;
  names: { company: string; person: string };
}

/**
 * Invites a person by mail. The link works for seven days; its token is in the fragment (`#`) and only its hash is
 * stored. Throws `conflict` for a member of the company or a person who is already invited.
 */
export async function inviteStaff(
  call: CompanyCall,
  tools: InviteTools,
  asked: { email: string; name: string; role: GivenRole },
): Promise<void> {
  await limitAttempts(call.database.queries, 'invite', call.companyId, MAX_MAILS, call.now);
  await limitMailsOfDay(call.database.queries, 'invitations', call);
  const email = asked.email.toLowerCase();
  const members = await readMembers(call.database.queries, call.companyId);
  if (members.some((member) => member.email.toLowerCase() === email)) throw refused('staff_member_already', email);
  const letter = await call.transaction(async (tx) => {
    await lockStaff(tx);
    if ((await readInvitations(tx)).some((open) => open.email === email)) throw refused('staff_invited_already', email);
    const token = newSecret();
    const id = await insertInvitation(tx, {
      ...asked,
      email,
      tokenHash: hashSecret(token),
      expiresAt: endOf(call.now),
      invitedBy: call.userId,
      invitedAt: call.now,
    });
    const change = { email, role: { before: null, after: asked.role } };
    await noteStaff(tx, call, { action: 'invited', subjectId: id, change });
    return letterOf(tx, call, { id, email, role: asked.role, token });
  });
  await deliver(call, tools, letter);
}

/** Sends an invitation again with a new link and seven more days; the previous link stops working. */
export async function inviteAgain(call: CompanyCall, tools: InviteTools, id: string): Promise<void> {
  await limitAttempts(call.database.queries, 'invite', call.companyId, MAX_MAILS, call.now);
  await limitMailsOfDay(call.database.queries, 'invitations', call);
  const letter = await call.transaction(async (tx) => {
    await lockStaff(tx);
    const open = await findInvitation(tx, id);
    if (open === null) throw new DomainError('not_found');
    const token = newSecret();
    await changeInvitation(tx, id, {
      token_hash: hashSecret(token),
      expires_at: endOf(call.now),
      mail_sent: null,
    });
    await noteStaff(tx, call, { action: 'invited_again', subjectId: id, change: { email: open.email } });
    return letterOf(tx, call, { id, email: open.email, role: open.role, token });
  });
  await deliver(call, tools, letter);
}

function refused(word: string, email: string): DomainError {
  const values = { email };
  return new DomainError('conflict', { word, values, faults: [{ path: 'email', word, values }] });
}

function endOf(now: Date): Date {
  return new Date(now.getTime() + LASTING_DAYS * DAY_MS);
}

async function letterOf(
  tx: CompanyTransaction,
  { userId }: CompanyCall,
  letter: Omit<Letter, 'names'>,
): Promise<Letter> {
  return { ...letter, names: await readNames(tx, userId) };
}

/** Sends the mail and stores whether it was sent: a failed mail can be sent again. */
async function deliver(call: CompanyCall, { mailer, log, publicUrl }: InviteTools, letter: Letter): Promise<void> {
  const { language } = call;
  const values = {
    ...letter.names,
    role: sentence(language, `role_${letter.role}`),
    link: `${publicUrl}/auth/invitation#${letter.token}`,
    days: String(LASTING_DAYS),
    email: letter.email,
  };
  const sent = await mailer
    .send({
      to: letter.email,
      subject: sentence(language, 'mail_invitation_subject', values),
      text: sentence(language, 'mail_invitation_body', values),
    })
    .then(
      ({ refused }) => refused.length === 0,
      (error: unknown) => {
        log.warn({ err: error, invitation: letter.id }, 'an invitation did not leave');
        return false;
      },
    );
  await call.transaction((tx) => changeInvitation(tx, letter.id, { mail_sent: sent }));
}
