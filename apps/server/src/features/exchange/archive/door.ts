import { Refusal } from '../../../platform/http/refusal.ts';
import type { ExchangeTools } from '../tools.ts';
import { archiveTooLarge } from './import-archive.ts';

/** Archives that are taken in at once, by all people together. */
const MAX_AT_ONCE = 3;
/** An archive lies on the disk as it came, and its files again when they are unpacked. */
const ROOM_FOR_EACH_BYTE = 2;

/**
 * Lets archives in one at a time for each person, because anybody who is signed in may send one. `sizeBytes` is what the request says
 * of itself; one that is too large, or for which the disk has no room, is refused before it is read.
 */
export function openArchiveDoor({ spool, maxArchiveBytes }: Pick<ExchangeTools, 'spool' | 'maxArchiveBytes'>) {
  const inside = new Set<string>();
  return async function enter<T>(by: { userId: string; sizeBytes: number }, work: () => Promise<T>): Promise<T> {
    if (by.sizeBytes > maxArchiveBytes) throw archiveTooLarge(maxArchiveBytes);
    if (inside.has(by.userId)) throw new Refusal('conflict', { word: 'archive_already_importing' });
    if (inside.size >= MAX_AT_ONCE) throw new Refusal('unavailable', { word: 'archives_importing' });
    inside.add(by.userId);
    try {
      await spool.demandSpace(by.sizeBytes * ROOM_FOR_EACH_BYTE);
      return await work();
    } finally {
      inside.delete(by.userId);
    }
  };
}
