import { inParallel } from '../in-parallel/index.ts';
import { FileDamaged, FileMissing, type KeptFile, type Storage } from './port.ts';

/** A file that the books name. */
export interface NamedFile {
  companyId: string;
  sha256: string;
  /** In bytes. */
  size: number;
}

export interface FileFindings {
  /** Named by the books and not in the storage. */
  missing: NamedFile[];
  /** In the storage with another size or another content. */
  damaged: NamedFile[];
  /** In the storage for more than an hour and not named by the books. They do no harm and take space. */
  orphaned: KeptFile[];
}

/** A younger file may belong to an upload whose transaction has not ended. */
const ORPHANED_MS = 3_600_000;

/**
 * Compares the files of the storage with those that the books name.
 * @param named Answers the named files; asked again if some seem to be missing, because a person may destroy a file meanwhile.
 */
export async function checkFiles(
  storage: Storage,
  named: () => Promise<readonly NamedFile[]>,
  { contents, now }: { contents: boolean; now: Date },
): Promise<FileFindings> {
  const wanted = new Map((await named()).map((file) => [keyOf(file), file]));
  const orphaned: KeptFile[] = [];
  const damaged: NamedFile[] = [];
  const whole: NamedFile[] = [];
  for await (const kept of storage.files()) {
    const file = wanted.get(keyOf(kept));
    wanted.delete(keyOf(kept));
    if (file !== undefined) (file.size === kept.sizeBytes ? whole : damaged).push(file);
    else if (now.getTime() - kept.at.getTime() > ORPHANED_MS) orphaned.push(kept);
  }
  const missing = [...wanted.values()];
  if (contents) {
    const problems = await inParallel(whole, (file) => problemOf(storage, file));
    damaged.push(...whole.filter((_, at) => problems[at] === 'damaged'));
    missing.push(...whole.filter((_, at) => problems[at] === 'missing'));
  }
  return { missing: await stillNamed(missing, named), damaged, orphaned };
}

async function problemOf(storage: Storage, { companyId, sha256 }: NamedFile): Promise<'damaged' | 'missing' | null> {
  try {
    (await storage.open(companyId, sha256)).destroy();
    return null;
  } catch (error) {
    if (error instanceof FileDamaged) return 'damaged';
    if (error instanceof FileMissing) return 'missing';
    throw error;
  }
}

async function stillNamed(files: NamedFile[], named: () => Promise<readonly NamedFile[]>): Promise<NamedFile[]> {
  if (files.length === 0) return files;
  const keys = new Set((await named()).map(keyOf));
  return files.filter((file) => keys.has(keyOf(file)));
}

function keyOf({ companyId, sha256 }: { companyId: string; sha256: string }): string {
  return `${companyId}/${sha256}`;
}
