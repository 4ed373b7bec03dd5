import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestTools } from '../../../../../../test/exchange.ts';
import { guardSpace, RESERVED_BYTES } from '../../../../../platform/free-space/index.ts';
import type { Call } from '../../../../../platform/http/call.ts';
import { DomainError } from '../../../../../platform/http/domain-error.ts';
import { openSpool } from '../../../../../platform/spool/index.ts';
import { openStorage } from '../../../../../platform/storage/index.ts';
import { arriveFile } from '../../../../shared/stored-file/arrive-file.ts';
import { openArchiveDoor } from './door.ts';
import { importArchive } from './import-archive.ts';

const MIB = 1024 * 1024;
const limits = { maxArchiveBytes: 8 * MIB };

let tools: Awaited<ReturnType<typeof openTestTools>>;
beforeAll(async () => {
  tools = { ...(await openTestTools()), ...limits };
});
afterAll(() => tools?.clean());

/** What was refused, as its code and the word of its sentence; the error's own code where it is no refusal. */
async function refusalOf(work: Promise<unknown>): Promise<unknown> {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof DomainError) return [error.code, error.word];
  return error instanceof Error && 'code' in error ? error.code : error;
}

/** A stream that counts what is taken of it. */
function counted(head: string, megabytes: number): { stream: Readable; taken: () => number } {
  let taken = 0;
  const chunks = function* () {
    yield Buffer.from(head, 'latin1');
    for (; taken < megabytes; taken += 1) yield Buffer.alloc(MIB, 7);
  };
  return { stream: Readable.from(chunks(), { highWaterMark: 1 }), taken: () => taken };
}

/** A call whose database is never reached. */
const call = { userId: 'a', now: new Date() } as Call;
const bring = (stream: Readable) => importArchive(call, tools, { name: 'archive.zip', stream });
const onDisk = () => readdirSync(join(tools.folder, 'spool'));

describe('an archive at the door', () => {
  it('is refused before its size is on the disk: by what the request says, and by what arrives', async () => {
    const enter = openArchiveDoor(tools);
    const never = () => Promise.reject(new Error('it was let in'));
    expect(await refusalOf(enter({ userId: 'a', sizeBytes: 9 * MIB }, never))).toEqual([
      'too_large',
      'archive_too_large',
    ]);
    const large = counted('PK\x03\x04', 400);
    expect(await refusalOf(bring(large.stream))).toEqual(['too_large', 'archive_too_large']);
    expect(large.taken()).toBeLessThan(12);
    expect(onDisk()).toEqual([]);
  });

  it('that begins as no zip does is refused at its first bytes', async () => {
    const noise = counted('\x00\x01\x02\x03', 400);
    expect(await refusalOf(bring(noise.stream))).toEqual(['validation_failed', 'archive_not_a_zip']);
    expect(noise.taken()).toBeLessThan(3);
    expect(onDisk()).toEqual([]);
  });

  it('waits for the one its sender is importing already, and for a few of others', async () => {
    const enter = openArchiveDoor(tools);
    const ends: (() => void)[] = [];
    const long = () => new Promise<void>((done) => ends.push(done));
    const by = (userId: string) => ({ userId, sizeBytes: MIB });
    const running = ['a', 'b', 'c'].map((userId) => enter(by(userId), long));
    const soon = async () => undefined;
    await tools.spool.demandSpace(0);
    expect(await refusalOf(enter(by('a'), soon))).toEqual(['conflict', 'archive_already_importing']);
    expect(await refusalOf(enter(by('d'), soon))).toEqual(['unavailable', 'archives_importing']);
    while (ends.length < running.length) await new Promise((done) => setImmediate(done));
    for (const end of ends) end();
    await Promise.all(running);
    expect(await refusalOf(enter(by('a'), soon))).toBeNull();
  });
});

describe('a disk that is nearly full', () => {
  let free = 0;
  const space = () => guardSpace(tools.folder, async () => free);

  it('takes no archive and no upload that would use the room of the database', async () => {
    const spool = await openSpool(join(tools.folder, 'full-spool'), new Date(), space());
    const enter = openArchiveDoor({ spool, ...limits });
    free = RESERVED_BYTES + 3 * MIB;
    expect(await refusalOf(enter({ userId: 'a', sizeBytes: 2 * MIB }, async () => undefined))).toBe('ENOSPC');
    expect(await refusalOf(enter({ userId: 'a', sizeBytes: MIB }, async () => undefined))).toBeNull();
    const storage = await openStorage(join(tools.folder, 'full-files'), { space: space() });
    free = RESERVED_BYTES - 1;
    expect(await refusalOf(arriveFile(storage, MIB, Readable.from([Buffer.from('%PDF-1.7')])))).toEqual([
      'storage_full',
      'storage_full',
    ]);
  });

  it('is noticed while a file is being written', async () => {
    let asked = 0;
    const filling = guardSpace(tools.folder, async () => {
      asked += 1;
      return asked === 1 ? RESERVED_BYTES + MIB : RESERVED_BYTES - 1;
    });
    const storage = await openStorage(join(tools.folder, 'filling'), { space: filling });
    const long = counted('%PDF', 100);
    expect(await refusalOf(arriveFile(storage, 200 * MIB, long.stream))).toEqual(['storage_full', 'storage_full']);
    expect(long.taken()).toBeLessThan(40);
    expect(readdirSync(join(tools.folder, 'filling', 'arriving'))).toEqual([]);
  });
});
