import { isAbsolute, relative, resolve, sep } from 'node:path';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { BackupError, type Manifest, readKeyFile } from '../platform/backup/index.ts';
import { FolderInUse } from '../platform/database/folder-owner.ts';
import { SchemaNewer } from '../platform/database/migrate.ts';
import { DatabaseUnusable } from '../platform/database/server/cannot-start.ts';
import { createPrivateFiles, FolderNotPrivate } from '../platform/private-folder/index.ts';

/** What the commands `backup` and `restore` have in common. */

/** The command was written wrongly; the message says how to write it. */
export class UsageError extends Error {}

const KEY_CHARACTERS = 20;

/** Runs a command to its end. Exit code 1: it failed, with a sentence. 2: it was written wrongly. */
export async function runCommand(work: (config: Config) => Promise<void>): Promise<void> {
  createPrivateFiles();
  try {
    await work(readConfig(process.env, resolve(import.meta.dirname, '..', '..', '..', '..')));
  } catch (error) {
    process.exitCode = error instanceof UsageError ? 2 : 1;
    console.error(isSentence(error) && error.message !== '' ? error.message : error);
  }
}

function isSentence(error: unknown): error is Error {
  const known = [UsageError, BackupError, ConfigError, FolderInUse, FolderNotPrivate, SchemaNewer, DatabaseUnusable];
  return known.some((kind) => error instanceof kind) || (error instanceof Error && 'code' in error);
}

export async function readKey({ backupKey, backupKeyFile }: Config): Promise<string> {
  if (backupKey !== null) return backupKey;
  if (backupKeyFile === null)
    throw new BackupError('FOLIO_BACKUP_KEY is empty. Set it, or FOLIO_BACKUP_KEY_FILE, to the key of your backups.');
  const key = await readKeyFile(backupKeyFile);
  if (key.length < KEY_CHARACTERS)
    throw new BackupError(`The key in ${backupKeyFile} is too short. It needs at least ${KEY_CHARACTERS} characters.`);
  return key;
}

/** The folder named in the command. It may not overlap with the data folder. */
export function targetFolder(named: readonly string[], config: Config, usage: string): string {
  const [target, ...more] = named;
  if (target === undefined || more.length > 0) throw new UsageError(usage);
  const folder = resolve(target);
  if (isInside(folder, config.folder) || isInside(config.folder, folder))
    throw new UsageError(`${folder} overlaps with the data folder ${config.folder}. Name another folder.`);
  return folder;
}

function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return !isAbsolute(way) && way !== '..' && !way.startsWith(`..${sep}`);
}

/** One line about a snapshot. */
export function describeSnapshot({ id, database, schema, files, gaps }: Manifest): string {
  const engine = database.engine === 'pglite' ? 'embedded database' : `PostgreSQL ${database.version}`;
  const incomplete = gaps.length === 0 ? '' : `, ${gaps.length} files missing`;
  return `${id}  ${engine}, schema ${schema}, ${files.length} files${incomplete}`;
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
