import type { StaffRow } from '@folio/contract';
import { memberRole } from '@folio/contract';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { readInvitations, type StoredInvitation } from './invitation-store.ts';
import { readMembers, type StoredMember } from './store.ts';

/** The company's people, followed by the invited people; each by number. */
export async function listStaff(call: CompanyCall): Promise<StaffRow[]> {
  const members = await readMembers(call.database.queries, call.companyId);
  const invitations = await call.transaction(readInvitations);
  return [...members.map(memberOf), ...invitations.map((invitation) => invitedOf(invitation, call.now))];
}

function memberOf({ id, number, name, email, role, lastSeenAt }: StoredMember): StaffRow {
  return {
    id,
    number,
    name,
    email,
    role: memberRole.parse(role),
    state: 'active',
    last_seen_at: lastSeenAt?.toISOString() ?? null,
    expires_at: null,
    expired: false,
    mail_failed: false,
  };
}

function invitedOf({ id, number, name, email, role, expiresAt, mailSent }: StoredInvitation, now: Date): StaffRow {
  return {
    id,
    number,
    name,
    email,
    role: memberRole.parse(role),
    state: 'invited',
    last_seen_at: null,
    expires_at: expiresAt.toISOString(),
    expired: expiresAt <= now,
    mail_failed: mailSent === false,
  };
}
