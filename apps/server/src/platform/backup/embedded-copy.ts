import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { openEmbedded } from '../database/embedded.ts';
import { FolderInUse, ownFolder } from '../database/folder-owner.ts';
import { ENGINE_ROOM_BYTES, freeOn } from '../database/room.ts';
import { inParallel } from '../in-parallel/index.ts';
import { BackupError } from './backup-error.ts';
import { type Facts, readFacts } from './facts-store.ts';
import type { Manifest, Stored } from './manifest.ts';
import { exists, syncFolder, writeSynced } from './target.ts';
import { type Kept, measure, type Vault } from './vault.ts';

/**
 * The embedded database is backed up as the files of its folder, so that a file that did not change is not written
 * again. They are consistent while no process uses them: a command becomes their owner for that time. `running/running-copy.ts`
 * copies them while the server works.
 */
type EmbeddedCopy = Extract<Manifest['database'], { engine: 'pglite' }>;

/** A copy of the embedded database. */
export interface EmbeddedParts {
  facts: Facts;
  database: EmbeddedCopy;
  kept: Kept[];
}

export const DATABASE_FOLDER = 'database';
/** Written by a process that uses the folder, and wrong in any other place. */
const OF_THE_PROCESS = new Set(['postmaster.pid', 'postmaster.opts']);

/** Throws `BackupError` if a server uses the data folder or no database is there. */
export async function copyEmbedded(dataFolder: string, vault: Vault): Promise<EmbeddedParts> {
  const folder = join(dataFolder, DATABASE_FOLDER);
  if (!(await exists(join(folder, 'PG_VERSION'))))
    throw new BackupError(`There is no database in ${dataFolder}. Set FOLIO_DATA to the data folder of your server.`);
  const owner = own(dataFolder);
  try {
    const facts = await readEmbeddedFacts(folder);
    const entries = await entriesOf(folder);
    const paths = entries.files.filter((path) => !OF_THE_PROCESS.has(path));
    const keep = keepOnce(vault);
    const kept = await inParallel(paths, async (path) => ({ path, ...(await keep(join(folder, path))) }));
    const files = kept.map(({ path, sha256, size }) => ({ path, sha256, size }));
    owner.assertStillOwner();
    return { facts, database: { engine: 'pglite', folders: entries.folders, files }, kept };
  } finally {
    owner.release();
  }
}

/** The paths of all folders and files in a folder, sorted, with `/` between their parts. */
export async function entriesOf(folder: string): Promise<{ folders: string[]; files: string[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pathOf = (entry: (typeof entries)[number]) =>
    relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
  const folders = entries.filter((entry) => entry.isDirectory()).map(pathOf);
  const files = entries.filter((entry) => entry.isFile()).map(pathOf);
  return { folders: folders.sort(), files: files.sort() };
}

function own(dataFolder: string) {
  try {
    return ownFolder(dataFolder);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new BackupError(
      `${error.message} The embedded database can be backed up only while no server uses it: stop Folio, make the backup, and start Folio again.`,
    );
  }
}

async function readEmbeddedFacts(folder: string): Promise<Facts> {
  // On a full disk the engine would wait for ever.
  if (freeOn(folder) < ENGINE_ROOM_BYTES)
    throw new BackupError(`The disk of ${folder} is nearly full. Free at least 64 MB on it.`);
  const engine = await openEmbedded(folder).catch((error: unknown) => {
    throw new BackupError(`The database in ${folder} is damaged and cannot be opened. Restore an earlier backup.`, {
      cause: error,
    });
  });
  const pool = new pg.Pool({ ...createPgConfig(engine), max: 1 });
  try {
    return await readFacts(pool);
  } finally {
    await pool.end();
    await engine.close();
  }
}

/** Many files of a database are equal, and two must not be written at the same time. */
export function keepOnce(vault: Vault): (path: string) => Promise<Kept> {
  const underway = new Map<string, Promise<Kept>>();
  return async (path) => {
    const source = () => createReadStream(path);
    const content: Stored = await measure(source());
    const earlier = underway.get(content.sha256);
    if (earlier !== undefined) return { ...(await earlier), written: false };
    const keeping = vault.keep(source, content);
    underway.set(content.sha256, keeping);
    return keeping;
  };
}

/** The folder appears under its name when it is complete. */
export async function restoreEmbedded(dataFolder: string, vault: Vault, copy: EmbeddedCopy): Promise<void> {
  const arriving = join(dataFolder, `${DATABASE_FOLDER}.restoring`);
  await rm(arriving, { recursive: true, force: true });
  await mkdir(arriving, { recursive: true, mode: 0o700 });
  for (const path of copy.folders) await mkdir(join(arriving, path), { recursive: true, mode: 0o700 });
  await inParallel(copy.files, async ({ path, ...content }) => {
    await mkdir(dirname(join(arriving, path)), { recursive: true, mode: 0o700 });
    await writeSynced(join(arriving, path), vault.read(content));
  });
  for (const path of ['.', ...copy.folders]) await syncFolder(join(arriving, path));
  await rename(arriving, join(dataFolder, DATABASE_FOLDER));
  await syncFolder(dataFolder);
}
