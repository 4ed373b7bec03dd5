import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks, testDraft, testItem } from '../../../../../test/books.ts';
import { openDesk } from '../../../../../test/desks/bank-desk.ts';
import { billText, openReadingDesk, type ReadingDesk, textFile } from '../../../../../test/desks/reading-desk.ts';
import { engines, openTestDatabase } from '../../../../../test/engines.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { confirmInvoice, createInvoice } from '../../../trade/invoice/index.ts';
import { saveDraft } from '../save-draft.ts';
import { presentDocument } from '../show/present.ts';
import { listDocuments } from '../store.ts';
import { confirmDocument } from './confirm-document.ts';
import { fileAway } from './file-away.ts';
import { differentDocuments, sameDocument } from './settle-look-alikes.ts';

describe.each(engines)('documents that look alike on %s', (engine) => {
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

  const confirm = async (id: string) => {
    const { version } = await desk.detail(id);
    return confirmDocument(books.call, id, { version, accept_arithmetic: true, bank_line_id: null });
  };
  const counts = () =>
    books.run(async (tx) => {
      const { rows } = await listDocuments(tx, { page: 1, limit: 100, states: [] });
      return rows.map((row) => presentDocument(row, 'en-US').alike);
    });

  async function twoCopies(): Promise<[string, string]> {
    const first = await desk.read(textFile(billText()), 'scan.pdf');
    const second = await desk.read(textFile(`${billText()}\n\nCopy`), 'photo.pdf');
    return [first.id, second.id];
  }

  it('are shown on both sides, and not confirmed until somebody says which it is', async () => {
    const [first, second] = await twoCopies();
    expect((await desk.detail(second)).look_alikes).toMatchObject([
      { type: 'document', id: first, reason: 'same_number', name: 'scan.pdf', total: '1250.00', page: 1 },
    ]);
    expect((await desk.detail(first)).look_alikes).toMatchObject([{ id: second }]);
    expect(await counts()).toEqual([1, 1]);
    await expect(confirm(second)).rejects.toMatchObject({
      code: 'look_alike_not_settled',
      values: { name: 'scan.pdf', total: 'HKD 1250.00' },
    });
  });

  it('are confirmed when they are said to be different, which both sides remember', async () => {
    const [first, second] = await twoCopies();
    const { version } = await desk.detail(second);
    const after = await differentDocuments(books.call, second, { version, ids: [first] });
    expect(after.look_alikes).toEqual([]);
    expect((await desk.detail(first)).look_alikes).toEqual([]);
    expect(await counts()).toEqual([0, 0]);
    expect((await confirm(second)).state).toBe('processed');
    const strange = { version: (await desk.detail(first)).version, ids: [books.companyId] };
    await expect(differentDocuments(books.call, first, strange)).rejects.toMatchObject({ word: 'look_alike_gone' });
  });

  it('are one when they are said to be the same: the copy points to the other', async () => {
    const [first, second] = await twoCopies();
    const { version } = await desk.detail(second);
    const same = await sameDocument(books.call, second, { version, type: 'document', id: first });
    expect(same).toMatchObject({ state: 'duplicate', duplicate_of: { id: first, name: 'scan.pdf' } });
    expect((await desk.detail(first)).look_alikes).toEqual([]);
    expect((await confirm(first)).state).toBe('processed');
    const again = desk
      .detail(second)
      .then(({ version: now }) => sameDocument(books.call, second, { version: now, type: 'document', id: first }));
    await expect(again).rejects.toMatchObject({ code: 'already_confirmed' });
    const third = await desk.take(textFile(billText()), 'the file again.pdf');
    expect((await desk.detail(third)).duplicate_of).toMatchObject({ id: first });
  });

  it('are no copies when the first is only kept, and copies again after a correction', async () => {
    const [first, second] = await twoCopies();
    await fileAway(books.call, first, (await desk.detail(first)).version);
    const { draft, version } = await desk.detail(second);
    if (!draft?.invoice) throw new Error('no draft');
    expect((await desk.detail(second)).look_alikes).toEqual([]);
    const other = await desk.read(textFile(billText({ number: 'PRF-2000' })));
    const corrected = { ...draft, invoice: { ...draft.invoice, number: 'prf 2000' } };
    expect((await saveDraft(books.call, second, version, corrected)).look_alikes).toMatchObject([{ id: other.id }]);
  });

  it('are found among invoices entered by hand', async () => {
    const invoice = await books.run(async (tx) => {
      const items = [testItem({ quantity: '1', price: '1250.00', account_code: '5000' })];
      const id = await createInvoice(tx, books.call, {
        type: 'purchase_bill',
        draft: testDraft({ number: 'PRF-1001', items }),
      });
      await confirmInvoice(tx, books.call, id);
      return id;
    });
    const read = await desk.read(textFile(billText()));
    expect(read.look_alikes).toMatchObject([{ type: 'invoice', id: invoice, reason: 'same_number', page: null }]);
    const asked = { version: read.version, type: 'invoice' as const, id: invoice };
    expect(await sameDocument(books.call, read.id, asked)).toMatchObject({
      state: 'processed',
      outcomes: [{ type: 'filed', id: invoice, number: 'PRF-1001' }],
    });
    expect((await openDesk(database, books).balances())['5000']).toBe('1250.00');
  });

  it('are seen although both are read at the same moment', async () => {
    const ids = [await desk.take(textFile(billText())), await desk.take(textFile(`${billText()}\nB`))];
    const { readOne } = await import('../../ingestion/read/read-one.ts');
    const { signal } = new AbortController();
    await Promise.all(ids.map((id) => readOne(desk.tools, books.companyId, id, signal)));
    expect(await counts()).toEqual([1, 1]);
  });
});
