import type { newRequestBody, requestAnswerBody, requestOwnerBody, requestVerdictBody } from '@folio/contract';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { fieldChanges } from '../../books/ledger/index.ts';
import { holdContent } from '../../shared/stored-file/index.ts';
import type { EnteredRoom } from './gate-store.ts';
import { noteRoom, type Who } from './note-room.ts';
import {
  countRequests,
  type FoundRequest,
  findFile,
  insertAnswer,
  insertRequest,
  lockRequest,
  lockRoom,
  readPeople,
  writeOwner,
} from './request-store.ts';

/** The most requests of a room: they are all shown on one page. */
const MAX_REQUESTS = 500;

/** Adds a request of the guest. Throws `conflict` if the room is closed or has too many requests. */
export async function ask(
  tx: CompanyTransaction,
  who: Who,
  room: EnteredRoom,
  { text, due_on: dueOn }: z.output<typeof newRequestBody>,
): Promise<void> {
  await holdOpenRoom(tx, room.id);
  if ((await countRequests(tx, room.id)) >= MAX_REQUESTS)
    throw new DomainError('conflict', { word: 'room_too_many', values: { max: String(MAX_REQUESTS) } });
  const { number } = await insertRequest(tx, room.id, { text, dueOn, userId: who.userId, at: who.now });
  await noteRoom(tx, who, room.id, 'auditor_request_added', fieldChanges(null, { number: String(number), text }));
}

/** The guest accepts an answer, or asks again. Throws `not_found`, `stale_version`, and `conflict` without an answer. */
export async function decide(
  tx: CompanyTransaction,
  who: Who,
  room: EnteredRoom,
  { id, kind, text, version }: { id: string; kind: 'accepted' | 'returned' } & z.output<typeof requestVerdictBody>,
): Promise<void> {
  // A guest must not learn of a request of another room of the same company.
  const request = await requireRequest(tx, { id, version, roomId: room.id });
  await holdOpenRoom(tx, room.id);
  if (request.state !== 'answered') throw new DomainError('conflict', { word: 'room_no_answer' });
  const state = kind === 'accepted' ? 'accepted' : 'open';
  await insertAnswer(tx, id, { kind, state, text, files: [], userId: who.userId, at: who.now });
  await noteRoom(
    tx,
    who,
    room.id,
    `auditor_request_${kind}`,
    fieldChanges(null, { number: String(request.number), text }),
  );
}

/** The company answers. Throws `not_found`, `stale_version`, `conflict` for an accepted request, `validation_failed` if empty. */
export async function answer(
  tx: CompanyTransaction,
  who: Who,
  id: string,
  { text, file_ids: fileIds, version }: z.output<typeof requestAnswerBody>,
): Promise<void> {
  const request = await requireRequest(tx, { id, version });
  await holdOpenRoom(tx, request.roomId);
  if (request.state === 'accepted') throw new DomainError('conflict', { word: 'room_accepted' });
  if (text === '' && fileIds.length === 0)
    throw new DomainError('validation_failed', {
      word: 'room_answer_empty',
      faults: [{ path: 'text', word: 'room_answer_empty' }],
    });
  const files = [];
  for (const fileId of new Set(fileIds)) {
    const file = await findFile(tx, fileId);
    if (file === null) throw new DomainError('not_found');
    // So that the file is not destroyed at the same time.
    await holdContent(tx, file.sha256);
    files.push(file);
  }
  await insertAnswer(tx, id, { kind: 'answer', state: 'answered', text, files, userId: who.userId, at: who.now });
  const facts = { number: String(request.number), text, files: files.map(({ name }) => name).join(', ') };
  await noteRoom(tx, who, request.roomId, 'auditor_request_answered', fieldChanges(null, facts));
}

/** Says who answers. Throws `not_found`, `stale_version`, `conflict` if closed, and `validation_failed` at the owner. */
export async function assign(
  tx: CompanyTransaction,
  who: Who,
  id: string,
  { owner_id: ownerId, version }: z.output<typeof requestOwnerBody>,
): Promise<void> {
  const request = await requireRequest(tx, { id, version });
  await holdOpenRoom(tx, request.roomId);
  const people = new Map((await readPeople(tx)).map((person) => [person.id, person.name]));
  if (ownerId !== null && !people.has(ownerId))
    throw new DomainError('validation_failed', { faults: [{ path: 'owner_id', word: 'close_owner_unknown' }] });
  await writeOwner(tx, id, ownerId);
  const number = String(request.number);
  const owner = ownerId === null ? null : (people.get(ownerId) ?? null);
  await noteRoom(tx, who, request.roomId, 'auditor_request_assigned', fieldChanges(null, { number, owner }));
}

async function requireRequest(
  tx: CompanyTransaction,
  { id, version, roomId }: { id: string; version: number; roomId?: string },
): Promise<FoundRequest> {
  const request = await lockRequest(tx, id);
  if (request === null || (roomId !== undefined && request.roomId !== roomId)) throw new DomainError('not_found');
  if (request.version !== version) throw new DomainError('stale_version');
  return request;
}

/** Locks the room, so that it is not closed at the same time. Throws `conflict` if it is closed. */
async function holdOpenRoom(tx: CompanyTransaction, roomId: string): Promise<void> {
  if (!(await lockRoom(tx, roomId))) throw new DomainError('conflict', { word: 'room_closed' });
}
