import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Pool } from 'pg';
import { inParallel } from '../../in-parallel/index.ts';
import { BackupError } from '../backup-error.ts';
import { DATABASE_FOLDER, type EmbeddedParts, entriesOf, keepOnce } from '../embedded-copy.ts';
import { readFacts } from '../facts-store.ts';
import { type Kept, measure, OtherContent, type Vault } from '../vault.ts';
import { logFilesBetween } from './log-files.ts';
import { startBackupMode, stopBackupMode } from './mode-store.ts';

/** Written again at each start, or of no use without the process; a copy needs their folders only. */
const OF_THE_PROCESS = /^(?:postmaster\.(?:pid|opts)|backup_label(?:\.old)?|pg_internal\.init|pgsql_tmp.*)$/;
const WITHOUT_CONTENT = /^pg_(?:wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\//;
/** Says where the log begins that a copy needs, so it is read when the other files are complete. */
const CONTROL = 'global/pg_control';
const LABEL = 'backup_label';

/**
 * Copies the embedded database while this process works with it. The files change while they are read; PostgreSQL's
 * backup mode makes that right: from its start, the log contains every page that changes, and a restored copy applies
 * the log up to the end of the copy when it is opened. Other calls wait only while the mode starts and stops.
 * Throws `BackupError`.
 */
export async function copyRunning(pool: Pool, dataFolder: string, vault: Vault): Promise<EmbeddedParts> {
  const folder = join(dataFolder, DATABASE_FOLDER);
  const keep = keepChanging(vault, folder);
  const start = await startBackupMode(pool);
  const kept: Named[] = [];
  let folders: string[] = [];
  try {
    const entries = await entriesOf(folder);
    folders = entries.folders;
    const paths = entries.files.filter((path) => isCopied(path) && path !== CONTROL);
    kept.push(...(await inParallel(paths, keep)).filter((one) => one !== null));
    kept.push(await existing(keep, CONTROL));
  } catch (error) {
    await stopBackupMode(pool).catch(() => undefined);
    throw error;
  }
  const { end, label } = await stopBackupMode(pool);
  for (const name of logFilesBetween(start, end)) kept.push(await existing(keep, `pg_wal/${name}`));
  const words = () => Readable.from([Buffer.from(label)]);
  kept.push({ path: LABEL, ...(await vault.keep(words, await measure(words()))) });
  const files = kept.map(({ path, sha256, size }) => ({ path, sha256, size }));
  // Read last: the copy names only files that were complete on the disk before this.
  const facts = await readFacts(pool);
  return { facts, database: { engine: 'pglite', folders, files }, kept };
}

type Named = Kept & { path: string };
type Keep = (path: string) => Promise<Named | null>;

function isCopied(path: string): boolean {
  return !OF_THE_PROCESS.test(path.slice(path.lastIndexOf('/') + 1)) && !WITHOUT_CONTENT.test(path);
}

/** Stores a file as it was read, also if it changes meanwhile; null if it was removed meanwhile. */
function keepChanging(vault: Vault, folder: string): Keep {
  const keep = keepOnce(vault);
  return async (path) => {
    const place = join(folder, path);
    try {
      return { path, ...(await keep(place)) };
    } catch (error) {
      if (error instanceof OtherContent) return { path, ...(await vault.keep(() => createReadStream(place), null)) };
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    }
  };
}

async function existing(keep: Keep, path: string): Promise<Named> {
  const kept = await keep(path);
  if (kept === null) throw new BackupError(`The file ${path} of the database was removed while it was copied.`);
  return kept;
}
