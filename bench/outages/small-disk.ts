import { spawnSync } from 'node:child_process';
import { closeSync, ftruncateSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const SIZE_BYTES = 1_500_000_000;
const BLOCK = Buffer.alloc(1_000_000);

/** A file system that can be filled without harm to the machine. */
export interface SmallDisk {
  folder: string;
  /** Takes all that is free, as another program on the same disk may. */
  fill(): void;
  /** Gives it back. */
  empty(): void;
  clean(): void;
}

/** Mounts a file as an ext4 disk under the folder. Null where this is not allowed: it needs root and a loop device. */
export function smallDisk(root: string): SmallDisk | null {
  const image = join(root, 'disk.image');
  const folder = join(root, 'disk');
  const filler = join(folder, 'filler');
  mkdirSync(folder);
  const file = openSync(image, 'w');
  ftruncateSync(file, SIZE_BYTES);
  closeSync(file);
  const isMounted = succeeds('mkfs.ext4', ['-q', '-m', '0', image]) && succeeds('mount', ['-o', 'loop', image, folder]);
  if (!isMounted) {
    rmSync(image);
    return null;
  }
  return {
    folder,
    fill: () => writeUntilFull(filler, folder),
    empty: () => rmSync(filler, { force: true }),
    clean: () => {
      if (!succeeds('umount', [folder])) throw new Error(`${folder} is still in use and was not unmounted`);
    },
  };
}

function writeUntilFull(filler: string, folder: string): void {
  const file = openSync(filler, 'w');
  try {
    for (;;) {
      const { bavail, bsize } = statfsSync(folder);
      if (bavail === 0) return;
      writeSync(file, BLOCK, 0, Math.min(BLOCK.length, bavail * bsize));
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    closeSync(file);
  }
}

function succeeds(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}
