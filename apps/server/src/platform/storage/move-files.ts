import type { Readable } from 'node:stream';
import { inParallel } from '../in-parallel/index.ts';
import { FileDamaged, FileMissing, type KeptFile, type Storage } from './port.ts';

export interface Moved {
  /** Copied, and read back. */
  copied: number;
  /** Already at the other place. */
  there: number;
  /** Removed from the first place, after the copy was read. */
  removed: number;
  /** Damaged at the first place: neither copied nor removed. */
  damaged: KeptFile[];
}

/**
 * Copies every file from one storage to another; with `remove`, removes each from the first one after the copy was read
 * completely. May be interrupted and repeated at any time. Derived data is not copied.
 */
export async function moveFiles(from: Storage, to: Storage, { remove }: { remove: boolean }): Promise<Moved> {
  const files: KeptFile[] = [];
  for await (const file of from.files()) files.push(file);
  const outcomes = await inParallel(files, (file) => moveFile(from, to, file, remove));
  const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length;
  const [copied, there] = [count('copied'), count('there')];
  const damaged = files.filter((_, at) => outcomes[at] === 'damaged');
  return { copied, there, damaged, removed: remove ? copied + there : 0 };
}

/** `gone`: a person destroyed the file meanwhile. */
type Outcome = 'copied' | 'there' | 'damaged' | 'gone';

async function moveFile(from: Storage, to: Storage, file: KeptFile, remove: boolean): Promise<Outcome> {
  const outcome = await copyFile(from, to, file, remove);
  if (remove && (outcome === 'copied' || outcome === 'there')) await from.destroy(file.companyId, file.sha256);
  return outcome;
}

async function copyFile(from: Storage, to: Storage, file: KeptFile, isChecked: boolean): Promise<Outcome> {
  const { companyId, sha256 } = file;
  if (await to.has(companyId, sha256)) {
    if (!isChecked || (await isWhole(to, file))) return 'there';
  }
  const content = await openOr(from, file);
  if (content === 'damaged' || content === 'gone') return content;
  const arrived = await to.receive(content, Number.POSITIVE_INFINITY);
  await arrived.keep(companyId).finally(() => arrived.drop());
  if (!(await isWhole(to, file))) throw new FileDamaged(`the copy of ${sha256} is damaged`);
  return 'copied';
}

async function openOr(storage: Storage, { companyId, sha256 }: KeptFile): Promise<Readable | 'damaged' | 'gone'> {
  try {
    return await storage.open(companyId, sha256);
  } catch (error) {
    if (error instanceof FileDamaged) return 'damaged';
    if (error instanceof FileMissing) return 'gone';
    throw error;
  }
}

async function isWhole(storage: Storage, file: KeptFile): Promise<boolean> {
  const content = await openOr(storage, file);
  if (content === 'damaged' || content === 'gone') return false;
  content.destroy();
  return true;
}
