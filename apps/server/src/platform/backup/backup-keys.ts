import { hkdfSync, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';

/** What a backup folder keeps in plain text: how its keys are derived from the passphrase, and how to recognise it. */
const keyNote = z.object({
  format: z.literal(1),
  salt: z.base64().length(44),
  /** Parameters of scrypt. The limits keep a changed file from using up the machine. */
  cost: z
    .int()
    .min(1024)
    .max(1 << 20),
  blockSize: z.int().min(1).max(16),
  check: z.base64(),
});

export type KeyNote = z.output<typeof keyNote>;

export interface BackupKeys {
  /** Encrypts the content. */
  seal: Buffer;
  /** Makes the names of objects, so that a name does not show which file it is. */
  name: Buffer;
}

/** 128 MB of memory and about half a second for each try. */
const COST = 1 << 17;
const BLOCK_SIZE = 8;

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt);

/** Keys for a new backup folder. */
export async function makeKeys(passphrase: string, cost = COST): Promise<{ keys: BackupKeys; note: KeyNote }> {
  const salt = randomBytes(32);
  const { check, ...keys } = await keysOf(passphrase, { salt, cost, blockSize: BLOCK_SIZE });
  return {
    keys,
    note: { format: 1, salt: salt.toString('base64'), cost, blockSize: BLOCK_SIZE, check: check.toString('base64') },
  };
}

/** The keys of an existing backup folder. Throws `BackupError` if the passphrase is another one. */
export async function openKeys(passphrase: string, note: KeyNote): Promise<BackupKeys> {
  const { check, ...keys } = await keysOf(passphrase, { ...note, salt: Buffer.from(note.salt, 'base64') });
  if (!check.equals(Buffer.from(note.check, 'base64')))
    throw new BackupError('The key is not the one this backup was made with. Set FOLIO_BACKUP_KEY to that key.');
  return keys;
}

/** Null if the text is not a note of the keys of a backup. */
export function parseKeyNote(text: string): KeyNote | null {
  try {
    return keyNote.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

async function keysOf(
  passphrase: string,
  { salt, cost, blockSize }: { salt: Buffer; cost: number; blockSize: number },
): Promise<BackupKeys & { check: Buffer }> {
  const options = { N: cost, r: blockSize, p: 1, maxmem: 256 * cost * blockSize };
  const root = await derive(passphrase.normalize('NFC'), salt, 32, options);
  const part = (name: string) => Buffer.from(hkdfSync('sha256', root, Buffer.alloc(0), `folio backup ${name}`, 32));
  return { seal: part('seal'), name: part('name'), check: part('check') };
}
