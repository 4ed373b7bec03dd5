import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../../test/books.ts';
import { billText, openReadingDesk, type ReadingDesk, textFile } from '../../../../../test/desks/reading-desk.ts';
import { engines, openTestDatabase } from '../../../../../test/engines.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { fileAway } from '../confirm/file-away.ts';
import { saveDraft } from '../save-draft.ts';
import { listDocuments } from '../store.ts';
import { cutFile } from './cut-file.ts';
import { pagePicture } from './page-picture.ts';
import { turnPage } from './turn-page.ts';

const bills = [1, 2, 3].map((n) => billText({ number: `PRF-100${n}`, total: `${n}00.00` }));
const whole = (...numbers: number[]) => ({ segments: numbers.map((page) => ({ page, region: null })) });

describe.each(engines)('a file of several documents on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let desk: ReadingDesk;
  let id: string;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    books = await openTestBooks(database);
    desk = await openReadingDesk(database, books);
    id = (await desk.read(textFile(...bills))).id;
    // Start with one document, however the reader splits the file.
    await cut(id, whole(1, 2, 3));
    return () => desk.close();
  });

  async function cut(at: string, ...parts: ReturnType<typeof whole>[]): Promise<string[]> {
    const { version } = await desk.detail(at);
    const rows = await cutFile(books.call, desk.ingestion, at, { version, parts });
    await desk.readAll();
    return rows.map((row) => row.id);
  }

  const shown = () =>
    books.run(async (tx) => (await listDocuments(tx, { page: 1, limit: 100, states: [] })).rows.map((row) => row.id));

  it('is split as a person asks, and each part is read separately', async () => {
    const ids = await cut(id, whole(1), whole(2), whole(3));
    expect(ids[0]).toBe(id);
    const numbers = await Promise.all(ids.map(async (part) => (await desk.detail(part)).draft?.invoice?.number));
    expect(numbers).toEqual(['PRF-1001', 'PRF-1002', 'PRF-1003']);
    expect(await shown()).toEqual(ids);
    expect((await desk.detail(ids[1] ?? '')).part).toEqual({ of: id, number: 2, count: 3 });
    expect(desk.reader.asked).toHaveLength(1);
  });

  it('is merged again; the documents that went stay as rows out of the lists', async () => {
    const ids = await cut(id, whole(1), whole(2), whole(3));
    expect(await cut(ids[1] ?? '', whole(1, 2, 3))).toEqual([id]);
    expect(await shown()).toEqual([id]);
    const detail = await desk.detail(id);
    expect([detail.part, detail.pages]).toEqual([null, 3]);
    const merged = await desk.detail(ids[2] ?? '');
    expect([merged.state, merged.draft?.invoice?.number]).toEqual(['merged', 'PRF-1003']);
    const { rows } = await books.run((tx) => listDocuments(tx, { page: 1, limit: 100, states: ['merged'] }));
    expect(rows.map((row) => row.id)).toEqual(expect.arrayContaining(ids.slice(1)));
  });

  it('keeps what was typed into a document whose pages stay the same, and is not cut twice for one asking', async () => {
    const ids = await cut(id, whole(1), whole(2, 3));
    const { version: read, draft } = await desk.detail(id);
    if (!draft?.invoice) throw new Error('no draft');
    const typed = { ...draft.invoice, vendor: { ...draft.invoice.vendor, name: 'Typed Limited' } };
    await saveDraft(books.call, id, read, { ...draft, invoice: typed });
    const after = await cut(id, whole(1), whole(2), whole(3));
    expect(after.slice(0, 2)).toEqual(ids);
    const parts = (await desk.detail(id)).file_parts;
    expect(parts.map(({ title }) => title)).toEqual(['Typed Limited', expect.any(String), expect.any(String)]);
    const { version } = await desk.detail(id);
    expect(await cut(id, whole(1), whole(2), whole(3))).toEqual(after);
    expect((await desk.detail(id)).version).toBe(version);
  });

  it('refuses a stale version, pages that are not there, and cuts through what is filed', async () => {
    const { version } = await desk.detail(id);
    const ask = (parts: ReturnType<typeof whole>[], at = version) =>
      cutFile(books.call, desk.ingestion, id, { version: at, parts });
    await expect(ask([whole(1)], version - 1)).rejects.toMatchObject({ code: 'stale_version' });
    await expect(ask([whole(1), whole(9)])).rejects.toMatchObject({
      code: 'validation_failed',
      faults: [{ path: 'parts.1', word: 'cut_page_missing' }],
    });
    const [, second = ''] = await cut(id, whole(1), whole(2, 3));
    await fileAway(books.call, second, (await desk.detail(second)).version);
    const now = (await desk.detail(id)).version;
    await expect(ask([whole(1, 2), whole(3)], now)).rejects.toMatchObject({
      code: 'conflict',
      word: 'cut_locked_part',
    });
    expect((await desk.detail(second)).file_parts.map(({ locked }) => locked)).toEqual([false, true]);
  });

  it('has a page turned and the documents with it read again', async () => {
    const [, second = ''] = await cut(id, whole(1), whole(2, 3));
    const before = await desk.detail(id);
    const picture = () => pagePicture(books.call, desk.tools, { id, page: 2, width: 800 });
    const upright = await picture();
    const { version } = await desk.detail(second);
    await turnPage(books.call, desk.ingestion, second, { version, page: 2, turn: 90 });
    expect(desk.queue.map((job) => job.id)).toEqual([second]);
    const turned = await picture();
    expect(turned.tag).not.toBe(upright.tag);
    await turned.draw();
    expect(desk.reader.drawn).toEqual([{ page: 2, turn: 90 }]);
    await desk.readAll();
    expect(desk.reader.asked.at(-1)?.turns).toEqual({ 2: 90 });
    expect((await desk.detail(id)).version).toBe(before.version);
    const after = await desk.detail(second);
    expect(after.file_pages[1]).toMatchObject({ number: 2, turn: 90 });
    await turnPage(books.call, desk.ingestion, second, { version: after.version, page: 2, turn: 270 });
    await desk.readAll();
    expect((await desk.detail(second)).file_pages[1]).toMatchObject({ turn: 0 });
  });
});
