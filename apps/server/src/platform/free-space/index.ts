import { statfs } from 'node:fs/promises';

const MIB = 1024 * 1024;
/** Reserved for the database, which cannot finish a transaction on a full disk. */
export const RESERVED_BYTES = 256 * MIB;
/** How many bytes are written between two checks of the disk. */
const ASK_EVERY_BYTES = 16 * MIB;

/** The disk has no space for the data being written; the error code is the operating system's. */
export class NoFreeSpace extends Error {
  readonly code = 'ENOSPC';
}

/** Checks that one write leaves enough free space on the disk. */
export interface SpaceGuard {
  /** Throws `NoFreeSpace` unless `bytes` more fit and leave the reserve. */
  demand(bytes: number): Promise<void>;
  /** The same check while a file is written; `sizeBytes` is its size so far. Queries the disk only now and then. */
  noteWritten(): (sizeBytes: number) => Promise<void>;
}

/** `freeBytes` returns the free bytes on the disk; tests replace it. */
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
