import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { bothEngines, openTestDatabase } from '../../../../test/engines.ts';
import { journal, journalLine } from '../../../../test/journals.ts';
import type { Database } from '../../../platform/database/open.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { onceOnly } from '../../../platform/http/idempotency.ts';
import { findOrCreateContact } from '../../trade/contact/index.ts';
import { readEntries, setPeriodLock, verifyChain } from '../ledger/index.ts';
import type { JournalInput } from './check-journal.ts';
import { getJournal } from './get-journal.ts';
import { postJournal } from './post-at-once.ts';
import { postJournals } from './post-journals.ts';

const rent = (amount: number, over: Partial<JournalInput> = {}) =>
  journal([journalLine('6100', amount), journalLine('2110', -amount)], over);

describe.each(bothEngines)('one statement for a journal on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  /** A call that can do nothing in several statements. */
  let inOne: CompanyCall;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    books = await openTestBooks(database);
    inOne = { ...books.call, transaction: () => Promise.reject(new Error('more than one statement')) };
    // The first journal opens the books; the following ones are checked against what it read.
    await postJournal(books.call, rent(1));
  });
  afterAll(() => database?.close());

  const keyed = (call: CompanyCall, request: string, key: string = randomUUID()): CompanyCall => {
    const once = { key, requestHash: Buffer.from(request), answerKept: false };
    return { ...call, once, transaction: onceOnly(database, call.companyId, once, call.actor) };
  };
  const keptAnswer = async (key: string) => {
    const query = database.queries.selectFrom('idempotency_key').select('answer').where('key', '=', key);
    return (await query.execute()).map(({ answer }) => answer);
  };
  const entryOf = async (id: string) => (await books.run((tx) => readEntries(tx, [id])))[0];

  it('posts what several statements would post', async () => {
    const contact = await books.run((tx) => findOrCreateContact(tx, { name: 'Harbour Estates Limited' }));
    const lines = [
      journalLine('6100', 80, { contact_id: contact.id, description: '四月 "#" \\ ' }),
      journalLine('2110', -80),
    ];
    const input = journal(lines, { narration: 'Rent # accrued', reference: 'Lease 7', reverse_on: '2026-05-01' });
    const fast = await postJournal(inOne, input);
    const [slow] = await books.run((tx) => postJournals(tx, books.call, [input], () => ''));
    expect(fast).toMatchObject({ number: 'J0002', journal_number: 'MJ-0002' });
    expect(slow).toMatchObject({ number: 'J0004', journal_number: 'MJ-0003' });
    const [one, other] = [await entryOf(fast.id), await entryOf(slow?.id ?? '')];
    expect(one?.entry).toEqual({
      ...other?.entry,
      journalNumber: 'J0002',
      number: 'MJ-0002',
      sourceRef: fast.journal_id,
    });
    const [record, otherRecord] = await books.run(async (tx) => [
      await getJournal(tx, fast.journal_id),
      await getJournal(tx, slow?.journal_id ?? ''),
    ]);
    expect(record).toEqual({
      ...otherRecord,
      id: fast.journal_id,
      number: 'MJ-0002',
      entry_id: fast.id,
      reversal_entry_id: record?.reversal_entry_id,
    });
    const reversal = await entryOf(record?.reversal_entry_id ?? '');
    expect(reversal?.entry).toMatchObject({ number: 'MJ-0002-R', narration: 'Reversal: Rent # accrued' });
    expect(await books.run(verifyChain)).toMatchObject({ intact: true, entries: 5 });
  });

  it('records who acted, for whom and from where', async () => {
    const actor = { practiceId: null, address: '192.0.2.7', tokenName: 'Till' };
    const { id } = await postJournal({ ...inOne, actor }, rent(5));
    const query = database.queries.selectFrom('journal_entry').select(['posted_by', 'address', 'token_name']);
    expect(await query.where('id', '=', id).execute()).toEqual([
      { posted_by: books.call.userId, address: '192.0.2.7', token_name: 'Till' },
    ]);
  });

  it('keeps its answer for the same request, and posts once', async () => {
    const call = keyed(books.call, 'a rent');
    const posted = await postJournal({ ...call, transaction: inOne.transaction }, rent(20));
    expect(call.once).toMatchObject({ answerKept: true });
    expect(await keptAnswer(call.once?.key ?? '')).toEqual([{ code: 0, data: posted, meta: {} }]);
    const again = postJournal(keyed(books.call, 'a rent', call.once?.key), rent(20));
    await expect(again).rejects.toMatchObject({ answer: { code: 0, data: posted, meta: {} } });
    const reused = postJournal(keyed(books.call, 'another rent', call.once?.key), rent(21));
    await expect(reused).rejects.toMatchObject({ code: 'conflict', word: 'idempotency_key_reused' });
    expect(await books.run(verifyChain)).toMatchObject({ intact: true, entries: 2 });
  });

  it('posts one of two equal requests that arrive together', async () => {
    const key = randomUUID();
    const both = await Promise.allSettled([1, 2].map(() => postJournal(keyed(books.call, 'a rent', key), rent(20))));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await books.run(verifyChain)).toMatchObject({ intact: true, entries: 2 });
  });

  it.each<[string, (of: TestBooks) => Promise<unknown>, object]>([
    [
      'a period that was locked since',
      ({ run, call }) => run((tx) => setPeriodLock(tx, call, '2026-04-30')),
      { code: 'period_locked', values: { date: '2026-04-30' } },
    ],
    [
      'an account that was closed since',
      ({ companyId }) =>
        database.queries
          .updateTable('ledger_account')
          .set({ active: false })
          .where('company_id', '=', companyId)
          .where('code', '=', '6100')
          .execute(),
      { code: 'validation_failed' },
    ],
    [
      'a day before the company, known since',
      ({ companyId }) =>
        database.queries
          .updateTable('company')
          .set({ incorporated_date: '2026-04-20' })
          .where('id', '=', companyId)
          .execute(),
      { code: 'before_incorporation' },
    ],
  ])('refuses %s, and leaves no trace of the key', async (_, change, refusal) => {
    await change(books);
    const call = keyed(books.call, 'a rent');
    await expect(postJournal(call, rent(5))).rejects.toMatchObject(refusal);
    expect(await keptAnswer(call.once?.key ?? '')).toEqual([]);
    expect(await books.run(verifyChain)).toMatchObject({ intact: true, entries: 1 });
  });

  it('refuses a contact of another company', async () => {
    const other = await openTestBooks(database);
    const contact = await other.run((tx) => findOrCreateContact(tx, { name: 'Harbour Estates Limited' }));
    const lines = [journalLine('6100', 80, { contact_id: contact.id }), journalLine('2110', -80)];
    await expect(postJournal(books.call, journal(lines))).rejects.toMatchObject({
      faults: [{ path: 'lines.0.contact_id', word: 'contact_unknown' }],
    });
  });

  it('posts by the facts of now when they have changed harmlessly', async () => {
    await books.run((tx) => setPeriodLock(tx, books.call, '2026-03-31'));
    expect(await postJournal(books.call, rent(5))).toMatchObject({ journal_number: 'MJ-0002' });
    expect(await postJournal(inOne, rent(5))).toMatchObject({ journal_number: 'MJ-0003' });
  });

  it('posts together what arrives together, and each for itself when one is in the way', async () => {
    const call = (name: string) => keyed(books.call, name);
    const calls = ['a', 'b', 'c', 'd'].map(call);
    const inputs = [rent(1), rent(2, { reverse_on: '2026-05-01' }), rent(3), rent(4)];
    const posted = await Promise.all(
      calls.map((one, n) => postJournal({ ...one, transaction: inOne.transaction }, inputs[n] ?? rent(0))),
    );
    expect(posted.map(({ number, journal_number }) => [number, journal_number])).toEqual([
      ['J0002', 'MJ-0002'],
      ['J0003', 'MJ-0003'],
      ['J0005', 'MJ-0004'],
      ['J0006', 'MJ-0005'],
    ]);
    expect(await Promise.all(calls.map(({ once }) => keptAnswer(once?.key ?? '')))).toEqual(
      posted.map((data) => [{ code: 0, data, meta: {} }]),
    );
    // The second one is the same request again; the others are posted.
    const again = [call('e'), keyed(books.call, 'b', calls[1]?.once?.key), call('f'), call('g')];
    const results = await Promise.allSettled(again.map((one, n) => postJournal(one, inputs[n] ?? rent(0))));
    expect(results).toMatchObject([
      { value: { journal_number: 'MJ-0006' } },
      { reason: { answer: { data: posted[1] } } },
      { status: 'fulfilled' },
      { status: 'fulfilled' },
    ]);
    expect(await books.run(verifyChain)).toMatchObject({ intact: true, entries: 9 });
  });

  it('leaves no number out when many arrive together, single ones and batches', async () => {
    const batch = () => books.run((tx) => postJournals(tx, books.call, [rent(2), rent(3)], (n) => `entries.${n}.`));
    await Promise.all(
      Array.from({ length: 12 }, (_, n) => (n % 4 === 0 ? batch() : postJournal(books.call, rent(n + 1)))),
    );
    const query = database.queries.selectFrom('manual_journal').select('number');
    const numbers = (await query.where('company_id', '=', books.companyId).execute())
      .map(({ number }) => number)
      .sort();
    expect(numbers).toEqual(Array.from({ length: 16 }, (_, n) => `MJ-${String(n + 1).padStart(4, '0')}`));
    expect(await books.run(verifyChain)).toMatchObject({ intact: true, entries: 16 });
  });
});
