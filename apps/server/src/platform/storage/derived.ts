import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { createGzip, gunzip } from 'node:zlib';

/** No file that this server writes is nearly as large; a larger file was written by another program. */
const MAX_BYTES = 512 * 1024 * 1024;

const unzip = promisify(gunzip);

/** Writes lines to a compressed file: completely or not at all. A line holds no line break. */
export async function writeDerived(target: string, temporary: string, lines: Iterable<string>): Promise<void> {
  const ended = function* () {
    for (const line of lines) yield `${line}\n`;
  };
  await keepBytes(target, temporary, await buffer(Readable.from(ended()).pipe(createGzip({ level: 4 }))));
}

/** Writes bytes: completely or not at all. */
export async function keepBytes(target: string, temporary: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  try {
    await writeFile(temporary, bytes);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** The lines of a compressed file; null if it is missing or damaged. */
export async function readDerived(target: string): Promise<string[] | null> {
  try {
    const text = (await unzip(await readFile(target), { maxOutputLength: MAX_BYTES })).toString('utf8');
    return text.split('\n').slice(0, -1);
  } catch {
    return null;
  }
}
