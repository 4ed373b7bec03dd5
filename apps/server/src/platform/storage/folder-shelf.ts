import { constants } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FileMissing } from './port.ts';
import type { Shelf, Shelved } from './shelf.ts';

/** A folder of this machine. `temporary` answers new paths on the same file system. */
export function folderShelf(folder: string, temporary: () => string): Shelf {
  const place = (name: string) => join(folder, ...name.split('/'));
  return {
    take: (name, path) => move(path, place(name)),
    write: async (name, bytes) => {
      const path = temporary();
      try {
        await mkdir(dirname(place(name)), { recursive: true });
        await writeFile(path, bytes);
        await rename(path, place(name));
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },
    read: (name) => readFile(place(name)).catch(orMissing),
    local: async (name) => {
      await access(place(name)).catch(orMissing);
      return place(name);
    },
    has: (name) =>
      access(place(name)).then(
        () => true,
        () => false,
      ),
    remove: (name) => rm(place(name), { force: true }),
    list: (prefix) => list(folder, prefix),
    check: () => access(folder, constants.W_OK),
  };
}

function orMissing(error: unknown): never {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  throw isMissing ? new FileMissing(error.message, { cause: error }) : error;
}

async function move(path: string, target: string): Promise<void> {
  const folder = dirname(target);
  await mkdir(folder, { recursive: true });
  await rename(path, target);
  const directory = await open(folder, 'r');
  await directory.sync().finally(() => directory.close());
}

async function* list(folder: string, prefix: string): AsyncGenerator<Shelved> {
  const inside = prefix.split('/').slice(0, -1);
  const entries = await readdir(join(folder, ...inside), { withFileTypes: true }).catch(() => []);
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const name = [...inside, entry.name].join('/');
    if (!name.startsWith(prefix)) continue;
    if (entry.isDirectory()) yield* list(folder, `${name}/`);
    else {
      const found = await stat(join(folder, ...inside, entry.name)).catch(() => null);
      if (found !== null) yield { name, sizeBytes: found.size, at: found.mtime };
    }
  }
}
