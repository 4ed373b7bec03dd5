import type { Readable } from 'node:stream';
import type { AuditSample, ClosePeriodName, RoomReport } from '@folio/contract';
import { type CompanyTransaction, readInCompany } from '../../../platform/database/transaction.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import { readBooks } from '../../books/ledger/index.ts';
import { fileOf, openSource, type ReadPage } from '../../reports/report/index.ts';
import { getSample, makeBundle } from '../audit-sample/index.ts';
import { makePacket, type PacketTools } from '../close-packet/index.ts';
import { enterRoom, noteTaken, type Visit, workIn } from './gate.ts';
import type { EnteredRoom } from './gate-store.ts';
import { lockedPeriods } from './locked-periods.ts';
import { findGivenFile } from './request-store.ts';

/** A sample with the names of its documents. Throws `not_found` for a sample with a day outside the period of the room. */
export async function showSample(call: Call, visit: Visit, id: string): Promise<AuditSample> {
  return sampleOf(call, await enterRoom(call, visit), id);
}

async function sampleOf({ database }: Call, room: EnteredRoom, id: string): Promise<AuditSample> {
  const sample = await readInCompany(database, room.companyId, (tx) => getSample(tx, id));
  if (sample.from < room.from || sample.to > room.to) throw new DomainError('not_found');
  return sample;
}

/** The documents of a sample of the period. Throws `not_found`. */
export async function sampleBundle(call: Call, visit: Visit, storage: Storage, id: string): Promise<Readable> {
  const room = await enterRoom(call, visit);
  const { title } = await sampleOf(call, room, id);
  const work = workIn(call, visit, room);
  await noteTaken(work, room, title);
  return makeBundle(work, storage, id);
}

/** A statement at the last day of the period, or the ledger of the period. Nothing of it can be chosen but the format. */
export async function roomReport(
  call: Call,
  visit: Visit,
  { name, format }: { name: RoomReport; format: 'csv' | 'xlsx' | 'pdf' },
  signal: AbortSignal,
): Promise<Readable | Buffer> {
  const room = await enterRoom(call, visit);
  const read: ReadPage = (work, options) => readInCompany(call.database, room.companyId, work, options);
  const source = await openSource(read, call, name, daysOf(name, room));
  const file = await fileOf(call.language, format, source, signal);
  await noteTaken(workIn(call, visit, room), room, `${name}.${format}`);
  return file;
}

/** The days of a report: the period of the room, or its last day. */
export function daysOf(name: RoomReport, { from, to }: EnteredRoom): Record<string, string> {
  return name === 'balance-sheet' || name === 'trial-balance' ? { as_at: to } : { from, to };
}

/** The packet of a locked month or year of the period. Throws `not_found` for every other one. */
export async function roomPacket(
  call: Call,
  visit: Visit,
  tools: PacketTools,
  { asked, signal }: { asked: ClosePeriodName; signal: AbortSignal },
): Promise<Readable> {
  const room = await enterRoom(call, visit);
  const offered = await readInCompany(call.database, room.companyId, async (tx) => {
    const { lockedThrough, years } = await readBooks(tx);
    return lockedPeriods(room, lockedThrough, years);
  });
  const isOffered = offered.some(({ kind, end }) => kind === asked.kind && end === asked.end);
  if (!isOffered) throw new DomainError('not_found', { word: 'room_no_packet' });
  const work = workIn(call, visit, room);
  await noteTaken(work, room, `${asked.kind} ${asked.end}`);
  return makePacket(work, tools, asked, signal);
}

/** A file that an answer gave. Throws `not_found`. */
export async function givenFile(
  call: Call,
  visit: Visit,
  storage: Storage,
  { requestId, sha256 }: { requestId: string; sha256: string },
): Promise<{ name: string; type: string; content: Readable }> {
  const room = await enterRoom(call, visit);
  const find = (tx: CompanyTransaction) => findGivenFile(tx, { roomId: room.id, requestId, sha256 });
  const file = await readInCompany(call.database, room.companyId, find);
  if (file === null) throw new DomainError('not_found');
  const content = await storage.open(room.companyId, sha256);
  await noteTaken(workIn(call, visit, room), room, file.name);
  return { ...file, content };
}
