import type { GuestRoom, Room, RoomRow } from '@folio/contract';
import type { Day } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readBooks } from '../../books/ledger/index.ts';
import { samplesWithin } from '../audit-sample/index.ts';
import type { EnteredRoom } from './gate-store.ts';
import { lockedPeriods } from './locked-periods.ts';
import { readPeople, readRequests } from './request-store.ts';
import { requireRoom } from './require-room.ts';
import type { StoredRoom } from './room-store.ts';

export function presentRoom(room: StoredRoom, today: Day): RoomRow {
  return {
    id: room.id,
    title: room.title,
    guest_name: room.guestName,
    guest_email: room.guestEmail,
    from: room.from,
    to: room.to,
    until: room.until,
    state: stateOf(room, today),
    mail_sent: room.mailSent,
    requests_open: room.requestsOpen,
  };
}

function stateOf({ closedAt, until, joinedAt }: StoredRoom, today: Day): RoomRow['state'] {
  if (closedAt !== null) return 'closed';
  if (until < today) return 'ended';
  return joinedAt === null ? 'invited' : 'open';
}

/** A room with its requests, as the company sees it. Throws `not_found`. */
export async function showRoom(tx: CompanyTransaction, id: string, today: Day): Promise<Room> {
  const room = presentRoom(await requireRoom(tx, id), today);
  const { name, nameZh } = await readBooks(tx);
  return {
    ...room,
    company: name,
    company_zh: nameZh,
    requests: await readRequests(tx, id),
    people: await readPeople(tx),
  };
}

/** The room as its guest sees it: requests, samples that lie wholly in its period, and packets. */
export async function showRoomToGuest(
  tx: CompanyTransaction,
  { today }: Call,
  { id, from, to }: EnteredRoom,
): Promise<GuestRoom> {
  const room = presentRoom(await requireRoom(tx, id), today);
  const { name, nameZh, years, lockedThrough } = await readBooks(tx);
  return {
    ...room,
    company: name,
    company_zh: nameZh,
    requests: await readRequests(tx, id),
    samples: await samplesWithin(tx, { from, to }),
    packets: lockedPeriods({ from, to }, lockedThrough, years),
  };
}
