import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../../test/books.ts';
import { billText, openReadingDesk, type ReadingDesk, textFile } from '../../../../../test/desks/reading-desk.ts';
import { engines, openTestDatabase } from '../../../../../test/engines.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { ReadingError } from '../../../../platform/reader/index.ts';
import { FileDamaged, FileMissing, StorageAway } from '../../../../platform/storage/index.ts';
import { saveDraft } from '../../document/save-draft.ts';
import { pagesOfFile } from '../../reading/index.ts';
import { wholeLine } from '../queue/line-store.ts';
import { readOne } from './read-one.ts';
import { claimDocument } from './source-store.ts';
import { splitFile } from './split-file.ts';

const A = billText({ number: 'PRF-1001', total: '1250.00' });
const B = billText({ number: 'PRF-1002', total: '80.00' });

describe.each(engines)('reading documents on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let desk: ReadingDesk;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    books = await openTestBooks(database);
    desk = await openReadingDesk(database, books);
    return () => desk.close();
  });

  it('keeps the words of the pages, so that they are recognised once', async () => {
    const read = await desk.read(textFile(A));
    expect(read).toMatchObject({ state: 'needs_review', kind: 'purchase_bill', part: null, outdated: false });
    expect(read.file_pages).toEqual([{ number: 1, width: 600, height: 840, turn: 0, mirrored: false }]);
    expect(read.segments).toEqual([{ page: 1, region: null }]);
    expect(read.file_parts).toMatchObject([{ id: read.id, number: 1, locked: false }]);
    await books.run((tx) =>
      tx.queries.updateTable('document').set({ state: 'queued' }).where('id', '=', read.id).execute(),
    );
    desk.queue.push({ id: read.id, beside: false });
    await desk.readAll();
    expect((await desk.detail(read.id)).draft).toEqual(read.draft);
    expect(desk.reader.asked).toHaveLength(1);
  });

  it('notes a certificate of a company, also after a person edited the draft', async () => {
    const certificate =
      'Company No. 2345678\nCERTIFICATE OF INCORPORATION\nI hereby certify that\nHARBOUR LANTERN LIMITED\nis this day incorporated in Hong Kong.\nIssued on 5 May 2021.';
    const read = await desk.read(textFile(certificate));
    expect(read.summary?.company_papers).toEqual(['incorporation']);
    const draft = read.draft ?? { kind: 'other', invoice: null, statements: null };
    const saved = await saveDraft(books.call, read.id, read.version, draft);
    expect(saved.summary?.company_papers).toEqual(['incorporation']);
    expect((await desk.read(textFile(A))).summary).not.toHaveProperty('company_papers');
  });

  it('reads only the pages of a part, and splits a file only once when asked repeatedly', async () => {
    const id = await desk.take(textFile(A, B));
    const now = books.call.now;
    const claimed = await books.run((tx) => claimDocument(tx, id, now, new Date(now.getTime() + 60_000)));
    if (claimed === null) throw new Error('nothing to read');
    const parts = [1, 2].map((page) => ({ segments: [{ page, region: null }] }));
    const cut = () => books.run((tx) => splitFile(tx, { id, version: claimed.version }, parts));
    const first = await cut();
    const second = await cut();
    expect(first).toMatchObject({ own: [{ page: 1, region: null }], others: [expect.any(String)] });
    expect(second).toEqual({ own: [{ page: 1, region: null }], others: [] });
    // As if the process had ended here: the sweep finds both documents waiting.
    await books.run((tx) =>
      tx.queries.updateTable('document').set({ state: 'queued' }).where('state', '=', 'processing').execute(),
    );
    const other = first?.others[0] ?? '';
    desk.queue.push({ id: other, beside: false });
    await desk.readAll();
    const [one, two] = [await desk.detail(id), await desk.detail(other)];
    expect([one.draft?.invoice?.number, two.draft?.invoice?.number]).toEqual(['PRF-1001', 'PRF-1002']);
    expect(one.part).toEqual({ of: id, number: 1, count: 2 });
    expect(two).toMatchObject({
      part: { of: id, number: 2, count: 2 },
      pages: 1,
      segments: [{ page: 2, region: null }],
    });
    expect(two.page_sizes.map(({ number }) => number)).toEqual([2]);
    expect(two.file_pages).toHaveLength(2);
    expect(desk.reader.asked).toHaveLength(1);
  });

  it('recognises a file once for two documents in it that are read at the same moment', async () => {
    const { sha256 } = await desk.read(textFile(A));
    const options = { fileName: 'paper.pdf', ownNames: [], ownNumbers: [] };
    const turned = { companyId: books.companyId, sha256, turns: { 1: 90 as const } };
    await Promise.all([1, 2].map(() => pagesOfFile(desk.tools, turned, options)));
    expect(desk.reader.asked.map(({ turns }) => turns)).toEqual([{}, { 1: 90 }]);
  });

  it('saves nothing of a document that was changed meanwhile', async () => {
    const id = await desk.take(textFile(A));
    const { readPages } = desk.reader;
    const slow = {
      ...desk.tools,
      reader: {
        ...desk.tools.reader,
        readPages: async (...asked: Parameters<typeof readPages>) => {
          await books.run((tx) =>
            tx.queries.updateTable('document').set({ version: 9 }).where('id', '=', id).execute(),
          );
          return readPages(...asked);
        },
      },
    };
    await readOne(slow, books.companyId, id, new AbortController().signal);
    expect((await desk.detail(id)).draft).toBeNull();
  });

  it('is tried once, with a reason, when the document ended the thread that read it', async () => {
    const id = await desk.take(textFile(A));
    let tries = 0;
    const readPages = () => {
      tries += 1;
      return Promise.reject(new ReadingError('crashed'));
    };
    const crashing = { ...desk.tools, reader: { ...desk.tools.reader, readPages } };
    await readOne(crashing, books.companyId, id, new AbortController().signal);
    expect(await desk.detail(id)).toMatchObject({ state: 'failed', problem: { code: 'crashed', retryable: true } });
    await readOne(crashing, books.companyId, id, new AbortController().signal);
    expect(tries).toBe(1);
  });

  it('waits as long as the storage of files cannot be reached, which is no failed try', async () => {
    const id = await desk.take(textFile(A));
    const { read } = desk.tools.storage;
    let isAway = true;
    const storage = {
      ...desk.tools.storage,
      read: async (...asked: Parameters<typeof read>) => {
        if (isAway) throw new StorageAway('the object store failed: ECONNREFUSED');
        return read(...asked);
      },
    };
    const readNow = () => readOne({ ...desk.tools, storage }, books.companyId, id, new AbortController().signal);
    for (const _ of [1, 2, 3, 4, 5]) await expect(readNow()).rejects.toThrow(StorageAway);
    expect(await desk.detail(id)).toMatchObject({ state: 'queued', problem: null });
    isAway = false;
    await readNow();
    expect(await desk.detail(id)).toMatchObject({ state: 'needs_review' });
  });

  it.each([
    ['missing', 'file_missing', new FileMissing('gone')],
    ['damaged', 'file_damaged', new FileDamaged('changed')],
  ])('fails at once when its file is %s', async (_, code, error) => {
    const id = await desk.take(textFile(A));
    const storage = { ...desk.tools.storage, read: () => Promise.reject(error) };
    await readOne({ ...desk.tools, storage }, books.companyId, id, new AbortController().signal);
    expect(await desk.detail(id)).toMatchObject({ state: 'failed', problem: { code, retryable: false } });
  });

  it('is taken up by another process within a minute after the one that read it was killed', async () => {
    const id = await desk.take(textFile(A));
    const begun = new Date('2026-01-01T00:00:00Z');
    const until = new Date(begun.getTime() + 45_000);
    await books.run((tx) => claimDocument(tx, id, begun, until));
    const waitingAt = async (seconds: number) => {
      const { documents } = await wholeLine(database.queries, new Date(begun.getTime() + seconds * 1000));
      return documents.some((document) => document.id === id && document.isFree);
    };
    expect(await waitingAt(44)).toBe(false);
    expect(await waitingAt(46)).toBe(true);
    await readOne(desk.tools, books.companyId, id, new AbortController().signal);
    expect(await desk.detail(id)).toMatchObject({ state: 'needs_review' });
  });

  it('is given up, with a reason, when two processes ended while they read it', async () => {
    const id = await desk.take(textFile(A));
    for (const day of ['2026-01-01', '2026-01-02']) {
      const at = new Date(`${day}T00:00:00Z`);
      expect(await books.run((tx) => claimDocument(tx, id, at, at))).not.toBeNull();
    }
    await readOne(desk.tools, books.companyId, id, new AbortController().signal);
    expect(await desk.detail(id)).toMatchObject({ state: 'failed', problem: { code: 'gave_up' } });
    expect(desk.reader.asked).toEqual([]);
  });

  it('says that nothing was found on an empty page, and still knows the page', async () => {
    const read = await desk.read(textFile(''));
    expect(read).toMatchObject({ state: 'failed', problem: { code: 'nothing_readable', retryable: true } });
    expect(read.file_pages).toHaveLength(1);
  });
});
