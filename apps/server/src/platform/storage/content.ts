import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { setImmediate as breathe } from 'node:timers/promises';
import { FileDamaged } from './port.ts';

/** Hashing this much takes about three milliseconds, in which no other request is answered. */
const SLICE_BYTES = 4 * 1024 * 1024;

/** Throws `FileDamaged` unless the bytes have this SHA-256. */
export async function demandBytes(bytes: Buffer, sha256: string): Promise<void> {
  const hash = createHash('sha256');
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
    if (at > 0) await breathe();
    hash.update(bytes.subarray(at, at + SLICE_BYTES));
  }
  if (hash.digest('hex') !== sha256) throw new FileDamaged(sha256);
}

/** Throws `FileDamaged` unless the content of the open file has this SHA-256. */
export async function demandContent(file: FileHandle, sha256: string): Promise<void> {
  const hash = createHash('sha256');
  const part = Buffer.allocUnsafe(1024 * 1024);
  for (let at = 0; ; ) {
    const { bytesRead } = await file.read(part, 0, part.length, at);
    if (bytesRead === 0) break;
    hash.update(part.subarray(0, bytesRead));
    at += bytesRead;
  }
  if (hash.digest('hex') !== sha256) throw new FileDamaged(sha256);
}
