import { PassThrough, type Readable } from 'node:stream';
import yazl from 'yazl';

/** One file of a zip; its content is read only when the file is written. */
export interface ZipPart {
  path: string;
  open(): Readable;
  /** False for content that is already compressed (pictures, PDF). */
  compress: boolean;
}

/** A zip that is written to `stream`, one file after another: memory use does not grow with the number or size of the files. */
export interface ZipWriter {
  stream: PassThrough;
  add(part: ZipPart): void;
  /** No file follows. */
  end(): void;
}

const USUAL_LEVEL = 6;

/**
 * If a file cannot be read, the stream ends with its error. `at`: when the files were last changed; `level`: 1 (fast) to 9 (small).
 */
export function openZipWriter(at: Date, level = USUAL_LEVEL): ZipWriter {
  const zip = new yazl.ZipFile();
  const stream = new PassThrough();
  const fail = (error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error)));
  let current: Readable | null = null;
  stream.once('close', () => current?.destroy());
  zip.on('error', fail);
  zip.outputStream.on('error', fail);
  zip.outputStream.pipe(stream);
  return {
    stream,
    add: ({ path, open, compress }) => {
      zip.addReadStreamLazy(path, { compressionLevel: compress ? level : 0, mtime: at }, (give) => {
        // The reader has stopped: do not open the remaining files.
        if (stream.destroyed) return;
        current = open();
        current.once('error', fail);
        give(null, current);
      });
    },
    end: () => zip.end(),
  };
}

/** Streams files into a zip. */
export function writeZip(parts: readonly ZipPart[], at: Date): Readable {
  const zip = openZipWriter(at);
  for (const part of parts) zip.add(part);
  zip.end();
  return zip.stream;
}
