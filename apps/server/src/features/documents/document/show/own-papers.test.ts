import { Readable } from 'node:stream';
import { documentDraft } from '@folio/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertTestUser, openTestBooks, type TestBooks } from '../../../../../test/books.ts';
import { billText, openReadingDesk, type ReadingDesk, textFile } from '../../../../../test/desks/reading-desk.ts';
import { openTestDatabase } from '../../../../../test/engines.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { inCompany } from '../../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../../platform/http/call.ts';
import { bankAccountsFor } from '../../../books/ledger/accounts/find-bank-account.ts';
import { readNeeds } from '../../../reports/dashboard/read-needs.ts';
import { listContacts } from '../../../trade/contact/list-contacts.ts';
import { receiveFile } from '../../upload/receive-file.ts';
import { cutFile } from '../pages/cut-file.ts';
import { findFile } from '../pages/file-store.ts';
import { turnPage } from '../pages/turn-page.ts';
import { reread } from '../reread/reread.ts';
import { saveDraft } from '../save-draft.ts';
import { listDocuments, requeue } from '../store.ts';
import { documentDetailOf } from './read-document.ts';

let database: Database;
let books: TestBooks;
let desk: ReadingDesk;
/** A user who may upload documents and may not see the books. */
let uploader: CompanyCall;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
});
afterAll(() => database?.close());
beforeEach(async () => {
  books = await openTestBooks(database);
  desk = await openReadingDesk(database, books);
  const userId = await insertTestUser(database);
  const actor = { practiceId: null, address: null, papersOf: userId };
  uploader = {
    ...books.call,
    userId,
    role: 'uploader',
    actor,
    transaction: (work) => inCompany(database, books.companyId, work, actor),
  };
  return () => desk.close();
});

const bring = async (content: string, lineId?: string) => {
  const source = { name: 'mine.pdf', stream: Readable.from([Buffer.from(content)]) };
  const { id, isNew } = await receiveFile(uploader, desk.storage, 1_000_000, source, lineId);
  if (isNew) desk.queue.push({ id, beside: false });
  await desk.readAll();
  return id;
};
const detail = (id: string) => uploader.transaction((tx) => documentDetailOf(tx, id, 'en-US'));
const names = (call: CompanyCall) =>
  call.transaction(async (tx) => {
    const { rows, total } = await listDocuments(tx, { page: 1, limit: 50, states: [] });
    return { names: rows.map(({ name }) => name), total };
  });

describe('an uploader', () => {
  it('sees only their own documents, in every call', async () => {
    const other = (await desk.read(textFile(billText()), 'theirs.pdf')).id;
    const own = await bring(textFile(billText({ number: 'PRF-2', total: '9.00' })));
    expect(await names(uploader)).toEqual({ names: ['mine.pdf'], total: 1 });
    expect((await names(books.call)).total).toBe(2);
    expect((await detail(own)).draft?.invoice?.number).toBe('PRF-2');
    const missing = { code: 'not_found' };
    const draft = documentDraft.parse((await desk.detail(other)).draft);
    await expect(detail(other)).rejects.toMatchObject(missing);
    await expect(saveDraft(uploader, other, 1, draft)).rejects.toMatchObject(missing);
    await expect(reread(uploader, desk.ingestion, other)).rejects.toMatchObject(missing);
    await expect(turnPage(uploader, desk.ingestion, other, { version: 1, page: 1, turn: 90 })).rejects.toMatchObject(
      missing,
    );
    await expect(cutFile(uploader, desk.ingestion, other, { version: 1, parts: [] })).rejects.toMatchObject(missing);
    expect(await uploader.transaction((tx) => findFile(tx, other))).toBeUndefined();
    expect(await uploader.transaction((tx) => requeue(tx, other))).toBe(false);
  });

  it('corrects their own drafts', async () => {
    const id = await bring(textFile(billText()));
    const { version, draft } = await detail(id);
    const corrected = documentDraft.parse({ ...draft, invoice: { ...draft?.invoice, reference: 'From the till' } });
    const saved = await saveDraft(uploader, id, version, corrected);
    expect(saved.draft?.invoice?.reference).toBe('From the till');
  });

  it('learns that an identical document exists without seeing it', async () => {
    await desk.read(textFile(billText()), 'theirs.pdf');
    const id = await bring(textFile(billText()));
    expect(await detail(id)).toMatchObject({ state: 'duplicate', duplicate_of: null });
  });

  it('does not hide their copy from those who keep the books, and is not shown theirs', async () => {
    const other = (await desk.read(textFile(billText()), 'theirs.pdf')).id;
    const own = await bring(textFile(`${billText()}\n\nCopy`));
    const { version, draft } = await detail(own);
    await saveDraft(uploader, own, version, documentDraft.parse(draft));
    expect((await detail(own)).look_alikes).toEqual([]);
    expect((await desk.detail(own)).look_alikes).toMatchObject([{ id: other }]);
    expect((await desk.detail(other)).look_alikes).toMatchObject([{ id: own }]);
  });

  it('says of no bank line what it was for', async () => {
    const lineId = '11111111-1111-4111-8111-111111111111';
    await expect(bring(textFile(billText()), lineId)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('is notified about their own documents, without figures', async () => {
    await desk.read(textFile(billText()), 'theirs.pdf');
    await bring(textFile(billText({ number: 'PRF-2', total: '9.00' })));
    expect(await uploader.transaction((tx) => readNeeds(tx, '2026-04-30', 0))).toMatchObject({
      documents_to_review: 1,
      to_pay_this_week: '0.00',
    });
    expect(await uploader.transaction((tx) => bankAccountsFor(tx, 'uploader'))).toMatchObject([
      { name: 'Bank - HKD current', number: null },
    ]);
    expect(await books.run((tx) => bankAccountsFor(tx, 'reader'))).toMatchObject([{ number: '001-234567-001' }]);
    const query = { page: 1, limit: 10, archived: 'false' as const };
    expect((await uploader.transaction((tx) => listContacts(tx, query))).meta.total).toBe(0);
  });
});
