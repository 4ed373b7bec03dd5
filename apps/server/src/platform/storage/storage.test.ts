import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '../../../test/s3-server.ts';
import type { ObjectStoreConfig } from '../../config.ts';
import { guardSpace } from '../free-space/index.ts';
import { checkFiles, type NamedFile } from './check-files.ts';
import { folderShelf } from './folder-shelf.ts';
import { FileDamaged, FileMissing, type KeptFile, openStorage, type Storage, StorageAway } from './index.ts';
import { moveFiles } from './move-files.ts';
import { objectShelf, PART_BYTES } from './object-shelf.ts';
import type { Shelf } from './shelf.ts';

const COMPANY = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';
const HOUR_MS = 3_600_000;

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server?.clean());

let folder: string;
let bucket: ObjectStoreConfig;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-storage-'));
  bucket = server.config(`${randomBytes(4).toString('hex')}/`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const inFolder = () => openStorage(folder);
const inStore = (changes: Partial<ObjectStoreConfig> = {}, place = folder) =>
  openStorage(place, { objectStore: { ...bucket, ...changes } });
const bareFolder = async (): Promise<Shelf> => folderShelf(folder, () => join(folder, 'arriving', 'bare'));
const bareStore = () => objectShelf(bucket, guardSpace(folder));

async function keep(storage: Storage, bytes: Buffer, companyId = COMPANY): Promise<string> {
  const arrived = await storage.receive(Readable.from([bytes]), Number.POSITIVE_INFINITY);
  await arrived.keep(companyId);
  return arrived.sha256;
}

async function filesOf(storage: Storage): Promise<KeptFile[]> {
  const files: KeptFile[] = [];
  for await (const file of storage.files()) files.push(file);
  return files;
}

const named = (sha256: string, bytes: Buffer, companyId = COMPANY): NamedFile => ({
  companyId,
  sha256,
  size: bytes.length,
});

describe.each([
  ['a folder', inFolder, bareFolder],
  ['an object store', inStore, bareStore],
])('files in %s', (_, openIt, openBare) => {
  let storage: Storage;
  let shelf: Shelf;
  beforeEach(async () => {
    storage = await openIt();
    shelf = await openBare();
  });
  const pathOf = (sha256: string) => `${COMPANY}/${sha256.slice(0, 2)}/${sha256}`;

  it.each([
    ['of a few bytes', 10],
    ['without content', 0],
    ['larger than a part of an upload', PART_BYTES * 2 + 5],
  ])('%s come back as they arrived', async (__, size) => {
    const bytes = randomBytes(size);
    const sha256 = await keep(storage, bytes);
    expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect((await storage.read(COMPANY, sha256)).equals(bytes)).toBe(true);
    expect((await buffer(await storage.open(COMPANY, sha256))).equals(bytes)).toBe(true);
    expect((await buffer(storage.stream(COMPANY, sha256))).equals(bytes)).toBe(true);
    expect(await storage.has(COMPANY, sha256)).toBe(true);
    expect(await storage.has(OTHER, sha256)).toBe(false);
    expect(await filesOf(storage)).toMatchObject([{ companyId: COMPANY, sha256, sizeBytes: size }]);
    expect(readdirSync(join(folder, 'arriving'))).toEqual([]);
  });

  it('that were changed by another program are never handed on, until they arrive again', async () => {
    const bytes = Buffer.from('an invoice of 100.00');
    const sha256 = await keep(storage, bytes);
    await shelf.write(pathOf(sha256), Buffer.from('an invoice of 900.00'));
    await expect(storage.read(COMPANY, sha256)).rejects.toThrow(FileDamaged);
    await expect(storage.open(COMPANY, sha256)).rejects.toThrow(FileDamaged);
    await expect(buffer(storage.stream(COMPANY, sha256))).rejects.toThrow(FileDamaged);
    expect(readdirSync(join(folder, 'arriving'))).toEqual([]);
    await keep(storage, bytes);
    expect(await storage.read(COMPANY, sha256)).toEqual(bytes);
  });

  it('that are gone are missing', async () => {
    const sha256 = await keep(storage, Buffer.from('gone'));
    await storage.writeDerived(COMPANY, `${sha256}-1`, ['words']);
    await storage.keepPicture(COMPANY, `${sha256}-page`, Buffer.from('picture'));
    await storage.destroy(COMPANY, sha256);
    await storage.destroy(COMPANY, sha256);
    await expect(storage.read(COMPANY, sha256)).rejects.toThrow(FileMissing);
    await expect(storage.open(COMPANY, sha256)).rejects.toThrow(FileMissing);
    await expect(buffer(storage.stream(COMPANY, sha256))).rejects.toThrow(FileMissing);
    expect(await storage.has(COMPANY, sha256)).toBe(false);
    expect(await storage.readDerived(COMPANY, `${sha256}-1`)).toBeNull();
    expect(await storage.readPicture(COMPANY, `${sha256}-page`)).toBeNull();
  });

  it('have data worked out of them, line by line, that belongs to one company', async () => {
    expect(await storage.readDerived(COMPANY, 'abc')).toBeNull();
    await storage.writeDerived(COMPANY, 'abc', ['{"pages":1}', '"發票"']);
    expect(await storage.readDerived(COMPANY, 'abc')).toEqual(['{"pages":1}', '"發票"']);
    expect(await storage.readDerived(OTHER, 'abc')).toBeNull();
    await storage.writeDerived(COMPANY, 'abc', []);
    expect(await storage.readDerived(COMPANY, 'abc')).toEqual([]);
    await storage.keepPicture(COMPANY, 'abc', Buffer.from('picture'));
    expect(await storage.readPicture(COMPANY, 'abc')).toEqual(Buffer.from('picture'));
    await shelf.write(`${COMPANY}/derived/abc.gz`, Buffer.from('not compressed'));
    expect(await storage.readDerived(COMPANY, 'abc')).toBeNull();
    expect(readdirSync(join(folder, 'arriving'))).toEqual([]);
  });

  it('are compared with those that the books name', async () => {
    const [good, changed, short, orphan] = ['good', 'changed', 'short', 'orphan'].map((text) => Buffer.from(text));
    const [isGood, isChanged, isShort, isOrphan] = [
      await keep(storage, good as Buffer),
      await keep(storage, changed as Buffer),
      await keep(storage, short as Buffer),
      await keep(storage, orphan as Buffer),
    ];
    await shelf.write(pathOf(isChanged), Buffer.from('chanced'));
    await shelf.write(pathOf(isShort), Buffer.from('s'));
    const lost = named('ab'.repeat(32), Buffer.from('lost'));
    const files = [
      named(isGood, good as Buffer),
      named(isChanged, changed as Buffer),
      named(isShort, short as Buffer),
      lost,
    ];
    const at = (ms: number) => ({ contents: true, now: new Date(Date.now() + ms) });
    const found = await checkFiles(storage, async () => files, at(0));
    expect(found.missing).toEqual([lost]);
    expect(found.damaged.map(({ sha256 }) => sha256).sort()).toEqual([isChanged, isShort].sort());
    expect(found.orphaned).toEqual([]);
    const later = await checkFiles(storage, async () => files, { ...at(HOUR_MS + 60_000), contents: false });
    expect(later.damaged.map(({ sha256 }) => sha256)).toEqual([isShort]);
    expect(later.orphaned).toMatchObject([{ companyId: COMPANY, sha256: isOrphan, sizeBytes: 6 }]);
    const answers = [[...files], [named(isGood, good as Buffer)]];
    const destroyed = await checkFiles(storage, async () => answers.shift() ?? [], { ...at(0), contents: false });
    expect(destroyed.missing).toEqual([]);
  });
});

describe('files on their way', () => {
  it('survive the start of another process on the same folder, unless a crash left them hours ago', async () => {
    await inFolder();
    const young = join(folder, 'arriving', 'young');
    const old = join(folder, 'arriving', 'old');
    for (const path of [young, old]) writeFileSync(path, 'half a file');
    utimesSync(old, 0, 0);
    await inFolder();
    expect(readdirSync(join(folder, 'arriving'))).toEqual(['young']);
  });
});

describe('an object store', () => {
  it('is shared by processes that share no folder, and by installations with other prefixes', async () => {
    const sha256 = await keep(await inStore(), Buffer.from('shared'));
    const other = await inStore({}, join(folder, 'other'));
    expect((await other.read(COMPANY, sha256)).toString()).toBe('shared');
    await other.keepPicture(COMPANY, `${sha256}-page`, Buffer.from('picture'));
    expect(await (await inStore()).readPicture(COMPANY, `${sha256}-page`)).toEqual(Buffer.from('picture'));
    const stranger = await inStore({ prefix: 'other/' });
    expect(await stranger.has(COMPANY, sha256)).toBe(false);
    expect(await filesOf(stranger)).toEqual([]);
  });

  it('that is away is an error of its kind, soon, and works again when it is back', async () => {
    const storage = await inStore();
    const sha256 = await keep(storage, Buffer.from('before'));
    await storage.check();
    await server.stop();
    try {
      const startedAt = performance.now();
      const arrived = await storage.receive(Readable.from([Buffer.from('during')]), 100);
      await expect(arrived.keep(COMPANY)).rejects.toThrow(StorageAway);
      await arrived.drop();
      const asked = await Promise.allSettled([
        storage.check(),
        storage.read(COMPANY, sha256),
        storage.open(COMPANY, sha256),
        storage.has(COMPANY, sha256),
        storage.destroy(COMPANY, sha256),
        filesOf(storage),
      ]);
      const away = new StorageAway('the object store failed: ECONNREFUSED');
      expect(asked).toEqual(asked.map(() => ({ status: 'rejected', reason: away })));
      // Data that can be computed again is not worth an error.
      await storage.writeDerived(COMPANY, 'abc', ['words']);
      expect(await storage.readDerived(COMPANY, 'abc')).toBeNull();
      expect(performance.now() - startedAt).toBeLessThan(20_000);
      expect(readdirSync(join(folder, 'arriving'))).toEqual([]);
    } finally {
      await server.start();
    }
    expect((await storage.read(COMPANY, sha256)).toString()).toBe('before');
  });

  it('rejects a file that the disk of this machine changed after it was hashed', async () => {
    const storage = await inStore();
    const arrived = await storage.receive(Readable.from([Buffer.from('as sent')]), 100);
    const [name = ''] = readdirSync(join(folder, 'arriving'));
    writeFileSync(join(folder, 'arriving', name), 'changed');
    await expect(arrived.keep(COMPANY)).rejects.toThrow('the object store failed: BadDigest');
    await arrived.drop();
    expect(await storage.has(COMPANY, arrived.sha256)).toBe(false);
  });

  it('gets the encryption of the settings with each file, which this one does not have', async () => {
    const storage = await inStore({ encryption: { algorithm: 'AES256', kmsKey: null } });
    await expect(keep(storage, Buffer.from('secret'))).rejects.toThrow('the object store failed: NotImplemented');
    await expect(keep(storage, randomBytes(PART_BYTES + 1))).rejects.toThrow('NotImplemented');
  });

  it.each([
    [
      'the key',
      { credentials: { accessKeyId: 'test:folio', secretAccessKey: 'other-secret' } },
      'SignatureDoesNotMatch',
    ],
    ['the bucket', { bucket: 'no-such-bucket' }, 'NoSuchBucket'],
  ])('that rejects %s is away, with a reason that repeats no secret', async (__, changes, reason) => {
    const storage = await inStore(changes);
    await expect(storage.check()).rejects.toThrow(StorageAway);
    await expect(storage.read(COMPANY, 'ab'.repeat(32))).rejects.toThrow(`the object store failed: ${reason}`);
  });
});

describe('moving files', () => {
  const all = async (storage: Storage) => (await filesOf(storage)).map(({ sha256 }) => sha256).sort();

  it('copies them to an object store and back, however often, and removes none that it has not read there', async () => {
    const [from, to] = [await inFolder(), await inStore()];
    const kept = [
      await keep(from, Buffer.from('one')),
      await keep(from, Buffer.from('two'), OTHER),
      await keep(from, randomBytes(PART_BYTES + 1)),
    ].sort();
    const once = await moveFiles(from, to, { remove: false });
    expect(once).toEqual({ copied: 3, there: 0, removed: 0, damaged: [] });
    expect([await all(from), await all(to)]).toEqual([kept, kept]);
    const changed = `${OTHER}/${createHash('sha256').update('two').digest('hex').slice(0, 2)}`;
    const [name = ''] = kept.filter((sha256) => sha256 === createHash('sha256').update('two').digest('hex'));
    await (await bareStore()).write(`${changed}/${name}`, Buffer.from('tow'));
    const again = await moveFiles(from, to, { remove: true });
    expect(again).toEqual({ copied: 1, there: 2, removed: 3, damaged: [] });
    expect([await all(from), await all(to)]).toEqual([[], kept]);
    expect(await moveFiles(to, from, { remove: true })).toMatchObject({ copied: 3, removed: 3 });
    expect([await all(from), await all(to)]).toEqual([kept, []]);
  });

  it('leaves a damaged file where it is and names it', async () => {
    const [from, to] = [await inFolder(), await inStore()];
    const sha256 = await keep(from, Buffer.from('good'));
    const path = join(folder, COMPANY, sha256.slice(0, 2), sha256);
    writeFileSync(path, 'evil');
    const moved = await moveFiles(from, to, { remove: true });
    expect(moved).toMatchObject({ copied: 0, there: 0, removed: 0, damaged: [{ companyId: COMPANY, sha256 }] });
    expect(readFileSync(path, 'utf8')).toBe('evil');
    expect(await all(to)).toEqual([]);
  });
});
