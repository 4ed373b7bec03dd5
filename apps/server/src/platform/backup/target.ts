import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { lockFile } from '../database/folder-owner.ts';
import { BackupError } from './backup-error.ts';
import type { Bytes } from './sealed-stream.ts';

/** Where backups are kept. Names are relative, with `/` between their parts. */
export interface BackupTarget {
  /** Writes an object: completely or not at all. `nameOf` is called after the last byte and may throw. */
  put(bytes: Bytes, nameOf: () => string): Promise<string>;
  read(name: string): Bytes;
  has(name: string): Promise<boolean>;
  /** The names of all objects whose name begins with `folder/`, sorted. */
  list(folder: string): Promise<string[]>;
  remove(name: string): Promise<void>;
  /** Resolves when everything that was put before survives a power cut. */
  settle(): Promise<void>;
  close(): void;
}

/** Another backup writes to the folder. */
export class TargetBusy extends BackupError {}

const INCOMING = 'incoming';
export const SNAPSHOTS = 'snapshots';
export const KEY_NOTE = 'folio-backup.json';

/** Opens a folder to write backups to it, and creates it if necessary. Throws `BackupError`. */
export async function openFolderToWrite(folder: string): Promise<BackupTarget> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = await readdir(folder);
  if (!names.includes(KEY_NOTE) && names.some((name) => name !== INCOMING && !name.startsWith('backup.lock')))
    throw new BackupError(`${folder} contains other files. Name an empty folder, or one with backups of Folio.`);
  const lock = lockFile(join(folder, 'backup.lock.db'));
  if (lock === null) throw new TargetBusy(`Another backup to ${folder} is running. Try again when it has ended.`);
  // What an interrupted backup left: no other process writes here while the lock is held.
  await rm(join(folder, INCOMING), { recursive: true, force: true });
  return targetAt(folder, () => lock.close());
}

/** Opens a folder with backups, which may be read-only. Throws `BackupError`. */
export async function openFolderToRead(folder: string): Promise<BackupTarget> {
  if (!(await exists(join(folder, KEY_NOTE)))) throw new BackupError(`There is no backup of Folio in ${folder}.`);
  return targetAt(folder, () => {});
}

/** Ids of the snapshots in a folder, oldest first; none if there is no such folder. */
export function snapshotIds(folder: string): Promise<string[]> {
  return targetAt(folder, () => {})
    .list(SNAPSHOTS)
    .then((names) => names.map((name) => name.slice(SNAPSHOTS.length + 1)));
}

export async function readText(target: BackupTarget, name: string): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of target.read(name)) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

function targetAt(folder: string, close: () => void): BackupTarget {
  const place = (name: string) => join(folder, ...name.split('/'));
  const changed = new Set<string>();
  return {
    put: async (bytes, nameOf) => {
      await mkdir(join(folder, INCOMING), { recursive: true, mode: 0o700 });
      const temporary = join(folder, INCOMING, randomUUID());
      try {
        await writeSynced(temporary, bytes);
        const name = nameOf();
        const parent = dirname(place(name));
        await mkdir(parent, { recursive: true, mode: 0o700 });
        await rename(temporary, place(name));
        changed.add(parent).add(dirname(parent));
        return name;
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    read: (name) => createReadStream(place(name)),
    has: (name) => exists(place(name)),
    list: async (inside) => {
      const entries = await readdir(place(inside), { recursive: true, withFileTypes: true }).catch(() => []);
      const files = entries.filter((entry) => entry.isFile());
      return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/')).sort();
    },
    remove: (name) => rm(place(name), { force: true }),
    settle: async () => {
      for (const parent of changed) await syncFolder(parent);
      changed.clear();
    },
    close,
  };
}

/** Writes a new file for the owner only, and waits for the disk. */
export async function writeSynced(path: string, bytes: Bytes): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const part of bytes) await file.writeFile(part);
    await file.sync();
  } finally {
    await file.close();
  }
}

export async function syncFolder(folder: string): Promise<void> {
  // Windows has no such call for folders.
  if (process.platform === 'win32') return;
  const directory = await open(folder, 'r');
  await directory.sync().finally(() => directory.close());
}

export function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** The text of a file that holds a key, without the line break at its end. */
export async function readKeyFile(path: string): Promise<string> {
  return (await readFile(path, 'utf8')).trim();
}
