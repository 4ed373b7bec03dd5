import { describe, expect, it } from 'vitest';
import type { Recogniser } from '../ocr/index.ts';
import type { PdfDocument } from '../pdf/index.ts';
import { readPdfPages } from './read-pages.ts';

const PAGES = 300;

/** A scan of many pages that counts the bitmaps drawn and not yet recognised. */
function scan(): { engine: { open: () => Promise<PdfDocument> }; recogniser: Recogniser; most: () => number } {
  let alive = 0;
  let most = 0;
  const document: PdfDocument = {
    pages: PAGES,
    size: async () => ({ widthPt: 595, heightPt: 842 }),
    text: async () => ({
      widthPt: 595,
      heightPt: 842,
      words: [],
      turn: 0,
      backwards: false,
      blank: false,
      pictureShare: 1,
      hiddenText: false,
      onlyText: false,
    }),
    render: async (_page, width) => {
      alive++;
      most = Math.max(most, alive);
      return { width, height: 1, channels: 1, pixels: new Uint8Array(width) };
    },
    attachments: async () => [],
    close: async () => undefined,
  };
  const recogniser: Recogniser = {
    recognise: async () => {
      await new Promise((resolve) => setImmediate(resolve));
      alive--;
      return { words: [], variants: [], turn: 0, mirrored: false, hash: '0'.repeat(16) };
    },
    close: async () => undefined,
  };
  return { engine: { open: async () => document }, recogniser, most: () => most };
}

describe('readPdfPages', () => {
  it('holds one bitmap at a time, however long the scan', async () => {
    const { engine, recogniser, most } = scan();
    const { pages, hashes } = await readPdfPages(new Uint8Array(), engine, recogniser, {
      signal: new AbortController().signal,
    });
    expect(pages).toHaveLength(PAGES);
    expect(hashes).toHaveLength(PAGES);
    expect(most()).toBe(1);
  });

  it('stops between pages when asked to', async () => {
    const { engine, recogniser } = scan();
    const stop = new AbortController();
    const seen: number[] = [];
    const onPage = (page: number): void => {
      seen.push(page);
      if (page === 5) stop.abort(new Error('enough'));
    };
    await expect(readPdfPages(new Uint8Array(), engine, recogniser, { signal: stop.signal, onPage })).rejects.toThrow(
      'enough',
    );
    expect(seen).toEqual([1, 2, 3, 4, 5]);
  });
});
