import { statfsSync } from 'node:fs';

/** The embedded engine waits for ever when its log cannot get its next 16 MiB: writes are refused while four such pieces still fit. */
export const ROOM_BYTES = 64 * 1024 * 1024;
/** Below this the engine itself refuses every write: signing in and periodic tasks have used up some of the room by then. */
export const ENGINE_ROOM_BYTES = ROOM_BYTES / 2;
/** How long a measured room is believed. */
const BELIEVED_MS = 200;

/**
 * Answers whether the disk of `folder` has room for writes. It asks the disk again after a moment, so writes go on by themselves once
 * there is room.
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

/** The room on the disk of a folder. */
export function freeOn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
