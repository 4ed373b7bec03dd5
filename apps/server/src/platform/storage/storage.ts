import { open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { SpaceGuard } from '../free-space/index.ts';
import { receive } from './arriving.ts';
import { demandBytes, demandContent } from './content.ts';
import { pressed, unpressed } from './derived.ts';
import { type ArrivedFile, type KeptFile, type Storage, StorageAway } from './port.ts';
import type { Shelf } from './shelf.ts';

/** What a storage needs of the disk of this machine. */
export interface LocalDisk {
  /** A new path for a file on its way. */
  temporary(): string;
  space: SpaceGuard;
}

/** A storage whose files are on the shelf. Names are the same on every shelf, so files can move between them. */
export function storageOn(shelf: Shelf, disk: LocalDisk): Storage {
  const opened = (companyId: string, sha256: string) => openChecked(shelf, disk, companyId, sha256);
  return {
    receive: (stream, limitBytes) => arrive(shelf, disk, stream, limitBytes),
    read: async (companyId, sha256) => {
      const bytes = await shelf.read(nameOf(companyId, sha256));
      await demandBytes(bytes, sha256);
      return bytes;
    },
    open: opened,
    stream: (companyId, sha256) => {
      const later = async function* () {
        yield* await opened(companyId, sha256);
      };
      return Readable.from(later(), { objectMode: false });
    },
    writeDerived: async (companyId, key, lines) =>
      shelf.write(derivedName(companyId, `${key}.gz`), await pressed(lines)).catch(unlessAway),
    readDerived: async (companyId, key) => {
      const bytes = await shelf.read(derivedName(companyId, `${key}.gz`)).catch(() => null);
      return bytes === null ? null : unpressed(bytes);
    },
    keepPicture: (companyId, key, bytes) => shelf.write(derivedName(companyId, `${key}.png`), bytes).catch(unlessAway),
    readPicture: (companyId, key) => shelf.read(derivedName(companyId, `${key}.png`)).catch(() => null),
    has: (companyId, sha256) => shelf.has(nameOf(companyId, sha256)),
    destroy: async (companyId, sha256) => {
      for await (const { name } of shelf.list(derivedName(companyId, `${sha256}-`))) await shelf.remove(name);
      await shelf.remove(nameOf(companyId, sha256));
    },
    files: () => filesOn(shelf),
    check: () => shelf.check(),
  };
}

function nameOf(companyId: string, sha256: string): string {
  return `${companyId}/${sha256.slice(0, 2)}/${sha256}`;
}

function derivedName(companyId: string, file: string): string {
  return `${companyId}/derived/${file}`;
}

const FILE = /^([0-9a-f-]{36})\/[0-9a-f]{2}\/([0-9a-f]{64})$/;

async function* filesOn(shelf: Shelf): AsyncGenerator<KeptFile> {
  for await (const { name, sizeBytes, at } of shelf.list('')) {
    const [, companyId, sha256] = FILE.exec(name) ?? [];
    if (companyId !== undefined && sha256 !== undefined) yield { companyId, sha256, sizeBytes, at };
  }
}

async function arrive(shelf: Shelf, disk: LocalDisk, stream: Readable, limitBytes: number): Promise<ArrivedFile> {
  const received = await receive(stream, disk.temporary(), { limitBytes, space: disk.space });
  const { path, sha256, sizeBytes, head } = received;
  return {
    sha256,
    sizeBytes,
    head,
    keep: (companyId) => shelf.take(nameOf(companyId, sha256), path, received),
    drop: () => rm(path, { force: true }),
  };
}

/** The content is checked before the first byte is handed on, so that an answer to a damaged file can still be an error. */
async function openChecked(shelf: Shelf, disk: LocalDisk, companyId: string, sha256: string): Promise<Readable> {
  const temporary = disk.temporary();
  try {
    const file = await open(await shelf.local(nameOf(companyId, sha256), temporary), 'r');
    try {
      await demandContent(file, sha256);
      return file.createReadStream({ start: 0 });
    } catch (error) {
      await file.close();
      throw error;
    }
  } finally {
    // An open file can be read after its name is gone.
    await rm(temporary, { force: true });
  }
}

/** Derived data is computed again where it could not be stored. */
function unlessAway(error: unknown): void {
  if (!(error instanceof StorageAway)) throw error;
}
