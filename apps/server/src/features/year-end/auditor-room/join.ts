import type { RoomInvitation } from '@folio/contract';
import { inCompany } from '../../../platform/database/transaction.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { hashSecret } from '../../../platform/http/session.ts';
import { findUser } from '../../people/session/index.ts';
import { findInvitation, type OpenInvitation } from './gate-store.ts';
import { noteRoom } from './note-room.ts';
import { bindGuest } from './room-store.ts';

type Asked = Pick<Call, 'database' | 'now' | 'today'>;

/**
 * The room of an invitation. A link that does not exist, was used, was replaced or has expired gives the same answer, and so
 * does one whose room has ended.
 */
export async function openInvitation(call: Asked, token: string): Promise<RoomInvitation> {
  const { title, email, until, company, companyZh, hasAccount } = await opened(call, token);
  return { company, company_zh: companyZh, title, email, until, has_account: hasAccount };
}

/** Binds a room to the caller, once, if their account has exactly the address that was invited. */
export async function joinRoom(call: Call, token: string, address: string): Promise<{ id: string }> {
  const { database, userId, now } = call;
  const { email, companyId, id } = await opened(call, token);
  const person = await findUser(database.queries, userId);
  if (person === undefined) throw new DomainError('unauthenticated');
  if (person.email.toLowerCase() !== email)
    throw new DomainError('forbidden', { word: 'invitation_other_email', values: { email, own: person.email } });
  const join = inCompany(
    database,
    companyId,
    async (tx) => {
      if (!(await bindGuest(tx, id, { userId, at: now }))) throw gone();
      await noteRoom(tx, call, id, 'auditor_room_joined', { guest: { before: null, after: email } });
    },
    { practiceId: null, address },
  );
  await join;
  return { id };
}

async function opened({ database, now, today }: Asked, token: string): Promise<OpenInvitation> {
  const open = await findInvitation(database.queries, { tokenHash: hashSecret(token), now, today });
  if (open === null) throw gone();
  return open;
}

function gone(): DomainError {
  return new DomainError('not_found', { word: 'invitation_gone' });
}
