import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl';

/** What of a zip is not taken: it is none, it is damaged, or it is larger inside than any honest one. */
export class ZipError extends Error {
  readonly code: 'not_a_zip' | 'damaged' | 'too_many_files' | 'too_large_inside' | 'bomb';
  constructor(code: ZipError['code']) {
    super(code);
    this.code = code;
  }
}

export interface ZipLimits {
  files: number;
  /** All files together, unpacked. */
  totalBytes: number;
  /** How many times larger a file may be unpacked than packed, above `ratioFromBytes`. */
  ratio: number;
  ratioFromBytes: number;
}

export interface OpenZip {
  /** Unpacked sizes by path, folders left out. */
  readonly files: ReadonlyMap<string, number>;
  /** All files together, packed. */
  readonly packedBytes: number;
  /** A file's content; ends with an error when it is longer or shorter than the zip says. */
  stream(path: string): Promise<Readable>;
  close(): void;
}

const OPEN_OPTIONS = { lazyEntries: true, autoClose: false, validateEntrySizes: true };

/**
 * Opens a zip by its directory and judges it before anything is unpacked. Paths that lead out of the zip are refused by the
 * reader itself. Throws `ZipError`.
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
