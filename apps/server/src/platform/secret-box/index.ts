import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Encrypts secrets that must be readable later but must not be stored as plain text in the database. Uses
 * AES-256-GCM: a changed ciphertext cannot be decrypted.
 */
export interface SecretBox {
  /** `owner` is bound to the ciphertext: a secret encrypted for one person cannot be decrypted for another. */
  seal(text: string, owner: string): Buffer;
  /** Throws `SecretBoxError` if the text was encrypted with another key or for another owner, or was changed. */
  open(sealed: Buffer, owner: string): string;
}

export class SecretBoxError extends Error {}

export const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The first byte identifies the encryption method, so that another method can be added later. */
const VERSION = 1;

/**
 * Encrypts with `key`. @param older A key that is being replaced: what it encrypted can be decrypted as well.
 */
export function createSecretBox(key: Buffer, older: Buffer | null = null): SecretBox {
  const box = boxOf(key);
  if (older === null) return box;
  return {
    seal: box.seal,
    open: (sealed, owner) => {
      try {
        return box.open(sealed, owner);
      } catch (error) {
        if (!(error instanceof SecretBoxError)) throw error;
        return boxOf(older).open(sealed, owner);
      }
    },
  };
}

function boxOf(key: Buffer): SecretBox {
  return {
    seal: (text, owner) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.from([VERSION]), nonce, cipher.getAuthTag(), sealed]);
    },
    open: (sealed, owner) => {
      if (sealed[0] !== VERSION || sealed.length < 1 + NONCE_BYTES + TAG_BYTES) throw new SecretBoxError('not sealed');
      const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
      const tag = sealed.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
      try {
        return (
          decipher.update(sealed.subarray(1 + NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
        );
      } catch {
        throw new SecretBoxError('sealed with another key');
      }
    },
  };
}

/**
 * The key of this installation: the configured key, or (with the embedded database, which is in the same folder) a
 * key file that is created once and that only its owner may read. Null with a database server and no configured key:
 * a key file on this machine would not exist for other server processes.
 */
export async function openSecretBox(
  configured: Buffer | null,
  { folder, embedded, older = null }: { folder: string; embedded: boolean; older?: Buffer | null },
): Promise<SecretBox | null> {
  if (configured !== null) return createSecretBox(configured, older);
  return embedded ? createSecretBox(await keyFile(folder)) : null;
}

async function keyFile(folder: string): Promise<Buffer> {
  const path = join(folder, 'secret.key');
  const known = await readKey(path);
  if (known !== null) return known;
  await mkdir(folder, { recursive: true });
  // The file is first written completely under another name: after a power cut there is a complete key or no key.
  const arriving = join(folder, `secret.key.${randomBytes(6).toString('hex')}`);
  const file = await open(arriving, 'wx', 0o600);
  try {
    await file.writeFile(`${randomBytes(KEY_BYTES).toString('base64')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  // Linking never replaces an existing file: if two processes start for the first time at once, only one key is kept.
  await link(arriving, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(arriving);
  const made = await readKey(path);
  if (made === null) throw new SecretBoxError('the key file was removed while it was made');
  return made;
}

async function readKey(path: string): Promise<Buffer | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : parseKey(text.trim());
}

/**
 * 32 bytes as base64 (44 characters, also URL-safe) or as 64 hexadecimal digits. Throws `SecretBoxError` for anything
 * else.
 */
export function parseKey(text: string): Buffer {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  const bytes = /^[\w+/-]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : Buffer.alloc(0);
  if (bytes.length !== KEY_BYTES) throw new SecretBoxError('a key is 32 bytes, as base64 or hexadecimal');
  return bytes;
}
