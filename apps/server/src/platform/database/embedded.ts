import { fsyncSync, mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';

/** What of PGlite's file system is touched here; its own types leave it open. */
interface MountedFileSystem {
  root: {
    mount: {
      mounts: { opts?: { root?: string }; type: { stream_ops: { fsync?: (stream: { nfd: number }) => number } } }[];
    };
  };
}

/**
 * Opens the embedded PostgreSQL. As shipped it starts with `-F` and its file system has no fsync, so a committed
 * transaction may be lost in a power cut; here a commit waits for the disk.
 * @param folder null keeps everything in memory (tests).
 * @param start What a database in memory starts from: the dump of another one; an empty one without.
 * @param beforeCommit Runs each time a transaction is about to be made durable.
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
