import { PassThrough, type Readable } from 'node:stream';
import yazl from 'yazl';

/** One file of a zip; its content is read only when the file is written. */
export interface ZipPart {
  path: string;
  open(): Readable;
  /** False for content that is already compressed (pictures, PDF). */
  compress: boolean;
}

/**
 * Streams files into a zip, one after another: memory use does not grow with the number or size of the files. If a
 * file cannot be read, the stream ends with its error.
 */
export function writeZip(parts: readonly ZipPart[], at: Date): Readable {
  const zip = new yazl.ZipFile();
  const output = new PassThrough();
  const fail = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)));
  let current: Readable | null = null;
  output.once('close', () => current?.destroy());
  zip.on('error', fail);
  for (const { path, open, compress } of parts) {
    zip.addReadStreamLazy(path, { compress, mtime: at }, (give) => {
      // The reader has stopped: do not open the remaining files.
      if (output.destroyed) return;
      current = open();
      current.once('error', fail);
      give(null, current);
    });
  }
  zip.outputStream.on('error', fail);
  zip.outputStream.pipe(output);
  zip.end();
  return output;
}
