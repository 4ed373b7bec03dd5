import { companyRole, type Invitation, type JoinedCompany } from '@folio/contract';
import { sentence } from '../../../messages/index.ts';
import type { Database } from '../../../platform/database/open.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { hashSecret } from '../../../platform/http/session.ts';
import type { Log } from '../../../platform/log/index.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import { mailWanted } from '../account-setting/index.ts';
import { findUser } from '../session/index.ts';
import { changeInvitation, findByToken, type OpenedInvitation } from './invitation-store.ts';
import { noteStaff } from './note-staff.ts';
import { findMember, insertMember, lockStaff, readOwners } from './store.ts';

/**
 * The company and role of an invitation. A link that does not exist, was used, was withdrawn or has expired gives the
 * same answer.
 */
export async function openInvitation(database: Database, token: string, now: Date): Promise<Invitation> {
  const open = await opened(database, token, now);
  return {
    company: open.company,
    company_zh: open.companyZh,
    email: open.email,
    role: companyRole.parse(open.role),
    invited_by: open.invitedBy,
    expires_at: open.expiresAt.toISOString(),
    has_account: open.hasAccount,
  };
}

async function opened(database: Database, token: string, now: Date): Promise<OpenedInvitation> {
  const open = await findByToken(database.queries, hashSecret(token), now);
  if (open === null) throw new DomainError('not_found', { word: 'invitation_gone' });
  return open;
}

/**
 * Adds the caller, once, when their account has exactly the address the invitation was sent to. An existing member
 * keeps their role.
 */
export async function acceptInvitation(
  call: Call,
  tools: { mailer: Mailer; log: Log },
  { token, address }: { token: string; address: string },
): Promise<JoinedCompany> {
  const open = await opened(call.database, token, call.now);
  const person = await findUser(call.database.queries, call.userId);
  if (person === undefined) throw new DomainError('unauthenticated');
  if (person.email.toLowerCase() !== open.email)
    throw new DomainError('forbidden', {
      word: 'invitation_other_email',
      values: { email: open.email, own: person.email },
    });
  const joined = await inCompany(
    call.database,
    open.companyId,
    async (tx) => {
      await lockStaff(tx);
      const taken = { state: 'accepted' as const, accepted_by: call.userId, accepted_at: call.now };
      if (!(await changeInvitation(tx, open.id, taken)))
        throw new DomainError('not_found', { word: 'invitation_gone' });
      if ((await findMember(tx, call.userId)) !== null) return false;
      await insertMember(tx, { userId: call.userId, role: open.role, number: open.number });
      const change = { name: person.name, role: { before: null, after: open.role } };
      await noteStaff(tx, call, { action: 'joined', subjectId: call.userId, change });
      return true;
    },
    { practiceId: null, address },
  );
  if (joined) await tellOwners(call, tools, { ...open, person: person.name });
  return { company_id: open.companyId, name: open.company };
}

/** Notifies the owners who want it that a person joined. A mail that fails is only logged: the person has joined. */
async function tellOwners(
  { database }: Call,
  { mailer, log }: { mailer: Mailer; log: Log },
  { companyId, company, role, email, person }: OpenedInvitation & { person: string },
): Promise<void> {
  for (const owner of await readOwners(database.queries, companyId)) {
    if (!(await mailWanted(database.queries, owner.id, 'staff_joined'))) continue;
    const language = owner.language === 'zh-Hant' ? 'zh-Hant' : 'en-US';
    const values = { person, email, company, role: sentence(language, `role_${role}`) };
    const mail = {
      to: owner.email,
      subject: sentence(language, 'mail_staff_joined_subject', values),
      text: sentence(language, 'mail_staff_joined_body', values),
    };
    await mailer.send(mail).catch((error: unknown) => log.warn({ err: error }, 'a notice did not leave'));
  }
}
