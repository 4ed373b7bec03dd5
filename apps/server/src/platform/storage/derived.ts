import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { createGzip, gunzip } from 'node:zlib';

/** No file that this server writes is nearly as large; a larger file was written by another program. */
const MAX_BYTES = 512 * 1024 * 1024;

const unzip = promisify(gunzip);

/** Lines as compressed bytes. A line holds no line break. */
export function pressed(lines: Iterable<string>): Promise<Buffer> {
  const ended = function* () {
    for (const line of lines) yield `${line}\n`;
  };
  return buffer(Readable.from(ended()).pipe(createGzip({ level: 4 })));
}

/** The lines of compressed bytes; null if they are damaged. */
export async function unpressed(bytes: Buffer): Promise<string[] | null> {
  try {
    const text = (await unzip(bytes, { maxOutputLength: MAX_BYTES })).toString('utf8');
    return text.split('\n').slice(0, -1);
  } catch {
    return null;
  }
}
