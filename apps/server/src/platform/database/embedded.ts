import { fsyncSync, mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';

/** What the engine keeps of the database in its own memory: its default is 160 MB, and the system keeps what was read as well. */
const PAGES_KEPT = '48MB';

/**
 * Files that the engine keeps open: its default is 1000. It opens one for each table and index and closes none below this number, and
 * many systems allow a process 1024.
 */
export const MOST_FILES = 400;

/** The part of PGlite's file system that is used here; PGlite's own types do not declare it. */
interface MountedFileSystem {
  root: {
    mount: {
      mounts: { opts?: { root?: string }; type: { stream_ops: { fsync?: (stream: { nfd: number }) => number } } }[];
    };
  };
}

/**
 * Opens the embedded PostgreSQL. In the shipped configuration it starts with `-F` and its file system has no fsync,
 * so a power cut may lose a committed transaction; here a commit waits for the disk.
 * @param folder null keeps everything in memory (tests).
 * @param start Initial content of a database in memory: the dump of another one; empty if absent.
 * @param beforeCommit Runs each time before a transaction is made durable.
 */
export async function openEmbedded(
  folder: string | null,
  start?: Blob,
  beforeCommit: () => void = () => {},
): Promise<PGlite> {
  if (folder === null)
    return PGlite.create({ dataDir: 'memory://', ...(start === undefined ? {} : { loadDataDir: start }) });
  mkdirSync(folder, { recursive: true });
  const pglite = await PGlite.create({
    dataDir: folder,
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      '-c',
      'wal_sync_method=fsync',
      '-c',
      `shared_buffers=${PAGES_KEPT}`,
      '-c',
      `max_files_per_process=${MOST_FILES}`,
    ],
  });
  makeDurable(pglite, beforeCommit);
  return pglite;
}

function makeDurable(pglite: PGlite, beforeCommit: () => void): void {
  const fileSystem: unknown = pglite.Module.FS;
  if (!isMounted(fileSystem)) throw new Error('the embedded database has an unknown file system');
  const mount = fileSystem.root.mount.mounts.find((candidate) => candidate.opts?.root);
  if (!mount) throw new Error('the embedded database has no folder mounted');
  mount.type.stream_ops.fsync = (stream) => {
    beforeCommit();
    fsyncSync(stream.nfd);
    return 0;
  };
}

function isMounted(value: unknown): value is MountedFileSystem {
  return typeof value === 'object' && value !== null && 'root' in value;
}
