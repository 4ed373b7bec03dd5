import type { Day } from '@folio/ledger';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';

/** The room that a guest has entered. */
export interface EnteredRoom {
  companyId: string;
  id: string;
  from: Day;
  to: Day;
}

/** The room that a person may enter on a day; null if there is no such room. */
export async function findOpenRoom(
  queries: Queries,
  { roomId, userId, today }: { roomId: string; userId: string; today: Day },
): Promise<EnteredRoom | null> {
  const { rows } = await sql<EnteredRoom>`
    select room.company_id as "companyId", room.id, room.from_day as "from", room.to_day as "to"
      from audit_room room join company on company.id = room.company_id
     where room.id = ${roomId} and room.guest_id = ${userId} and room.closed_at is null and room.until_day >= ${today}
       and company.state <> 'archived'`.execute(queries);
  return rows[0] ?? null;
}

export interface OpenInvitation {
  companyId: string;
  id: string;
  title: string;
  email: string;
  until: Day;
  company: string;
  companyZh: string | null;
  hasAccount: boolean;
}

/** The room of an invitation link; null if the link is unknown, was used, has expired or its room has ended. */
export async function findInvitation(
  queries: Queries,
  { tokenHash, now, today }: { tokenHash: Buffer; now: Date; today: Day },
): Promise<OpenInvitation | null> {
  const { rows } = await sql<OpenInvitation>`
    select room.company_id as "companyId", room.id, room.title, room.guest_email as email, room.until_day as until,
           company.name as company, company.name_zh as "companyZh",
           exists (select from app_user person where lower(person.email) = room.guest_email) as "hasAccount"
      from audit_room room join company on company.id = room.company_id
     where room.token_hash = ${tokenHash} and room.token_expires_at > ${now} and room.guest_id is null
       and room.closed_at is null and room.until_day >= ${today} and company.state <> 'archived'`.execute(queries);
  return rows[0] ?? null;
}

/** The rooms that a person may enter on a day, by the last day. */
export async function findMyRooms(
  queries: Queries,
  { userId, today }: { userId: string; today: Day },
): Promise<{ companyId: string; id: string }[]> {
  const { rows } = await sql<{ companyId: string; id: string }>`
    select room.company_id as "companyId", room.id from audit_room room join company on company.id = room.company_id
     where room.guest_id = ${userId} and room.closed_at is null and room.until_day >= ${today} and company.state <> 'archived'
     order by room.until_day, room.id`.execute(queries);
  return rows;
}
