import { statfsSync } from 'node:fs';

/**
 * The embedded engine hangs if its log cannot get the next 16 MiB. Folio therefore rejects writes if fewer than four
 * such pieces fit.
 */
export const ROOM_BYTES = 64 * 1024 * 1024;
/**
 * Below this the engine itself rejects every write. It is lower than `ROOM_BYTES` because signing in and periodic
 * tasks may still write below that limit.
 */
export const ENGINE_ROOM_BYTES = ROOM_BYTES / 2;
/** How long a measurement is reused. */
const BELIEVED_MS = 200;

/**
 * Reports whether the disk of `folder` has enough free space for writes. Measures again after `BELIEVED_MS`, so
 * writes resume without a restart once there is space.
 */
export function roomOn(
  folder: string,
  freeBytes: () => number = () => freeOn(folder),
  clock: () => number = Date.now,
): () => boolean {
  let askedAt = Number.NEGATIVE_INFINITY;
  let hasRoom = true;
  return () => {
    const now = clock();
    if (now - askedAt < BELIEVED_MS) return hasRoom;
    askedAt = now;
    hasRoom = freeBytes() >= ROOM_BYTES;
    return hasRoom;
  };
}

/** Free bytes on the disk of a folder. */
export function freeOn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
