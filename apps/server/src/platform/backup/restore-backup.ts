import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ObjectStoreConfig } from '../../config.ts';
import { knownNames } from '../database/migration-files.ts';
import { inParallel } from '../in-parallel/index.ts';
import { openPrivateFolder } from '../private-folder/index.ts';
import { openStorage } from '../storage/index.ts';
import { BackupError } from './backup-error.ts';
import { restoreEmbedded } from './embedded-copy.ts';
import { contentsOf, type Manifest } from './manifest.ts';
import { demandEmptyDatabase, restorePostgres } from './postgres-dump.ts';
import { exists, writeSynced } from './target.ts';
import type { Vault } from './vault.ts';

/** An empty place for an installation. */
export interface EmptyPlace {
  folder: string;
  databaseUrl: string | null;
  /**
   * Null: files are restored to the folder. An object store need not be empty: a name says what its content is, and what has
   * that name is replaced.
   */
  objectStore: ObjectStoreConfig | null;
}

/** The snapshot with that id, or the newest one. Throws `BackupError`. */
export async function chooseSnapshot(vault: Vault, id: string | null): Promise<Manifest> {
  const ids = await vault.snapshots();
  const chosen = id ?? ids.at(-1);
  if (chosen === undefined) throw new BackupError('This backup has no complete snapshot.');
  if (!ids.includes(chosen)) throw new BackupError(`There is no snapshot ${chosen}. Use --list to see all snapshots.`);
  return vault.manifest(chosen);
}

/** Reads everything that the snapshots need, and answers a sentence for each content that is missing or damaged. */
export async function findDamage(vault: Vault, manifests: readonly Manifest[]): Promise<string[]> {
  const contents = new Map(manifests.flatMap(contentsOf).map((content) => [content.sha256, content]));
  const found = await inParallel([...contents.values()], async (content) => {
    try {
      await vault.check(content);
      return null;
    } catch (error) {
      if (error instanceof BackupError) return error.message;
      throw error;
    }
  });
  return found.filter((sentence) => sentence !== null);
}

/**
 * Restores a snapshot that `findDamage` found whole. The database is last: a place where it is missing is not yet
 * restored. Throws `BackupError`, before anything is written, if the place is not empty or does not fit the snapshot.
 */
export async function restoreBackup(place: EmptyPlace, vault: Vault, manifest: Manifest): Promise<void> {
  await openPrivateFolder(place.folder);
  const storage = await openStorage(join(place.folder, 'files'), place);
  await inParallel(manifest.files, async ({ companyId, sha256, size }) => {
    const content = Readable.from(vault.read({ sha256, size }), { objectMode: false });
    const arrived = await storage.receive(content, Number.POSITIVE_INFINITY);
    await arrived.keep(companyId).finally(() => arrived.drop());
  });
  if (manifest.secretKey !== null)
    await writeSynced(join(place.folder, 'secret.key'), Readable.from(vault.read(manifest.secretKey)));
  const { database } = manifest;
  if (database.engine === 'pglite') await restoreEmbedded(place.folder, vault, database);
  else if (place.databaseUrl !== null) await restorePostgres(place.databaseUrl, vault, database);
}

/** Throws `BackupError` unless the snapshot can be restored to the place. Changes nothing. */
export async function demandFittingPlace({ folder, databaseUrl }: EmptyPlace, manifest: Manifest): Promise<void> {
  const { database, schema, id } = manifest;
  if (!knownNames().has(schema))
    throw new BackupError(`Snapshot ${id} is of a newer Folio (${schema}). Use that version, or a newer one.`);
  if (database.engine === 'pglite' && databaseUrl !== null)
    throw new BackupError(`Snapshot ${id} is of the embedded database. Restore it without DATABASE_URL.`);
  if (database.engine === 'postgres' && databaseUrl === null)
    throw new BackupError(`Snapshot ${id} is of a PostgreSQL server. Set DATABASE_URL to an empty database.`);
  const names = (await exists(folder)) ? await readdir(folder) : [];
  if (names.some((name) => name !== 'lost+found'))
    throw new BackupError(`${folder} is not empty. Set FOLIO_DATA to an empty folder, or to one that does not exist.`);
  if (database.engine === 'postgres' && databaseUrl !== null) await demandEmptyDatabase(databaseUrl, database);
}
