import { Readable } from 'node:stream';
import type { LineFile } from '@folio/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { type BankDesk, line, openDesk, statement } from '../../../../test/desks/bank-desk.ts';
import { billText, openReadingDesk, type ReadingDesk, textFile } from '../../../../test/desks/reading-desk.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { attachToLine } from '../../documents/document/confirm/attach-to-line.ts';
import { confirmDocument } from '../../documents/document/confirm/confirm-document.ts';
import { fileAway } from '../../documents/document/confirm/file-away.ts';
import { receiveFile } from '../../documents/upload/index.ts';
import { classifyLine } from '../bank-line/accept/line-requests.ts';
import { listMissing } from '../bank-proof/missing-evidence.ts';
import { readEvidenced } from './arrived-store.ts';
import { detach } from './attach.ts';
import { answerQuestion, commentOnLine } from './comment-on-line.ts';
import { countMissing, readLineFile, readLineMarks } from './index.ts';

const BILL = 'FPS PEARL RIVER FREIGHT';

describe.each(engines)('what shows what a line was for, on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let desk: ReadingDesk;
  let bank: BankDesk;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    books = await openTestBooks(database);
    desk = await openReadingDesk(database, books);
    bank = openDesk(database, books);
    await bank.take(
      statement([
        line('2026-04-06', BILL, -1250, { payee: 'PEARL RIVER FREIGHT' }),
        line('2026-04-07', 'MTR', -99),
        line('2026-04-08', 'MONTHLY FEE', -50, { hint: 'fee' }),
        line('2026-04-09', 'TO SAVINGS', -500, { hint: 'transfer' }),
        line('2026-04-10', 'RECEIVED', 800),
      ]),
    );
    return () => desk.close();
  });

  const idOf = async (description: string) => (await bank.lineNamed(description)).id;
  const file = async (description: string): Promise<LineFile> => {
    const id = await idOf(description);
    return books.run((tx) => readLineFile(tx, id));
  };
  const marks = async (description: string) => {
    const id = await idOf(description);
    return (await books.run(async (tx) => readLineMarks(tx, await readEvidenced(tx, [id])))).get(id);
  };
  const attach = async (description: string, documentId: string) => {
    const lineId = await idOf(description);
    return books.run((tx) => attachToLine(tx, books.call, { lineId, documentId }));
  };
  const drop = async (description: string, content: string) => {
    const lineId = await idOf(description);
    const source = { name: 'dropped.pdf', stream: Readable.from([Buffer.from(content)]) };
    const { id, isNew } = await receiveFile(books.call, desk.storage, 1_000_000, source, lineId);
    if (isNew) desk.queue.push({ id, beside: false });
    return id;
  };
  const confirm = async (id: string) => {
    const { version } = await desk.detail(id);
    return confirmDocument(books.call, id, { version, accept_arithmetic: true, bank_line_id: null });
  };
  const classify = async (description: string, amount: string) => {
    const id = await idOf(description);
    await books.run((tx) => classifyLine(tx, books.call, { id, splits: [{ account_code: '6200', amount }] }));
  };
  const missing = async (query: { q?: string } = {}) => {
    const page = await books.run((tx) => listMissing(tx, 'en-US', { page: 1, limit: 50, ...query }));
    return page.rows;
  };
  const entries = () =>
    database.queries
      .selectFrom('journal_entry')
      .select((e) => e.fn.countAll().as('n'))
      .where('company_id', '=', books.companyId)
      .executeTakeFirstOrThrow()
      .then(({ n }) => Number(n));

  it('is missing for money spent, but not for fees, transfers and money received', async () => {
    expect((await missing()).map(({ description }) => description)).toEqual(['MTR', BILL]);
    expect(await books.run((tx) => countMissing(tx, books.bankAccountId))).toEqual({ missing: 2, questions: 0 });
    expect((await missing({ q: 'mtr' })).map(({ amount }) => amount)).toEqual(['99.00']);
    expect((await missing({ q: '1,250' })).map(({ description }) => description)).toEqual([BILL]);
    await classify('MTR', '99.00');
    const [mtr] = await missing({ q: 'MTR' });
    expect(mtr).toMatchObject({
      coded_text: '6200 Local travelling',
      question: null,
      arrived: null,
      account_code: '1010',
    });
  });

  it('a document that arrives pairs with its line; one Enter books it, pays it and attaches it', async () => {
    const { id } = await desk.read(textFile(billText()));
    expect(await marks(BILL)).toEqual({ comments: 0, openQuestion: false, evidence: 0, arrived: true });
    expect((await file(BILL)).arrived).toMatchObject([{ id, amount: '1250.00', currency: 'HKD', date: '2026-04-01' }]);
    expect((await missing({ q: 'PEARL' }))[0]?.arrived).toMatchObject({ id });
    expect(await attach(BILL, id)).toEqual({ confirmed: true });
    expect(await bank.get(await idOf(BILL))).toMatchObject({
      state: 'matched',
      coded: { text: 'PRF-1001' },
      evidence: 1,
    });
    expect(await file(BILL)).toMatchObject({ documents: [{ id, attached: false }], arrived: [] });
    expect((await missing()).map(({ description }) => description)).toEqual(['MTR']);
    expect((await bank.balances())['2000'] ?? '0.00').toBe('0.00');
  });

  it('posts nothing a second time: a line coded already keeps the bill as its evidence', async () => {
    await classify(BILL, '1250.00');
    const before = await entries();
    const { id } = await desk.read(textFile(billText()));
    expect(await attach(BILL, id)).toEqual({ confirmed: false });
    expect(await attach(BILL, id)).toEqual({ confirmed: false });
    expect(await entries()).toBe(before);
    expect(await desk.detail(id)).toMatchObject({ state: 'processed', outcomes: [{ type: 'bank_line' }] });
    expect(await file(BILL)).toMatchObject({ documents: [{ id, attached: true }], arrived: [] });
    expect(await marks(BILL)).toMatchObject({ evidence: 1, arrived: false });
  });

  it('taken off again, what was only evidence waits for review, and the line misses its document', async () => {
    await classify(BILL, '1250.00');
    const { id } = await desk.read(textFile(billText()));
    await attach(BILL, id);
    const lineId = await idOf(BILL);
    await books.run((tx) => detach(tx, books.call, { lineId, documentId: id }));
    expect(await desk.detail(id)).toMatchObject({ state: 'needs_review', outcomes: [] });
    expect(await marks(BILL)).toMatchObject({ evidence: 0, arrived: true });
    expect((await missing()).map(({ description }) => description)).toContain(BILL);
    const again = books.run((tx) => detach(tx, books.call, { lineId, documentId: id }));
    await expect(again).rejects.toMatchObject({ code: 'not_found' });
  });

  it('does not come off a record it was booked with', async () => {
    const { id } = await desk.read(textFile(billText()));
    await attach(BILL, id);
    const lineId = await idOf(BILL);
    const taken = books.run((tx) => detach(tx, books.call, { lineId, documentId: id }));
    await expect(taken).rejects.toMatchObject({ code: 'conflict', word: 'evidence_of_record' });
  });

  it('a file dropped onto a line waits for its reading, is offered there, and is attached when confirmed', async () => {
    const id = await drop('MTR', textFile(billText({ total: '77.00' })));
    expect(await file('MTR')).toMatchObject({ unread: [{ id, reading: true }], arrived: [], documents: [] });
    await desk.readAll();
    expect(await file('MTR')).toMatchObject({ unread: [], arrived: [{ id, amount: '77.00' }] });
    expect((await file(BILL)).arrived).toEqual([]);
    await confirm(id);
    expect(await file('MTR')).toMatchObject({ documents: [{ id, attached: true }], arrived: [] });
    expect((await bank.lineNamed('MTR')).state).not.toBe('matched');
  });

  it('a dropped letter is attached when it is filed, and a file that was here before at once', async () => {
    const letter = textFile('Dear Sir or Madam\n\nThank you for your visit.\n\nYours faithfully');
    const id = await drop('MTR', letter);
    await desk.readAll();
    const { version } = await desk.detail(id);
    await fileAway(books.call, id, version);
    expect((await file('MTR')).documents).toMatchObject([{ id, attached: true }]);
    await drop(BILL, letter);
    expect((await file(BILL)).documents).toMatchObject([{ id, attached: true }]);
  });

  it('twelve bills of one amount find the line of their own month', async () => {
    const months = ['04', '05', '06'];
    await bank.take(
      statement(
        months.map((month) => line(`2026-${month}-20`, `PHONE ${month}`, -128)),
        { period_start: '2026-05-01', period_end: '2026-06-30' },
      ),
    );
    for (const month of months.toReversed())
      await desk.read(textFile(billText({ number: `TEL-${month}00`, date: `2026-${month}-18`, total: '128.00' })));
    for (const month of months) expect((await file(`PHONE ${month}`)).arrived[0]?.date).toBe(`2026-${month}-18`);
  });

  it('is refused for a line left out, for a statement, and for anything of another company', async () => {
    const { id } = await desk.read(textFile(billText()));
    const other = await openTestBooks(database);
    const lineId = await idOf(BILL);
    const theirs = other.run((tx) => attachToLine(tx, other.call, { lineId, documentId: id }));
    await expect(theirs).rejects.toMatchObject({ code: 'not_found' });
    await expect(other.run((tx) => readLineFile(tx, lineId))).rejects.toMatchObject({ code: 'not_found' });
    const asked = { lineId, kind: 'comment' as const, text: 'x' };
    await expect(other.run((tx) => commentOnLine(tx, other.call, asked))).rejects.toMatchObject({ code: 'not_found' });
    await expect(attach(BILL, books.companyId)).rejects.toMatchObject({ code: 'not_found' });
    const source = { name: 'a.pdf', stream: Readable.from([Buffer.from(textFile('a'))]) };
    const dropped = receiveFile(other.call, desk.storage, 1_000_000, source, lineId);
    await expect(dropped).rejects.toMatchObject({ code: 'not_found' });
    await database.queries.updateTable('bank_line').set({ state: 'excluded' }).where('id', '=', lineId).execute();
    await expect(attach(BILL, id)).rejects.toMatchObject({ code: 'conflict', word: 'line_left_out' });
    expect((await missing()).map(({ description }) => description)).toEqual(['MTR']);
  });

  it('an answer closes a question once; a comment asks nothing', async () => {
    const lineId = await idOf('MTR');
    const say = (kind: 'comment' | 'question_accountant', text: string, atMs: number) => {
      const call = { ...books.call, now: new Date(books.call.now.getTime() + atMs) };
      return books.run((tx) => commentOnLine(tx, call, { lineId, kind, text }));
    };
    await say('comment', 'Octopus', 0);
    await say('question_accountant', 'What was this for?', 1);
    expect(await marks('MTR')).toEqual({ comments: 2, openQuestion: true, evidence: 0, arrived: false });
    expect((await missing({ q: 'MTR' }))[0]?.question).toBe('What was this for?');
    expect(await books.run((tx) => countMissing(tx, books.bankAccountId))).toMatchObject({ questions: 1 });
    const { comments } = await file('MTR');
    expect(comments).toMatchObject([
      { author: 'Chan Tai Man', kind: 'comment', answered_at: null },
      { text: 'What was this for?' },
    ]);
    const commentId = comments[1]?.id ?? '';
    await books.run((tx) => answerQuestion(tx, books.call, { lineId, commentId }));
    const answered = (await file('MTR')).comments[1]?.answered_at;
    expect(answered).toBe(books.call.now.toISOString());
    await books.run((tx) => answerQuestion(tx, { ...books.call, now: new Date('2027-01-01') }, { lineId, commentId }));
    expect((await file('MTR')).comments[1]?.answered_at).toBe(answered);
    expect(await marks('MTR')).toMatchObject({ openQuestion: false });
    const elsewhere = books.run((tx) => answerQuestion(tx, books.call, { lineId, commentId: books.companyId }));
    await expect(elsewhere).rejects.toMatchObject({ code: 'not_found' });
  });
});
