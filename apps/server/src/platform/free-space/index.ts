import { statfs } from 'node:fs/promises';

const MIB = 1024 * 1024;
/** Kept free for the database, which cannot finish a transaction on a full disk. */
export const RESERVED_BYTES = 256 * MIB;
/** How much is written before the disk is asked again. */
const ASK_EVERY_BYTES = 16 * MIB;

/** The disk has no room for what is being written; its code is the operating system's own. */
export class NoFreeSpace extends Error {
  readonly code = 'ENOSPC';
}

/** Watches over the room that one write leaves on the disk. */
export interface SpaceGuard {
  /** Throws `NoFreeSpace` unless `bytes` more fit and leave the reserve. */
  demand(bytes: number): Promise<void>;
  /** The same while writing, of a file that has `sizeBytes` by now; asks the disk now and then. */
  noteWritten(): (sizeBytes: number) => Promise<void>;
}

/** `freeBytes` is the room on the disk, for tests. */
export function guardSpace(folder: string, freeBytes: () => Promise<number> = () => freeOf(folder)): SpaceGuard {
  const demand = async (bytes: number) => {
    if ((await freeBytes()) < RESERVED_BYTES + bytes) throw new NoFreeSpace('the disk is nearly full');
  };
  return {
    demand,
    noteWritten: () => {
      let askAt = 0;
      return async (sizeBytes) => {
        if (sizeBytes < askAt) return;
        askAt = sizeBytes + ASK_EVERY_BYTES;
        await demand(0);
      };
    },
  };
}

async function freeOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
