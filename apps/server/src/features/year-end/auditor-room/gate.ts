import { type Actor, type CompanyTransaction, inCompany } from '../../../platform/database/transaction.ts';
import type { Call, CompanyWork } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { writeAudit } from '../../books/ledger/index.ts';
import { type EnteredRoom, findOpenRoom } from './gate-store.ts';

/** A guest's call: the room that its path names, and where it was made from. */
export interface Visit {
  roomId: string;
  address: string;
}

/**
 * The room, if the caller is its guest, it is not closed and its last day is not over. It is read for each call and never
 * kept, so that access ends with the day and with the closing. Throws `not_found` otherwise, so that no other person learns
 * that the room exists.
 */
export async function enterRoom({ database, userId, today }: Call, { roomId }: Visit): Promise<EnteredRoom> {
  const room = await findOpenRoom(database.queries, { roomId, userId, today });
  if (room === null) throw new DomainError('not_found', { word: 'room_gone' });
  return room;
}

/** Runs work of a guest in a transaction of the company. Throws `not_found` if the caller may not enter. */
export async function inRoom<T>(
  call: Call,
  visit: Visit,
  work: (tx: CompanyTransaction, room: EnteredRoom) => Promise<T>,
): Promise<T> {
  const room = await enterRoom(call, visit);
  return inCompany(call.database, room.companyId, (tx) => work(tx, room), actorOf(call, visit));
}

/** What reads the books for a guest who has entered. It decides nothing: what is read must belong to the room. */
export function workIn(call: Call, visit: Visit, { companyId }: EnteredRoom): CompanyWork {
  const actor = actorOf(call, visit);
  return { ...call, companyId, transaction: (work) => inCompany(call.database, companyId, work, actor) };
}

/** Records that the guest takes a file, before it is sent. */
export async function noteTaken(work: CompanyWork, room: EnteredRoom, file: string): Promise<void> {
  const change = { file: { before: null, after: file } };
  await work.transaction((tx) =>
    writeAudit(tx, {
      userId: work.userId,
      at: work.now,
      action: 'auditor_room_read',
      subjectType: 'audit_room',
      subjectId: room.id,
      change,
    }),
  );
}

/** `papersOf` makes row-level security hide every document, as from a person who does not read the books. */
function actorOf({ userId }: Call, { address }: Visit): Actor {
  return { practiceId: null, address, papersOf: userId };
}
