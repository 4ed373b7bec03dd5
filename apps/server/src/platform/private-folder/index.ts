import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Other users of the machine may enter the data folder, and this process cannot change that; the message says what to
 * do.
 */
export class FolderNotPrivate extends Error {}

const OTHERS = 0o077;
const STICKY = 0o1000;
const OWNER_ONLY = 0o700;

/** From now on, only this process's user can open files that the process creates. */
export function createPrivateFiles(): void {
  process.umask(OTHERS);
}

/**
 * Creates the data folder, or restricts an existing one, so that only the user of this process can enter it. Other
 * users then cannot open any file inside, whatever its mode. The folders directly inside are restricted too. Throws
 * `FolderNotPrivate`.
 */
export async function openPrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY });
  await makePrivate(folder);
  const inside = await readdir(folder, { withFileTypes: true });
  for (const entry of inside) if (entry.isDirectory()) await makePrivate(join(folder, entry.name));
}

async function makePrivate(folder: string): Promise<void> {
  // Windows has no such modes; there the folder's access control list decides.
  if (process.platform === 'win32') return;
  const { mode } = await stat(folder);
  if ((mode & OTHERS) === 0) return;
  if ((mode & STICKY) !== 0)
    throw new FolderNotPrivate(
      `${folder} is shared by all users of this machine. Set FOLIO_DATA to a folder inside it.`,
    );
  await chmod(folder, OWNER_ONLY).catch(() => {
    throw new FolderNotPrivate(
      `Other users of this machine can open ${folder}, and it belongs to another user. Run chown and chmod 700 on it, or set FOLIO_DATA to another folder.`,
    );
  });
}
