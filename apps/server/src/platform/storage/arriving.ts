import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { SpaceGuard } from '../free-space/index.ts';
import { FileTooLarge } from './port.ts';
import type { Content } from './shelf.ts';

/** A file in its temporary place on this machine. */
export interface Received extends Content {
  path: string;
  /** The first bytes, enough to detect the type. */
  head: Buffer;
}

const HEAD_BYTES = 4100;
/** The slowest upload takes an hour: a crash interrupted older files. */
const ABANDONED_MS = 2 * 3_600_000;

/** Opens the folder of files on their way; answers a new name in it each time. */
export async function openArriving(folder: string): Promise<() => string> {
  await mkdir(folder, { recursive: true });
  await sweep(folder);
  return () => join(folder, randomUUID());
}

/** Removes files that a crash left. Younger files may be arriving in another process that shares the folder. */
async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const left = await stat(path).catch(() => null);
    if (left !== null && Date.now() - left.mtimeMs > ABANDONED_MS) await rm(path, { recursive: true, force: true });
  }
}

/** Writes a stream to a new file while hashing it, and waits for the disk. Leaves no file when it fails. */
export async function receive(
  stream: Readable,
  path: string,
  { limitBytes, space }: { limitBytes: number; space: SpaceGuard },
): Promise<Received> {
  const hash = createHash('sha256');
  const noteWritten = space.noteWritten();
  const file = await open(path, 'wx');
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
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return { path, sha256: hash.digest('hex'), sizeBytes, head };
}
