import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../../test/books.ts';
import { billText, openReadingDesk, type ReadingDesk, textFile } from '../../../../../test/desks/reading-desk.ts';
import { openTestDatabase } from '../../../../../test/engines.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { confirmDocument } from '../confirm/confirm-document.ts';
import { saveDraft } from '../save-draft.ts';
import { leaveReread, reread, takeReread } from './reread.ts';

describe('reading a document again', () => {
  let database: Database;
  let books: TestBooks;
  let desk: ReadingDesk;
  let id: string;
  beforeAll(async () => {
    database = await openTestDatabase('postgres');
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    books = await openTestBooks(database);
    desk = await openReadingDesk(database, books);
    id = (await desk.read(textFile(billText()))).id;
    await books.run((tx) =>
      tx.queries.updateTable('document').set({ reader_version: 1 }).where('id', '=', id).execute(),
    );
    return () => desk.close();
  });

  async function misread(): Promise<number> {
    const { draft, version } = await desk.detail(id);
    if (!draft?.invoice) throw new Error('no draft');
    const invoice = { ...draft.invoice, number: 'WRONG', total: '999.00', payment_terms: 'typed' };
    return (await saveDraft(books.call, id, version, { ...draft, invoice })).version;
  }

  async function again(): Promise<void> {
    await reread(books.call, desk.ingestion, id);
    expect((await desk.detail(id)).reread).toBeNull();
    await desk.readAll();
  }

  it('only reports what it would change', async () => {
    expect((await desk.detail(id)).outdated).toBe(true);
    const version = await misread();
    await again();
    const detail = await desk.detail(id);
    expect([detail.version, detail.draft?.invoice?.number]).toEqual([version, 'WRONG']);
    expect(detail.reread?.changes).toEqual([
      { path: 'invoice.number', before: 'WRONG', after: 'PRF-1001' },
      { path: 'invoice.payment_terms', before: 'typed', after: null },
      { path: 'invoice.total', before: '999.00', after: '1250.00' },
    ]);
  });

  it('is taken in part, with the evidence, and checked', async () => {
    const version = await misread();
    await again();
    const paths = ['invoice.number', 'invoice.total'];
    await expect(takeReread(books.call, id, { version: version - 1, paths })).rejects.toMatchObject({
      code: 'stale_version',
    });
    const taken = await takeReread(books.call, id, { version, paths });
    expect(taken.draft?.invoice).toMatchObject({ number: 'PRF-1001', total: '1250.00', payment_terms: 'typed' });
    expect(taken).toMatchObject({ reread: null, outdated: false });
    expect(taken.evidence['invoice.total']).toMatchObject({ read: '1250.00', page: 1 });
    await expect(takeReread(books.call, id, { version: taken.version, paths })).rejects.toMatchObject({
      word: 'nothing_reread',
    });
  });

  it('is left, and not offered again', async () => {
    const version = await misread();
    await again();
    const left = await leaveReread(books.call, id, version);
    expect(left.draft?.invoice?.number).toBe('WRONG');
    expect(left).toMatchObject({ reread: null, outdated: false });
  });

  it('only reports changes for a booked document', async () => {
    const { version } = await desk.detail(id);
    await confirmDocument(books.call, id, { version, accept_arithmetic: true, bank_line_id: null });
    await again();
    const detail = await desk.detail(id);
    expect([detail.state, detail.reread]).toEqual(['processed', { changes: [] }]);
    await expect(takeReread(books.call, id, { version: detail.version, paths: null })).rejects.toMatchObject({
      code: 'already_confirmed',
    });
    expect(await leaveReread(books.call, id, detail.version)).toMatchObject({ outdated: false });
  });

  it('is a new attempt for what could not be read', async () => {
    const empty = await desk.read(textFile(''));
    expect((await reread(books.call, desk.ingestion, empty.id)).state).toBe('queued');
    expect(desk.queue).toEqual([{ id: empty.id, beside: false }]);
  });
});
