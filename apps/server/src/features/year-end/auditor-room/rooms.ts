import type { ListMeta, NewRoomBody, RoomRow, roomQuery } from '@folio/contract';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { DomainError, type FieldIssue } from '../../../platform/http/domain-error.ts';
import { fieldChanges } from '../../books/ledger/index.ts';
import { type InviteTools, limitMails, newLink, sendLink } from './invite.ts';
import { noteRoom } from './note-room.ts';
import { presentRoom } from './present.ts';
import { requireRoom } from './require-room.ts';
import { closeRoomRow, countRooms, insertRoom, pageOfRooms, writeUntil } from './room-store.ts';

/** A page of the rooms, the newest first. */
export async function listRooms(
  tx: CompanyTransaction,
  { today }: CompanyCall,
  { page, limit }: z.output<typeof roomQuery>,
): Promise<{ rows: RoomRow[]; meta: ListMeta }> {
  const rooms = await pageOfRooms(tx, { limit, offset: (page - 1) * limit });
  return { rows: rooms.map((room) => presentRoom(room, today)), meta: { page, limit, total: await countRooms(tx) } };
}

/** Opens a room and invites its guest by email. Throws `validation_failed`. */
export async function openRoomFor(call: CompanyCall, tools: InviteTools, body: NewRoomBody): Promise<RoomRow> {
  refuseDays(body, call.today);
  await limitMails(call);
  const { token, ...link } = newLink(call.now);
  const guest = body.guest_email.toLowerCase();
  const stored = await call.transaction(async (tx) => {
    const made = { ...body, ...link, guest_email: guest, openedBy: call.userId, at: call.now };
    const id = await insertRoom(tx, made);
    const { title, from, to, until } = body;
    await noteRoom(tx, call, id, 'auditor_room_opened', fieldChanges(null, { title, guest, from, to, until }));
    return requireRoom(tx, id);
  });
  const isSent = await sendLink(call, tools, stored, token);
  return presentRoom({ ...stored, mailSent: isSent }, call.today);
}

/** Changes the last day on which the guest may enter. Throws `not_found`, `conflict` if closed, and `validation_failed`. */
export async function extendRoom(
  tx: CompanyTransaction,
  call: CompanyCall,
  id: string,
  { until }: { until: string },
): Promise<void> {
  const before = await requireRoom(tx, id);
  refuseDays({ ...before, until }, call.today);
  if (!(await writeUntil(tx, id, until))) throw new DomainError('conflict', { word: 'room_closed' });
  await noteRoom(tx, call, id, 'auditor_room_extended', fieldChanges({ until: before.until }, { until }));
}

/** Ends the guest's access with the next call. Throws `not_found`, and `conflict` if the room is closed already. */
export async function closeRoom(tx: CompanyTransaction, call: CompanyCall, id: string): Promise<void> {
  await requireRoom(tx, id);
  if (!(await closeRoomRow(tx, id, { userId: call.userId, at: call.now })))
    throw new DomainError('conflict', { word: 'room_closed' });
  await noteRoom(tx, call, id, 'auditor_room_closed', {});
}

function refuseDays({ from, to, until }: Pick<NewRoomBody, 'from' | 'to' | 'until'>, today: string): void {
  const faults: FieldIssue[] = [];
  if (to < from) faults.push({ path: 'to', word: 'sample_backwards' });
  if (until < today) faults.push({ path: 'until', word: 'room_until_past' });
  const [first] = faults;
  if (first !== undefined) throw new DomainError('validation_failed', { word: first.word, faults });
}
