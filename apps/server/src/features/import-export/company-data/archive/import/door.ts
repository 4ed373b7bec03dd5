import { DomainError } from '../../../../../platform/http/domain-error.ts';
import type { ExchangeTools } from '../../tools.ts';
import { archiveTooLarge } from './import-archive.ts';

/** Archives imported at the same time, over all users. */
const MAX_AT_ONCE = 3;
/** An archive is on the disk as uploaded, and its files again after unpacking. */
const ROOM_FOR_EACH_BYTE = 2;

/**
 * Allows one archive import at a time for each user, because any signed-in user may send one. `sizeBytes` is the size
 * the request declares; an archive that is too large, or for which the disk has no room, is rejected before it is
 * read.
 */
export function openArchiveDoor({ spool, maxArchiveBytes }: Pick<ExchangeTools, 'spool' | 'maxArchiveBytes'>) {
  const inside = new Set<string>();
  return async function enter<T>(by: { userId: string; sizeBytes: number }, work: () => Promise<T>): Promise<T> {
    if (by.sizeBytes > maxArchiveBytes) throw archiveTooLarge(maxArchiveBytes);
    if (inside.has(by.userId)) throw new DomainError('conflict', { word: 'archive_already_importing' });
    if (inside.size >= MAX_AT_ONCE) throw new DomainError('unavailable', { word: 'archives_importing' });
    inside.add(by.userId);
    try {
      await spool.demandSpace(by.sizeBytes * ROOM_FOR_EACH_BYTE);
      return await work();
    } finally {
      inside.delete(by.userId);
    }
  };
}
