import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { guardSpace, type SpaceGuard } from '../free-space/index.ts';
import { keepBytes, readDerived, writeDerived } from './derived.ts';

/** A file that was received completely and is kept in a temporary place until `keep` or `drop`. */
export interface ArrivedFile {
  sha256: string;
  sizeBytes: number;
  /** The first bytes, enough to detect the type. */
  head: Buffer;
  /** Moves the file to its permanent place; does nothing if the same content is already there. */
  keep(companyId: string): Promise<void>;
  drop(): Promise<void>;
}

/** Files by company and SHA-256, on disk. */
export interface Storage {
  /** Writes a stream to the disk while hashing it. Throws `FileTooLarge` above the limit, `NoFreeSpace`. */
  receive(stream: Readable, limitBytes: number): Promise<ArrivedFile>;
  read(companyId: string, sha256: string): Promise<Buffer>;
  stream(companyId: string, sha256: string): ReadStream;
  /** As a stream that is already open when the promise resolves. Throws `FileMissing`. */
  open(companyId: string, sha256: string): Promise<ReadStream>;
  /**
   * Stores data derived from a file, line by line, so that it need not be computed again. It may be deleted at any
   * time: this costs only the time to compute it again.
   */
  writeDerived(companyId: string, key: string, lines: Iterable<string>): Promise<void>;
  /** The lines stored under that key; null if there are no lines or they cannot be read. */
  readDerived(companyId: string, key: string): Promise<string[] | null>;
  /**
   * The same for bytes, such as a thumbnail. A key begins with the hash of the file from which the data was derived.
   */
  keepPicture(companyId: string, key: string, bytes: Uint8Array): Promise<void>;
  readPicture(companyId: string, key: string): Promise<Buffer | null>;
  has(companyId: string, sha256: string): Promise<boolean>;
  /** Removes a file and all data derived from it; does nothing if it no longer exists. */
  destroy(companyId: string, sha256: string): Promise<void>;
}

export class FileTooLarge extends Error {}

/** The database refers to a file that is not in the folder. */
export class FileMissing extends Error {}

const HEAD_BYTES = 4100;

/** The path of a kept file. */
export function placeOfFile(folder: string, companyId: string, sha256: string): string {
  return join(folder, companyId, sha256.slice(0, 2), sha256);
}

export async function openStorage(folder: string, space = guardSpace(folder)): Promise<Storage> {
  const arriving = join(folder, 'arriving');
  await mkdir(arriving, { recursive: true });
  await sweepArriving(arriving);
  const temporary = () => join(arriving, randomUUID());
  const place = (companyId: string, sha256: string) => placeOfFile(folder, companyId, sha256);
  const derivedPlace = (companyId: string, key: string) => join(folder, companyId, 'derived', `${key}.gz`);
  const picturePlace = (companyId: string, key: string) => join(folder, companyId, 'derived', `${key}.png`);
  return {
    receive: (stream, limitBytes) => receive(stream, { limitBytes, space }, temporary(), place),
    read: (companyId, sha256) => readFile(place(companyId, sha256)),
    stream: (companyId, sha256) => createReadStream(place(companyId, sha256)),
    open: (companyId, sha256) => openFile(place(companyId, sha256)),
    writeDerived: (companyId, key, lines) => writeDerived(derivedPlace(companyId, key), temporary(), lines),
    readDerived: (companyId, key) => readDerived(derivedPlace(companyId, key)),
    keepPicture: (companyId, key, bytes) => keepBytes(picturePlace(companyId, key), temporary(), bytes),
    readPicture: (companyId, key) => readFile(picturePlace(companyId, key)).catch(() => null),
    has: (companyId, sha256) => isThere(place(companyId, sha256)),
    destroy: async (companyId, sha256) => {
      await removeDerived(join(folder, companyId, 'derived'), sha256);
      await rm(place(companyId, sha256), { force: true });
    },
  };
}

/** The slowest upload takes an hour: a crash interrupted older files. */
const ABANDONED_MS = 2 * 3_600_000;

/** Removes files that a crash left. Younger files may be arriving in another process that shares the folder. */
async function sweepArriving(arriving: string): Promise<void> {
  for (const name of await readdir(arriving)) {
    const path = join(arriving, name);
    const left = await stat(path).catch(() => null);
    if (left !== null && Date.now() - left.mtimeMs > ABANDONED_MS) await rm(path, { recursive: true, force: true });
  }
}

async function receive(
  stream: Readable,
  { limitBytes, space }: { limitBytes: number; space: SpaceGuard },
  temporary: string,
  place: (companyId: string, sha256: string) => string,
): Promise<ArrivedFile> {
  const hash = createHash('sha256');
  const drop = () => rm(temporary, { force: true });
  const noteWritten = space.noteWritten();
  const file = await open(temporary, 'wx');
  let sizeBytes = 0;
  let head = Buffer.alloc(0);
  try {
    for await (const chunk of stream) {
      if (!Buffer.isBuffer(chunk)) throw new Error('a file arrives as bytes');
      sizeBytes += chunk.length;
      if (sizeBytes > limitBytes) throw new FileTooLarge();
      await noteWritten(sizeBytes);
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
      hash.update(chunk);
      await file.write(chunk);
    }
    // An acknowledged upload must survive a power cut.
    await file.sync();
  } catch (error) {
    await drop();
    throw error;
  } finally {
    await file.close();
  }
  const sha256 = hash.digest('hex');
  return { sha256, sizeBytes, head, drop, keep: (companyId) => moveTo(temporary, place(companyId, sha256)) };
}

async function openFile(path: string): Promise<ReadStream> {
  const file = await open(path, 'r').catch((error: unknown) => {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw isMissing ? new FileMissing(path, { cause: error }) : error;
  });
  return file.createReadStream();
}

async function moveTo(temporary: string, target: string): Promise<void> {
  const folder = join(target, '..');
  await mkdir(folder, { recursive: true });
  if (await isThere(target)) return rm(temporary, { force: true });
  await rename(temporary, target);
  const directory = await open(folder, 'r');
  await directory.sync().finally(() => directory.close());
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function removeDerived(folder: string, sha256: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) if (name.startsWith(`${sha256}-`)) await rm(join(folder, name), { force: true });
}
