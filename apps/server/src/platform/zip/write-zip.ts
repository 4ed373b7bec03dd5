import { PassThrough, type Readable } from 'node:stream';
import yazl from 'yazl';

/** One file of a zip; its content is asked for when its turn comes. */
export interface ZipPart {
  path: string;
  open(): Readable;
  /** False for what is compressed already (pictures, PDF). */
  compress: boolean;
}

/**
 * Streams files into a zip, one after another: memory does not grow with their size or their number's content. A part that
 * cannot be read ends the stream with its error.
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
      // Nobody reads any more: the remaining files are not opened.
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
