import { describe, expect, it } from 'vitest';
import { testPaper } from '../../../test/papers.ts';
import { writePaper } from './index.ts';
import { PaperThread } from './paper-thread.ts';
import { NO_IMAGES } from './printed-paper.ts';

const BROKEN = { type: 'image/png', bytes: new Uint8Array([1, 2, 3]), width: 10, height: 10 } as const;

/** Code of a thread that never answers, or that ends at its first document. */
const code = (script: string) => new URL(`data:text/javascript,${encodeURIComponent(script)}`);

describe('the thread that typesets documents', () => {
  it('fails a paper it cannot set, and sets the next', async () => {
    const broken = writePaper(testPaper({ images: { ...NO_IMAGES, logo: BROKEN } }));
    await expect(broken).rejects.toThrow(/image/i);
    expect(
      Buffer.from(await writePaper(testPaper()))
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('receives no document after its caller stopped waiting', async () => {
    const gone = AbortSignal.abort(new Error('the reader has gone'));
    await expect(writePaper(testPaper(), { signal: gone })).rejects.toThrow('the reader has gone');
  });

  it('typesets concurrent requests one after the other, each completely', async () => {
    const papers = await Promise.all([1, 2, 3, 4].map((n) => writePaper(testPaper({ number: `INV-${n}` }))));
    expect(papers.every((pdf) => Buffer.from(pdf).toString('latin1').trimEnd().endsWith('%%EOF'))).toBe(true);
    expect(new Set(papers.map((pdf) => Buffer.from(pdf).toString('base64'))).size).toBe(4);
  });

  it('is ended when a paper takes too long, and says it is lost', async () => {
    const thread = new PaperThread(
      code('import { parentPort } from "node:worker_threads"; parentPort.on("message", () => {});'),
    );
    await expect(thread.set(testPaper(), null, 50)).rejects.toThrow('not set within 50 ms');
    expect(thread.isLost).toBe(true);
    await expect(thread.set(testPaper(), null, 50)).rejects.toThrow('not set within');
  });

  it('fails what waits for it when it dies', async () => {
    const thread = new PaperThread(
      code('import { parentPort } from "node:worker_threads"; parentPort.on("message", () => process.exit(3));'),
    );
    await expect(thread.set(testPaper(), null, 10_000)).rejects.toThrow('ended with 3');
    expect(thread.isLost).toBe(true);
  });
});
