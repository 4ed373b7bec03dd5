import { type ArrivedFile, FileTooLarge, type Storage } from '../../../../../platform/storage/index.ts';
import { type OpenArchive, verifyFile } from './open-archive.ts';
import { archiveRefusal } from './refuse.ts';

const FILES = 'files/';

/**
 * Compares every file of an archive with its manifest: tables by their hash, documents while they are written to
 * disk, where they wait to be stored or dropped. Rejects the first file that differs, by name, and then deletes
 * everything written.
 */
export async function takeFiles(archive: OpenArchive, storage: Storage): Promise<ArrivedFile[]> {
  const arrived: ArrivedFile[] = [];
  try {
    for (const file of archive.manifest.files) {
      if (!file.path.startsWith(FILES)) await verifyFile(archive, file);
      else {
        const paper = await receive(archive, storage, file);
        arrived.push(paper);
        if (paper.sha256 !== file.sha256 || file.path !== FILES + file.sha256)
          throw archiveRefusal('archive_file_changed', { file: file.path });
      }
    }
    return arrived;
  } catch (error) {
    await dropAll(arrived);
    throw error;
  }
}

async function receive(
  archive: OpenArchive,
  storage: Storage,
  file: { path: string; size: number },
): Promise<ArrivedFile> {
  const stream = await archive.stream(file.path);
  return storage.receive(stream, file.size).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    // A full disk is not an error of the archive.
    if (!(error instanceof FileTooLarge) && typeof code === 'string') throw error;
    throw archiveRefusal('archive_file_changed', { file: file.path });
  });
}

export async function dropAll(files: readonly ArrivedFile[]): Promise<void> {
  for (const file of files) await file.drop();
}
