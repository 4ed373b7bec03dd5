import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl';

/** Why Folio rejects a zip: it is not a zip, it is damaged, or it unpacks to more than the limits allow. */
export class ZipError extends Error {
  readonly code: 'not_a_zip' | 'damaged' | 'too_many_files' | 'too_large_inside' | 'bomb';
  constructor(code: ZipError['code']) {
    super(code);
    this.code = code;
  }
}

export interface ZipLimits {
  files: number;
  /** Total size of all files, unpacked. */
  totalBytes: number;
  /** The largest allowed ratio of unpacked to packed size of a file, above `ratioFromBytes`. */
  ratio: number;
  ratioFromBytes: number;
}

export interface OpenZip {
  /** Unpacked sizes in bytes by path, without folders. */
  readonly files: ReadonlyMap<string, number>;
  /** Total size of all files, packed. */
  readonly packedBytes: number;
  /** A file's content; ends with an error if it is longer or shorter than the zip's directory states. */
  stream(path: string): Promise<Readable>;
  close(): void;
}

const OPEN_OPTIONS = { lazyEntries: true, autoClose: false, validateEntrySizes: true };

/**
 * Opens a zip and checks its directory before anything is unpacked. The library rejects paths that lead out of the
 * zip. Throws `ZipError`.
 */
export async function openZip(path: string, limits: ZipLimits): Promise<OpenZip> {
  const zip = await openPromise(path, OPEN_OPTIONS).catch(() => {
    throw new ZipError('not_a_zip');
  });
  return judged(zip, limits);
}

/** The same for a zip in memory. */
export async function openZipBytes(bytes: Uint8Array, limits: ZipLimits): Promise<OpenZip> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const zip = await fromBufferPromise(buffer, OPEN_OPTIONS).catch(() => {
    throw new ZipError('not_a_zip');
  });
  return judged(zip, limits);
}

async function judged(zip: ZipFile, limits: ZipLimits): Promise<OpenZip> {
  try {
    if (zip.entryCount > limits.files) throw new ZipError('too_many_files');
    const entries = await listEntries(zip, limits);
    return {
      files: new Map([...entries].map(([name, entry]) => [name, entry.uncompressedSize])),
      packedBytes: [...entries.values()].reduce((sum, entry) => sum + entry.compressedSize, 0),
      stream: async (name) => {
        const entry = entries.get(name);
        if (entry === undefined) throw new ZipError('damaged');
        return zip.openReadStreamPromise(entry).catch(() => {
          throw new ZipError('damaged');
        });
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error instanceof ZipError ? error : new ZipError('damaged');
  }
}

async function listEntries(zip: ZipFile, limits: ZipLimits): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    if (entries.has(entry.fileName) || entry.isEncrypted()) throw new ZipError('damaged');
    total += entry.uncompressedSize;
    if (total > limits.totalBytes) throw new ZipError('too_large_inside');
    const bloated = entry.uncompressedSize > limits.ratioFromBytes;
    if (bloated && entry.uncompressedSize > entry.compressedSize * limits.ratio) throw new ZipError('bomb');
    entries.set(entry.fileName, entry);
  }
  return entries;
}
