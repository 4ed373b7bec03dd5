import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { guardSpace, type SpaceGuard } from '../free-space/index.ts';

/** Temporary storage on the disk for data in transit, so that it need not be in memory. */
export interface Spool {
  /** Throws `NoFreeSpace` unless `bytes` more fit on the disk. */
  demandSpace(bytes: number): Promise<void>;
  open(): Promise<SpoolFolder>;
}

export interface Spooled {
  sizeBytes: number;
  sha256: string;
}

/** A folder for one operation; `clear` removes it with its contents. */
export interface SpoolFolder {
  path(name: string): string;
  /**
   * Writes texts or bytes one after another while counting and hashing them. Throws `SpoolFull` above the limit,
   * `NoFreeSpace`.
   */
  write(name: string, chunks: AsyncIterable<string | Buffer>, limitBytes?: number): Promise<Spooled>;
  read(name: string): Readable;
  clear(): Promise<void>;
}

export class SpoolFull extends Error {}

const DAY_MS = 86_400_000;

/** Opens the spool and removes files that a crash left there more than a day ago. */
export async function openSpool(folder: string, now: Date, space = guardSpace(folder)): Promise<Spool> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const left = await stat(join(folder, name)).catch(() => null);
    if (left !== null && now.getTime() - left.mtimeMs > DAY_MS)
      await rm(join(folder, name), { recursive: true, force: true });
  }
  return {
    demandSpace: (bytes) => space.demand(bytes),
    open: async () => folderAt(await mkdtemp(join(folder, 'work-')), space),
  };
}

function folderAt(folder: string, space: SpaceGuard): SpoolFolder {
  const path = (name: string) => join(folder, name);
  return {
    path,
    write: (name, chunks, limitBytes = Number.POSITIVE_INFINITY) => write(path(name), chunks, { limitBytes, space }),
    read: (name) => createReadStream(path(name)),
    clear: () => rm(folder, { recursive: true, force: true }),
  };
}

async function write(
  path: string,
  chunks: AsyncIterable<string | Buffer>,
  { limitBytes, space }: { limitBytes: number; space: SpaceGuard },
): Promise<Spooled> {
  const hash = createHash('sha256');
  const noteWritten = space.noteWritten();
  const file = await open(path, 'wx');
  let sizeBytes = 0;
  try {
    for await (const chunk of chunks) {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
      sizeBytes += bytes.length;
      if (sizeBytes > limitBytes) throw new SpoolFull();
      await noteWritten(sizeBytes);
      hash.update(bytes);
      await file.write(bytes);
    }
  } finally {
    await file.close();
  }
  return { sizeBytes, sha256: hash.digest('hex') };
}
