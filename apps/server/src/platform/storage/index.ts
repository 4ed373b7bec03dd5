import { join } from 'node:path';
import type { ObjectStoreConfig } from '../../config.ts';
import { guardSpace, type SpaceGuard } from '../free-space/index.ts';
import { openArriving } from './arriving.ts';
import { folderShelf } from './folder-shelf.ts';
import type { Storage } from './port.ts';
import { storageOn } from './storage.ts';

export {
  type ArrivedFile,
  FileDamaged,
  FileMissing,
  FileTooLarge,
  type KeptFile,
  type Storage,
  StorageAway,
} from './port.ts';

export interface StorageOptions {
  /** Null or absent: the files are in the folder. */
  objectStore?: ObjectStoreConfig | null;
  /** Tests replace it. */
  space?: SpaceGuard;
}

/** Opens the storage in a folder, or in an object store; files on their way are in the folder in both cases. */
export async function openStorage(
  folder: string,
  { objectStore = null, space = guardSpace(folder) }: StorageOptions = {},
): Promise<Storage> {
  const temporary = await openArriving(join(folder, 'arriving'));
  if (objectStore === null) return storageOn(folderShelf(folder, temporary), { temporary, space });
  const { objectShelf } = await import('./object-shelf.ts');
  return storageOn(await objectShelf(objectStore, space), { temporary, space });
}
