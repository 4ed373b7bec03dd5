import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { type BankDesk, line, openDesk, statement } from '../../../../test/desks/bank-desk.ts';
import { billText, openReadingDesk, type ReadingDesk, textFile } from '../../../../test/desks/reading-desk.ts';
import { openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { openZipBytes } from '../../../platform/zip/index.ts';
import { classifyLine } from '../../banking/bank-line/accept/line-requests.ts';
import { countNeeds } from '../../reports/dashboard/store.ts';
import { confirmDocument } from '../document/confirm/confirm-document.ts';
import { attachFile, detachFile } from './attach-file.ts';
import { destroyFile } from './destroy-file.ts';
import { emptyTrash } from './empty-trash.ts';
import { findAttachables } from './link-store.ts';
import { listFiles, listTrash, readTree } from './list-files.ts';
import { readFile } from './read-file.ts';
import { renameFile } from './rename-file.ts';
import { emptyOldTrash } from './start-trash.ts';
import { storeFile } from './store-file.ts';
import { thumbnailOf } from './thumbnail.ts';
import { restoreFiles, trashFiles } from './trash-files.ts';
import { zipFiles } from './zip-files.ts';

describe('the file storage', () => {
  let database: Database;
  let books: TestBooks;
  let desk: ReadingDesk;
  let bank: BankDesk;
  beforeAll(async () => {
    database = await openTestDatabase('postgres');
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    books = await openTestBooks(database);
    desk = await openReadingDesk(database, books);
    bank = openDesk(database, books);
    return () => desk.close();
  });

  const list = (
    query: { q?: string; folder?: 'bill' | 'other'; month?: string; state?: string; after?: string } = {},
  ) => books.run((tx) => listFiles(tx, { limit: 100, ...query }, 'en-US'));
  const names = async (query: Parameters<typeof list>[0]) => (await list(query)).data.map(({ name }) => name);
  const file = (id: string) => books.run((tx) => readFile(tx, books.call, id));
  const tools = () => ({ storage: desk.storage, ingestion: desk.ingestion });
  const trash = (...ids: string[]) => trashFiles(books.call, ids);
  const destroy = (id: string) => destroyFile(books.call, tools(), id);
  const confirm = async (id: string) => {
    const { version } = await desk.detail(id);
    return confirmDocument(books.call, id, { version, accept_arithmetic: true, bank_line_id: null });
  };
  const store = (content: string, name: string) =>
    storeFile(books.call, desk.storage, 1_000_000, { name, stream: Readable.from([Buffer.from(content)]) });
  const bill = (over: Parameters<typeof billText>[0] = {}, name = 'bill.pdf') =>
    desk.read(textFile(billText(over)), name);

  it.each([
    ['purchase_bill', '2026-04-01', null, 'bill', '2026-04-01'],
    ['receipt', null, '2026-03-31', 'receipt', '2026-03-31'],
    ['sales_invoice', '2026-02-30', null, 'invoice', '2026-05-01'],
    ['sales_credit_note', null, null, 'credit_note', '2026-05-01'],
    ['official_letter', null, null, 'other', '2026-05-01'],
    [null, null, null, 'other', '2026-05-01'],
  ])('%s of %s lies in the folder of its kind and its own day', async (kind, issued, fact, folder, date) => {
    const { id } = await store(`${kind}${issued}${fact}`, 'x.txt');
    const draft = JSON.stringify({ invoice: { issue_date: issued } });
    // Late in the evening of the 30th in London, the date in Hong Kong is already the 1st.
    await sql`update document set kind = ${kind}, draft = ${draft}::jsonb, fact_date = ${fact},
                uploaded_at = '2026-04-30T23:00:00Z' where id = ${id}`.execute(database.queries);
    const month = date.slice(0, 7);
    expect((await books.run(readTree)).folders).toEqual([{ folder, month, count: 1 }]);
    expect((await list({ month })).data).toMatchObject([{ id, folder, date, number: 1 }]);
    expect(await names({ month: '2025-01' })).toEqual([]);
  });

  it('never gives a number twice', async () => {
    const first = await store('one', 'a.txt');
    const second = await store('two', 'b.txt');
    await trash(second.id);
    await destroy(second.id);
    const third = await store('three', 'c.txt');
    expect([first.number, second.number, third.number]).toEqual([1, 2, 3]);
    expect(await names({})).toEqual(['c.txt', 'a.txt']);
  });

  it('finds what was read, in either language, and marks it', async () => {
    await bill({ item: 'Sea freight' }, 'first.pdf');
    await bill({ number: 'PRF-2002', item: '電訊費用 TEL' }, 'second.pdf');
    await bill({ number: 'PRF-3003', item: '訊費電 費訊' }, '第三.pdf');
    expect(await names({ q: 'freig' })).toEqual(['first.pdf', 'second.pdf', '第三.pdf'].reverse());
    expect(await names({ q: 'sea fre' })).toEqual(['first.pdf']);
    expect(await names({ q: '電訊費' })).toEqual(['second.pdf']);
    expect(await names({ q: '費' })).toEqual(['第三.pdf', 'second.pdf']);
    expect(await names({ q: '第三' })).toEqual(['第三.pdf']);
    expect(await names({ q: 'irst' })).toEqual(['first.pdf']);
    expect(await names({ q: '1,250 prf-2002' })).toEqual(['second.pdf']);
    expect(await names({ q: 'freight', folder: 'other' })).toEqual([]);
    expect(await names({ q: '%' })).toEqual([]);
    const [found] = (await list({ q: '電訊' })).data;
    expect(found?.snippet?.filter((piece) => piece.found)).toEqual([{ text: '電訊', found: true }]);
    await books.run((tx) => renameFile(tx, books.call, { id: found?.id ?? '', name: '../Phone\u0007' }));
    expect(await names({ q: 'phone' })).toEqual(['Phone.pdf']);
  });

  it('goes on after a page, in the same order', async () => {
    for (const name of ['a', 'b', 'c']) await store(name, name);
    const first = await books.run((tx) => listFiles(tx, { limit: 2 }, 'en-US'));
    expect(first.meta).toEqual({ total: 3, more_than_total: false, next: expect.any(String) });
    expect(await names({ after: first.meta.next ?? '' })).toEqual(['a']);
  });

  it('shows where a file is used: its bill, the entry, and the records it is attached to', async () => {
    const { id } = await bill();
    expect((await file(id)).uses).toEqual([]);
    await confirm(id);
    const used = await file(id);
    expect(used).toMatchObject({ entries: 1, kept: { until: '2034-03-31' } });
    expect(used.uses.map(({ type, label, attached }) => [type, label, attached])).toEqual([
      ['invoice', 'PRF-1001', false],
      ['journal_entry', used.kept?.entry, false],
    ]);
    const [contact] = await books.run((tx) => findAttachables(tx, 'pearl'));
    await bank.take(statement([line('2026-04-07', 'MTR', -99)]));
    const { id: lineId } = await bank.lineNamed('MTR');
    for (const asked of [
      { id, type: 'bank_line' as const, recordId: lineId },
      { id, type: 'contact' as const, recordId: (await contactId()) ?? '' },
    ])
      await books.run((tx) => attachFile(tx, books.call, asked));
    expect(contact?.type).toBe('invoice');
    expect((await file(id)).uses.filter(({ attached }) => attached).map(({ type }) => type)).toEqual([
      'bank_line',
      'contact',
    ]);
    await books.run((tx) => detachFile(tx, books.call, { id, type: 'bank_line', recordId: lineId }));
    expect((await file(id)).uses.filter(({ attached }) => attached).map(({ type }) => type)).toEqual(['contact']);
    const nowhere = { id, type: 'invoice' as const, recordId: books.companyId };
    await expect(books.run((tx) => attachFile(tx, books.call, nowhere))).rejects.toMatchObject({ code: 'not_found' });
  });

  const contactId = async () =>
    (await database.queries.selectFrom('contact').select('id').where('company_id', '=', books.companyId).execute())[0]
      ?.id;

  it('every confirmed document is used, and an entry keeps it from being destroyed, in the server and in the database', async () => {
    const { id } = await bill();
    await confirm(id);
    await trash(id);
    const { kept } = await file(id);
    await expect(destroy(id)).rejects.toMatchObject({
      code: 'conflict',
      word: 'file_kept',
      values: { entry: kept?.entry, until: '2034-03-31', name: 'bill.pdf' },
    });
    const behind = books.run((tx) => tx.queries.deleteFrom('document').where('id', '=', id).execute());
    await expect(behind).rejects.toMatchObject({ code: 'FO020' });
    await expect(database.queries.deleteFrom('document').where('id', '=', id).execute()).rejects.toMatchObject({
      code: 'FO020',
    });
    const emptied = await emptyTrash(books.call, tools());
    expect(emptied).toMatchObject({
      destroyed: 0,
      kept: [{ id, message: expect.stringContaining(kept?.entry ?? '?') }],
    });
    expect(await desk.storage.has(books.companyId, (await file(id)).sha256)).toBe(true);
    await restoreFiles(books.call, desk.ingestion, [id]);
    expect(await file(id)).toMatchObject({ state: 'processed', trashed: null });
  });

  it('a file attached to a categorized bank line is kept too; a file attached to an open line is not', async () => {
    const { id } = await store('receipt', 'mtr.txt');
    await bank.take(statement([line('2026-04-07', 'MTR', -99)]));
    const { id: lineId } = await bank.lineNamed('MTR');
    await books.run((tx) => attachFile(tx, books.call, { id, type: 'bank_line', recordId: lineId }));
    expect((await file(id)).kept).toBeNull();
    await books.run((tx) =>
      classifyLine(tx, books.call, { id: lineId, splits: [{ account_code: '6200', amount: '99.00' }] }),
    );
    await trash(id);
    await expect(destroy(id)).rejects.toMatchObject({ word: 'file_kept' });
  });

  it('after seven years past the financial year a file may go, and its records forget it', async () => {
    const old = await openTestBooks(database, '2017-05-02');
    const oldDesk = await openReadingDesk(database, old);
    const { id } = await oldDesk.read(textFile(billText({ date: '2017-04-01' })));
    const { version } = await oldDesk.detail(id);
    // The company's books begin after the date of the document.
    await confirmDocument({ ...old.call, transaction: old.runEarly }, id, {
      version,
      accept_arithmetic: true,
      bank_line_id: null,
    });
    await trashFiles(old.call, [id]);
    const on = (today: string) =>
      destroyFile({ ...old.call, today }, { storage: oldDesk.storage, ingestion: oldDesk.ingestion }, id);
    await expect(on('2025-03-31')).rejects.toMatchObject({ word: 'file_kept', values: { until: '2025-03-31' } });
    await on('2025-04-01');
    const [record] = await database.queries
      .selectFrom('invoice')
      .select(['document_id', 'confirm_status'])
      .where('company_id', '=', old.companyId)
      .execute();
    expect(record).toEqual({ document_id: null, confirm_status: 'confirmed' });
    oldDesk.close();
  });

  it('a trashed file leaves the queue, the counts and the list, and a second upload reports the trash', async () => {
    const { id } = await bill();
    const needs = () => books.run(countNeeds);
    expect((await needs()).toReview).toBe(1);
    expect(await trash(id)).toEqual([id]);
    expect(await trash(id)).toEqual([]);
    expect((await needs()).toReview).toBe(0);
    expect(await names({})).toEqual([]);
    expect((await books.run(readTree)).trashed).toBe(1);
    expect(await books.run((tx) => listTrash(tx, 'en-US'))).toMatchObject([{ id, trashed: { by: 'Chan Tai Man' } }]);
    expect(await desk.take(textFile(billText()))).toBe(id);
    const other = await bill({ number: 'PRF-1001', item: 'Sea freights' }, 'scan.pdf');
    expect(other.look_alikes).toEqual([]);
    await restoreFiles(books.call, desk.ingestion, [id]);
    expect(await desk.detail(id)).toMatchObject({ state: 'needs_review', look_alikes: [{ id: other.id }] });
    expect((await needs()).toReview).toBe(2);
  });

  it('what was still to be read is read when it comes back', async () => {
    const id = await desk.take(textFile(billText()));
    await trash(id);
    await desk.readAll();
    expect((await desk.detail(id)).state).toBe('trashed');
    await restoreFiles(books.call, desk.ingestion, [id]);
    await desk.readAll();
    expect((await desk.detail(id)).state).toBe('needs_review');
  });

  it('deletes bytes and derived files only when no other document needs them', async () => {
    const { id, sha256 } = await bill();
    const copy = await desk.take(textFile(billText()), 'copy.pdf');
    await (await thumbnailOf(books.call, { storage: desk.storage, reader: desk.tools.reader }, id)).draw();
    await expect(destroy(id)).rejects.toMatchObject({ word: 'file_not_in_trash' });
    await trash(id);
    await destroy(id);
    expect(await desk.storage.has(books.companyId, sha256)).toBe(true);
    await desk.readAll();
    expect(await desk.detail(copy)).toMatchObject({ state: 'needs_review', duplicate_of: null, sha256 });
    await trash(copy);
    await destroy(copy);
    expect(await desk.storage.has(books.companyId, sha256)).toBe(false);
    expect(await desk.read(textFile(billText()))).toMatchObject({ state: 'needs_review', sha256 });
  });

  it('empties by the clock what has lain there for thirty days', async () => {
    const { id } = await store('letter', 'letter.txt');
    await trash(id);
    const at = (day: string) => ({ database, log: desk.tools.platform.log, now: () => new Date(`${day}T05:00:00Z`) });
    await emptyOldTrash(at('2026-05-29'), tools());
    expect((await books.run(readTree)).trashed).toBe(1);
    await emptyOldTrash(at('2026-05-31'), tools());
    expect((await books.run(readTree)).trashed).toBe(0);
  });

  it('draws a micrograph once', async () => {
    const { id } = await bill();
    const draw = async () => {
      const picture = await thumbnailOf(books.call, { storage: desk.storage, reader: desk.tools.reader }, id);
      return picture.draw();
    };
    const before = desk.reader.drawn.length;
    expect(Buffer.from(await draw())).toEqual(Buffer.from(await draw()));
    expect(desk.reader.drawn.length - before).toBe(1);
  });

  it('zips a selection with safe names and a list of it', async () => {
    const one = await store('first', '=bill.txt');
    const two = await store('second', '=BILL.txt');
    const stream = await zipFiles(books.call, desk.storage, [one.id, two.id, one.id]);
    const limits = { files: 10, totalBytes: 1e6, ratio: 100, ratioFromBytes: 1e6 };
    const zip = await openZipBytes(await buffer(stream), limits);
    const text = async (path: string) => (await buffer(await zip.stream(path))).toString('utf8');
    expect([...zip.files.keys()]).toEqual(['manifest.csv', '=bill.txt', '=BILL (2).txt']);
    expect(await text('=BILL (2).txt')).toBe('second');
    const manifest = (await text('manifest.csv')).split('\r\n');
    expect(manifest[1]).toBe(`1,'=bill.txt,'=bill.txt,2026-04-30,Other,,,5,${one.sha256}`);
    expect(manifest).toHaveLength(4);
    await expect(zipFiles(books.call, desk.storage, [one.id, books.companyId])).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('keeps any file as it is, of a type no browser runs', async () => {
    const page = await store('<html><script>alert(1)</script></html>', 'page.html');
    expect(page).toMatchObject({ type: 'text/plain', state: 'processed', outcomes: [{ type: 'filed' }] });
    const drawing = await store('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'x.svg');
    expect(drawing.type).toBe('text/plain');
    await expect(store('', 'empty.txt')).rejects.toMatchObject({ code: 'file_empty' });
  });

  it('writes down every act', async () => {
    const { id } = await store('x', 'x.txt');
    await books.run((tx) => renameFile(tx, books.call, { id, name: 'y' }));
    await trash(id);
    await restoreFiles(books.call, desk.ingestion, [id]);
    await buffer(await zipFiles(books.call, desk.storage, [id]));
    await trash(id);
    await destroy(id);
    const events = await database.queries
      .selectFrom('audit_event')
      .select('action')
      .where('company_id', '=', books.companyId)
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    expect(events.map(({ action }) => action)).toEqual([
      'file_stored',
      'file_renamed',
      'file_trashed',
      'file_restored',
      'file_zipped',
      'file_trashed',
      'file_destroyed',
    ]);
  });
});
