import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type ArrivedFile, FileTooLarge, type Storage } from '../../../platform/storage/index.ts';

/** Takes a file in to the disk; what goes wrong on the way becomes a sentence. The caller keeps or drops it. */
export async function arriveFile(storage: Storage, limitBytes: number, stream: Readable): Promise<ArrivedFile> {
  try {
    return await storage.receive(stream, limitBytes);
  } catch (error) {
    if (error instanceof FileTooLarge)
      throw new DomainError('too_large', {
        word: 'file_too_large',
        values: { max: String(Math.floor(limitBytes / 1024 / 1024)) },
      });
    if (error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT'))
      throw new DomainError('storage_full');
    if (
      error instanceof Error &&
      'code' in error &&
      (error.code === 'ECONNRESET' || error.code === 'ERR_STREAM_PREMATURE_CLOSE')
    ) {
      throw new DomainError('validation_failed', { word: 'upload_broken' });
    }
    throw error;
  }
}

/** The name without any folder and control characters, at most 200 characters, ending kept. */
export function safeName(name: string): string {
  const plain = basename(name.replace(/\\/g, '/'))
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
  if (plain === '') return 'document';
  return plain.length <= 200 ? plain : `${plain.slice(0, 180)}…${plain.slice(-19)}`;
}

/** What a file that is not taken is called: by its signature where it has one, else whether it reads as text. */
export function nameOfType(extension: string | undefined, head: Buffer): string {
  if (extension !== undefined) return extension.toUpperCase();
  return head.includes(0) ? '?' : 'TXT';
}
