import { isAbsolute, relative, sep } from 'node:path';
import { BackupError } from './backup-error.ts';
import { readKeyFile } from './target.ts';

const KEY_CHARACTERS = 20;

/** The key of the backups, from the settings. Throws `BackupError`. */
export async function readBackupKey({
  backupKey,
  backupKeyFile,
}: {
  backupKey: string | null;
  backupKeyFile: string | null;
}): Promise<string> {
  if (backupKey !== null) return backupKey;
  if (backupKeyFile === null)
    throw new BackupError('FOLIO_BACKUP_KEY is empty. Set it, or FOLIO_BACKUP_KEY_FILE, to the key of your backups.');
  const key = await readKeyFile(backupKeyFile);
  if (key.length < KEY_CHARACTERS)
    throw new BackupError(`The key in ${backupKeyFile} is too short. It needs at least ${KEY_CHARACTERS} characters.`);
  return key;
}

/** Throws `BackupError` if a folder for backups lies in the data folder, or the data folder in it. */
export function demandApart(target: string, dataFolder: string): void {
  if (isInside(target, dataFolder) || isInside(dataFolder, target))
    throw new BackupError(`${target} overlaps with the data folder ${dataFolder}. Name another folder.`);
}

function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return !isAbsolute(way) && way !== '..' && !way.startsWith(`..${sep}`);
}
