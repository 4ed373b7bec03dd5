import type { NewRoomBody } from '@folio/contract';
import type { Day } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

export interface StoredRoom {
  id: string;
  title: string;
  guestName: string;
  guestEmail: string;
  from: Day;
  to: Day;
  until: Day;
  joinedAt: Date | null;
  closedAt: Date | null;
  /** Whether the last invitation left; null until that is known. */
  mailSent: boolean | null;
  requestsOpen: number;
}

async function readRooms(
  tx: CompanyTransaction,
  id: string | null,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredRoom[]> {
  const { rows } = await sql<StoredRoom>`
    select room.id, room.title, room.guest_name as "guestName", room.guest_email as "guestEmail", room.from_day as "from",
           room.to_day as "to", room.until_day as until, room.joined_at as "joinedAt", room.closed_at as "closedAt",
           room.mail_sent as "mailSent",
           (select count(*)::integer from audit_request request
             where request.company_id = room.company_id and request.room_id = room.id and request.state = 'open') as "requestsOpen"
      from audit_room room
     where room.company_id = ${tx.companyId} and (${id}::uuid is null or room.id = ${id}::uuid)
     order by room.opened_at desc, room.id limit ${limit} offset ${offset}`.execute(tx.queries);
  return rows;
}

/** A page of the rooms, the newest first. */
export function pageOfRooms(tx: CompanyTransaction, page: { limit: number; offset: number }): Promise<StoredRoom[]> {
  return readRooms(tx, null, page);
}

export async function findRoom(tx: CompanyTransaction, id: string): Promise<StoredRoom | null> {
  return (await readRooms(tx, id, { limit: 1, offset: 0 }))[0] ?? null;
}

export async function countRooms(tx: CompanyTransaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from audit_room where company_id = ${tx.companyId}`.execute(tx.queries);
  return rows[0]?.count ?? 0;
}

export async function insertRoom(
  tx: CompanyTransaction,
  made: NewRoomBody & { openedBy: string; at: Date; tokenHash: Buffer; tokenExpiresAt: Date },
): Promise<string> {
  const { id } = await tx.queries
    .insertInto('audit_room')
    .values({
      company_id: tx.companyId,
      title: made.title,
      guest_name: made.guest_name,
      guest_email: made.guest_email,
      from_day: made.from,
      to_day: made.to,
      until_day: made.until,
      token_hash: made.tokenHash,
      token_expires_at: made.tokenExpiresAt,
      opened_by: made.openedBy,
      opened_at: made.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Gives the invitation another link. False if the guest has joined or the room is closed. */
export async function renewToken(
  tx: CompanyTransaction,
  id: string,
  { tokenHash, tokenExpiresAt }: { tokenHash: Buffer; tokenExpiresAt: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update audit_room set token_hash = ${tokenHash}, token_expires_at = ${tokenExpiresAt}, mail_sent = null
     where company_id = ${tx.companyId} and id = ${id} and guest_id is null and closed_at is null returning id`.execute(
    tx.queries,
  );
  return rows.length === 1;
}

/** Binds the room to its guest, once. False if another call was first. */
export async function bindGuest(
  tx: CompanyTransaction,
  id: string,
  { userId, at }: { userId: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update audit_room set guest_id = ${userId}, joined_at = ${at}, token_hash = null, token_expires_at = null
     where company_id = ${tx.companyId} and id = ${id} and guest_id is null and closed_at is null returning id`.execute(
    tx.queries,
  );
  return rows.length === 1;
}

/** Ends the room. False if it does not exist or is closed. */
export async function closeRoomRow(
  tx: CompanyTransaction,
  id: string,
  { userId, at }: { userId: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update audit_room set closed_at = ${at}, closed_by = ${userId}, token_hash = null, token_expires_at = null
     where company_id = ${tx.companyId} and id = ${id} and closed_at is null returning id`.execute(tx.queries);
  return rows.length === 1;
}

/** Changes the last day of a room. False if it does not exist or is closed. */
export async function writeUntil(tx: CompanyTransaction, id: string, until: Day): Promise<boolean> {
  const { rows } = await sql`
    update audit_room set until_day = ${until}
     where company_id = ${tx.companyId} and id = ${id} and closed_at is null returning id`.execute(tx.queries);
  return rows.length === 1;
}

export async function writeMailSent(tx: CompanyTransaction, id: string, isSent: boolean): Promise<void> {
  await sql`update audit_room set mail_sent = ${isSent} where company_id = ${tx.companyId} and id = ${id}`.execute(
    tx.queries,
  );
}
