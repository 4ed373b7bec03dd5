import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const DAY_MS = 86_400_000;

/** Removes files of the outbox that are older than some days, and answers their number. */
export async function sweepOutbox(folder: string, now: Date, days: number): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names.filter((one) => /\.(?:eml|json|tmp)$/.test(one))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found === null || now.getTime() - found.mtimeMs <= days * DAY_MS) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
