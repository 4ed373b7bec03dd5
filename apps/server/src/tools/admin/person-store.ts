import { sql } from 'kysely';
import type { Queries } from '../../platform/database/open.ts';

/**
 * What the data about a person is made of: the name in the file, and its rows. No password, code, token or secret is
 * among it.
 */
const parts = (id: string) => ({
  account: sql`select name, email, account_type, language, date_format, created_at, email_proved_at, mails_codes from app_user where id = ${id}`,
  companies: sql`select company.name, member.role from company_member member join company on company.id = member.company_id where member.user_id = ${id} order by 1`,
  practices: sql`select practice.name as practice, staff.name, staff.email, staff.role, staff.state from practice_member staff join practice on practice.id = staff.practice_id where staff.user_id = ${id} order by 1`,
  invitations: sql`select company.name as company, invited.name, invited.email, invited.role, invited.state, invited.invited_at from company_invitation invited join company on company.id = invited.company_id
    where invited.accepted_by = ${id} or invited.email = (select lower(email) from app_user where id = ${id}) order by invited.invited_at`,
  auditor_rooms: sql`select company.name as company, room.title, room.guest_email, room.opened_at, room.joined_at, room.until_day, room.closed_at
    from audit_room room join company on company.id = room.company_id
    where room.guest_id = ${id} or room.guest_email = (select lower(email) from app_user where id = ${id}) order by room.opened_at`,
  sessions: sql`select created_at, last_seen_at, expires_at, address, user_agent from user_session where user_id = ${id} order by created_at`,
  browsers: sql`select created_at, last_seen_at, trusted_until, address, user_agent from user_device where user_id = ${id} order by created_at`,
  linked_sign_ins: sql`select provider, email, created_at, last_used_at from identity where user_id = ${id} order by created_at`,
  passkeys: sql`select name, created_at, last_used_at from passkey where user_id = ${id} order by created_at`,
  authenticator: sql`select confirmed_at from authenticator where user_id = ${id}`,
  api_tokens: sql`select name, scope, created_at, expires_at, revoked_at, last_used_at, last_address from api_token where user_id = ${id} order by created_at`,
  account_log: sql`select at, action, address, user_agent from account_event where user_id = ${id} order by id`,
  work_in_books: sql`select company.name as company, event.at, event.action, event.subject_type, event.address from audit_event event join company on company.id = event.company_id where event.user_id = ${id} order by event.at`,
});

/** Everything that is stored about a person, as plain rows. */
export async function readPerson(queries: Queries, id: string): Promise<Record<string, readonly object[]>> {
  const read: Record<string, readonly object[]> = {};
  for (const [part, statement] of Object.entries(parts(id)))
    read[part] = (await statement.$castTo<object>().execute(queries)).rows;
  return read;
}
