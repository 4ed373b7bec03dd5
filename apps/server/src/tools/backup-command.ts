import { resolve } from 'node:path';
import { type Config, ConfigError, readConfig, withoutPooler } from '../config.ts';
import { BackupError, demandApart, type Manifest } from '../platform/backup/index.ts';
import { FolderInUse } from '../platform/database/folder-owner.ts';
import { SchemaNewer } from '../platform/database/migrate.ts';
import { DatabaseUnusable } from '../platform/database/server/cannot-start.ts';
import { createPrivateFiles, FolderNotPrivate } from '../platform/private-folder/index.ts';
import { StorageAway } from '../platform/storage/index.ts';

/** What the commands of an administrator have in common. */

/** The command was written wrongly; the message says how to write it. */
export class UsageError extends Error {}

/** The command failed; the message is a sentence. */
export class CommandError extends Error {}

type Sentence = abstract new (...given: never[]) => Error;

/**
 * Runs a command to its end. Exit code 1: it failed, with a sentence. 2: it was written wrongly.
 * @param more Further errors whose message is a sentence for the administrator.
 */
export async function runCommand(
  work: (config: Config) => Promise<void>,
  more: readonly Sentence[] = [],
): Promise<void> {
  createPrivateFiles();
  try {
    await work(withoutPooler(readConfig(process.env, resolve(import.meta.dirname, '..', '..', '..', '..'))));
  } catch (error) {
    process.exitCode = error instanceof UsageError ? 2 : 1;
    console.error(isSentence(error, more) && error.message !== '' ? error.message : error);
  }
}

function isSentence(error: unknown, more: readonly Sentence[]): error is Error {
  const known = [
    UsageError,
    CommandError,
    BackupError,
    ConfigError,
    FolderInUse,
    FolderNotPrivate,
    SchemaNewer,
    DatabaseUnusable,
    StorageAway,
    ...more,
  ];
  return known.some((kind) => error instanceof kind) || (error instanceof Error && 'code' in error);
}

/** The folder named in the command. It may not overlap with the data folder. */
export function targetFolder(named: readonly string[], config: Config, usage: string): string {
  const [target, ...more] = named;
  if (target === undefined || more.length > 0) throw new UsageError(usage);
  const folder = resolve(target);
  try {
    demandApart(folder, config.folder);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : usage);
  }
  return folder;
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
