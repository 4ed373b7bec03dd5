import { createHash, createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip, type Gunzip, type Gzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import { type BackupKeys, makeKeys, openKeys, parseKeyNote } from './backup-keys.ts';
import { type Manifest, parseManifest, type Stored } from './manifest.ts';
import { type Bytes, SealError, seal, unseal } from './sealed-stream.ts';
import { type BackupTarget, KEY_NOTE, readText, SNAPSHOTS } from './target.ts';

/** The content of a source differs from the hash under which it is known. */
export class OtherContent extends Error {}

export interface Kept extends Stored {
  /** False if the content was in the target before. */
  written: boolean;
}

const OBJECTS = 'objects';

/** The content of a target: objects by the hash of what they contain, and manifests, all compressed and encrypted. */
export interface Vault {
  /**
   * Stores what `source` gives, unless the same content is stored already, and reads back what it wrote.
   * @param known What the content is, if that is known before reading: then `source` is read only if necessary, and must
   * have this content, or `OtherContent` is thrown.
   */
  keep(source: () => Bytes, known: Stored | null): Promise<Kept>;
  /** Throws `BackupError` at the latest after the last byte if the content is missing, damaged or another. */
  read(content: Stored): AsyncGenerator<Buffer>;
  check(content: Stored): Promise<void>;
  /** Ids of the snapshots, oldest first. */
  snapshots(): Promise<string[]>;
  manifest(id: string): Promise<Manifest>;
  /** Completes a snapshot: everything it names is on the disk before the manifest is. */
  addManifest(manifest: Manifest): Promise<void>;
  /** Removes the manifest of a snapshot; what it alone needed is removed by `sweep`. */
  dropManifest(id: string): Promise<void>;
  /** Removes every object that is not among the contents, and answers their number. */
  sweep(needed: readonly Stored[]): Promise<number>;
}

/** Opens the backups in a target; in an empty one, makes new keys. Throws `BackupError`. */
export async function openVault(target: BackupTarget, passphrase: string, cost?: number): Promise<Vault> {
  if (await target.has(KEY_NOTE)) {
    const note = parseKeyNote(await readText(target, KEY_NOTE));
    if (note === null)
      throw new BackupError(`${KEY_NOTE} of this backup is damaged. Copy it back from another copy of the backup.`);
    return vaultOf(target, await openKeys(passphrase, note));
  }
  const { keys, note } = await makeKeys(passphrase, cost);
  await target.put(Readable.from([Buffer.from(`${JSON.stringify(note, null, 2)}\n`)]), () => KEY_NOTE);
  await target.settle();
  return vaultOf(target, keys);
}

function vaultOf(target: BackupTarget, keys: BackupKeys): Vault {
  const nameOf = (sha256: string) => {
    const name = createHmac('sha256', keys.name).update(sha256).digest('hex');
    return `${OBJECTS}/${name.slice(0, 2)}/${name}`;
  };
  const snapshotName = (id: string) => `${SNAPSHOTS}/${id}`;
  const put = (bytes: Bytes, name: () => string) => target.put(seal(keys.seal, through(createGzip(), bytes)), name);
  const open = (name: string) => through(createGunzip(), unseal(keys.seal, target.read(name)));
  const read = async function* (content: Stored) {
    const seen = counter();
    yield* readable(seen.count(open(nameOf(content.sha256))), `The object ${nameOf(content.sha256)}`);
    const { sha256, size } = seen.stored();
    if (sha256 !== content.sha256 || size !== content.size)
      throw new BackupError(`The object ${nameOf(content.sha256)} contains something else.`);
  };
  const check = async (content: Stored) => {
    for await (const _ of read(content));
  };
  return {
    keep: async (source, known) => {
      if (known !== null && (await target.has(nameOf(known.sha256)))) return { ...known, written: false };
      const seen = counter();
      await put(seen.count(source()), () => {
        const { sha256, size } = seen.stored();
        if (known !== null && (sha256 !== known.sha256 || size !== known.size)) throw new OtherContent();
        return nameOf(sha256);
      });
      const stored = seen.stored();
      await check(stored);
      return { ...stored, written: true };
    },
    read,
    check,
    snapshots: async () => (await target.list(SNAPSHOTS)).map((name) => name.slice(SNAPSHOTS.length + 1)),
    manifest: async (id) => parseManifest(await textOf(readable(open(snapshotName(id)), `Snapshot ${id}`)), id),
    addManifest: async (manifest) => {
      await target.settle();
      await put(Readable.from([Buffer.from(JSON.stringify(manifest))]), () => snapshotName(manifest.id));
      await target.settle();
      parseManifest(await textOf(open(snapshotName(manifest.id))), manifest.id);
    },
    dropManifest: (id) => target.remove(snapshotName(id)),
    sweep: async (needed) => {
      const names = new Set(needed.map(({ sha256 }) => nameOf(sha256)));
      const superfluous = (await target.list(OBJECTS)).filter((name) => !names.has(name));
      for (const name of superfluous) await target.remove(name);
      return superfluous.length;
    },
  };
}

/** Says in a sentence what is wrong with an object that cannot be read. */
async function* readable(bytes: Bytes, what: string): AsyncGenerator<Buffer> {
  try {
    for await (const part of bytes) yield Buffer.from(part.buffer, part.byteOffset, part.length);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new BackupError(`${what} is missing.`);
    const isDamage = error instanceof SealError || (error instanceof Error && 'code' in error && isZlib(error.code));
    throw isDamage ? new BackupError(`${what} is damaged or not complete.`) : error;
  }
}

function isZlib(code: unknown): boolean {
  return typeof code === 'string' && code.startsWith('Z_');
}

/** Hash and size of all bytes. */
export async function measure(bytes: Bytes): Promise<Stored> {
  const seen = counter();
  for await (const _ of seen.count(bytes));
  return seen.stored();
}

/** Hashes and counts bytes that pass. */
function counter() {
  const hash = createHash('sha256');
  let size = 0;
  let ended: Stored | null = null;
  return {
    count: async function* (bytes: Bytes) {
      for await (const part of bytes) {
        hash.update(part);
        size += part.length;
        yield part;
      }
    },
    /** To be asked after the last byte. */
    stored: (): Stored => {
      ended ??= { sha256: hash.digest('hex'), size };
      return ended;
    },
  };
}

/** Bytes through a stream of zlib. An error of the bytes appears where the result is read. */
function through(zlib: Gzip | Gunzip, bytes: Bytes): Bytes {
  pipeline(Readable.from(bytes), zlib).catch((error) => zlib.destroy(error));
  return zlib;
}

async function textOf(bytes: Bytes): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
