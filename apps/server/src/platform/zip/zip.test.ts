import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { openZip, writeZip, ZipError, type ZipPart } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'folio-zip-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const now = new Date('2026-04-30T04:00:00Z');
const limits = { files: 10, totalBytes: 1_000_000, ratio: 100, ratioFromBytes: 1000 };
const part = (path: string, bytes: Buffer): ZipPart => ({ path, open: () => Readable.from([bytes]), compress: true });

async function bytesOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

let count = 0;
async function saved(parts: readonly ZipPart[]): Promise<string> {
  const path = join(folder, `${count++}.zip`);
  writeFileSync(path, await bytesOf(writeZip(parts, now)));
  return path;
}

async function codeOf(path: string, over: Partial<typeof limits> = {}): Promise<string> {
  try {
    (await openZip(path, { ...limits, ...over })).close();
  } catch (error) {
    if (error instanceof ZipError) return error.code;
    throw error;
  }
  return 'open';
}

describe('zip files', () => {
  it('come back as they were written', async () => {
    const path = await saved([part('a.txt', Buffer.from('one')), part('files/賬.txt', Buffer.from('two'))]);
    const zip = await openZip(path, limits);
    expect([...zip.files]).toEqual([
      ['a.txt', 3],
      ['files/賬.txt', 3],
    ]);
    expect((await bytesOf(await zip.stream('files/賬.txt'))).toString()).toBe('two');
    await expect(zip.stream('none')).rejects.toThrow(ZipError);
    zip.close();
  });

  it('a part that cannot be read ends the stream with its error, and the next ones are not opened', async () => {
    let opened = 0;
    const failing: ZipPart = { path: 'b', compress: true, open: () => createReadStream(join(folder, 'none')) };
    const next: ZipPart = {
      path: 'c',
      compress: true,
      open: () => {
        opened += 1;
        return Readable.from([Buffer.from('x')]);
      },
    };
    await expect(bytesOf(writeZip([part('a', Buffer.from('x')), failing, next], now))).rejects.toThrow('ENOENT');
    expect(opened).toBe(0);
  });

  it('are judged before anything is unpacked', async () => {
    const zeros = await saved([part('zeros', Buffer.alloc(500_000))]);
    const two = await saved([part('a', Buffer.from('x')), part('b', Buffer.from('y'))]);
    const twice = await saved([part('a', Buffer.from('x')), part('a', Buffer.from('y'))]);
    writeFileSync(join(folder, 'text'), 'no zip');
    expect(await codeOf(zeros)).toBe('bomb');
    expect(await codeOf(zeros, { ratio: 10_000 })).toBe('open');
    expect(await codeOf(zeros, { ratio: 10_000, totalBytes: 1000 })).toBe('too_large_inside');
    expect(await codeOf(two, { files: 1 })).toBe('too_many_files');
    expect(await codeOf(twice)).toBe('damaged');
    expect(await codeOf(join(folder, 'text'))).toBe('not_a_zip');
  });
});
