import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { bothEngines, openTestDatabase } from '../../../../test/engines.ts';
import { journal, journalLine, postJournal } from '../../../../test/journals.ts';
import { balancesOn } from '../../../../test/reports.ts';
import type { Database } from '../../../platform/database/open.ts';
import { findOrCreateContact } from '../../trade/contact/index.ts';
import { createBankAccount, readEntries, setPeriodLock, verifyChain } from '../ledger/index.ts';
import type { JournalInput } from './check-journal.ts';
import { getJournal } from './get-journal.ts';
import { listJournals } from './list-journals.ts';
import { postJournals } from './post-journals.ts';
import { reverseJournal } from './reverse-journal.ts';

const rent = (amount: number, over: Partial<JournalInput> = {}) =>
  journal([journalLine('6100', amount), journalLine('2110', -amount)], over);

describe.each(bothEngines)('manual journals posted at once on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    books = await openTestBooks(database);
  });
  afterAll(() => database?.close());

  const balances = (asAt = '2026-12-31') => books.run((tx) => balancesOn(tx, asAt));
  const batch = (inputs: JournalInput[]) =>
    books.run((tx) => postJournals(tx, books.call, inputs, (index) => `entries.${index}.`));
  const get = (id: string) => books.run((tx) => getJournal(tx, id));
  const reverse = (id: string, date: string) => books.run((tx) => reverseJournal(tx, books.call, { id, date }));
  const list = (query = {}) => books.run((tx) => listJournals(tx, { page: 1, limit: 50, ...query }));
  const lock = (through: string) => books.run((tx) => setPeriodLock(tx, books.call, through));

  describe('posted at once', () => {
    it('take their numbers from one series, and one from outside moves it on', async () => {
      expect(await postJournal(books, rent(10))).toMatchObject({ number: 'J0001', journal_number: 'MJ-0001' });
      expect(await postJournal(books, rent(10, { number: 'MJ-0007' }))).toMatchObject({ journal_number: 'MJ-0007' });
      expect(await postJournal(books, rent(10))).toMatchObject({ number: 'J0003', journal_number: 'MJ-0008' });
      expect(await balances()).toEqual({ '2110': '-30.00', '6100': '30.00' });
    });

    it('are in the list and show their lines', async () => {
      const contact = await books.run((tx) => findOrCreateContact(tx, { name: 'Harbour Estates Limited' }));
      const lines = [
        journalLine('6100', 80, { contact_id: contact.id, description: 'April' }),
        journalLine('2110', -80),
      ];
      const posted = await postJournal(books, journal(lines, { reference: 'Lease 7', narration: 'Rent accrued' }));
      expect((await list()).rows).toMatchObject([
        {
          id: posted.journal_id,
          number: 'MJ-0001',
          state: 'posted',
          date: '2026-04-10',
          total: '80.00',
          entry_id: posted.id,
        },
      ]);
      const found = await get(posted.journal_id);
      expect(found).toMatchObject({ version: 1, reference: 'Lease 7', attachments_list: [], reversal_entry_id: null });
      expect(found.draft).toEqual({
        date: '2026-04-10',
        narration: 'Rent accrued',
        reference: 'Lease 7',
        reverse_on: null,
        lines: [lines[0], { ...lines[1], description: 'Rent accrued' }],
      });
    });

    it('reverse themselves on a later day, by an entry posted with them', async () => {
      const { id, journal_id } = await postJournal(books, rent(500, { reverse_on: '2026-05-01' }));
      expect(await balances('2026-04-30')).toEqual({ '2110': '-500.00', '6100': '500.00' });
      expect(await balances('2026-05-01')).toEqual({});
      const { reversal_entry_id, state } = await get(journal_id);
      expect(state).toBe('posted');
      const [entry, reversal] = await books.run((tx) => readEntries(tx, [id, reversal_entry_id ?? '']));
      expect([entry?.entry.kind, reversal?.entry.kind]).toEqual(['manual_journal', 'auto_reversal']);
      expect(reversal?.entry).toMatchObject({
        date: '2026-05-01',
        number: 'MJ-0001-R',
        narration: 'Reversal: A journal',
      });
      await expect(reverse(journal_id, '2026-04-20')).rejects.toMatchObject({
        word: 'journal_reverses_itself',
        values: { number: 'MJ-0001', date: '2026-05-01' },
      });
    });

    it('keep amount, currency and rate of a foreign bank account', async () => {
      await books.run((tx) => createBankAccount(tx, { name: 'Bank - USD', currency: 'USD' }));
      const line = journalLine('1030', 0, { debit: null, currency: 'USD', foreign_amount: '100.00', rate: '7.8126' });
      const posted = await postJournal(books, journal([line, journalLine('2200', -781.26)]));
      const { draft: shown } = await get(posted.journal_id);
      expect(shown.lines[0]).toMatchObject({
        debit: '781.26',
        currency: 'USD',
        foreign_amount: '100.00',
        rate: '7.8126',
      });
      expect(await books.run(verifyChain)).toMatchObject({ intact: true });
    });

    it.each<[string, JournalInput, object]>([
      [
        'unbalanced',
        journal([journalLine('6100', 10), journalLine('2110', -9)]),
        {
          code: 'journal_unbalanced',
          word: 'journal_unbalanced_by',
          values: { debit: '10.00', credit: '9.00', difference: '1.00' },
          faults: [{ path: 'lines' }],
        },
      ],
      [
        'on a control account',
        journal([journalLine('1100', 10), journalLine('6100', -10)]),
        { code: 'validation_failed' },
      ],
      [
        'of 10^15',
        journal([journalLine('6100', 1, { debit: '1000000000000000' }), journalLine('2110', -1)]),
        { code: 'validation_failed' },
      ],
      [
        'with three decimals',
        journal([journalLine('6100', 1, { debit: '1.000' }), journalLine('2110', -1)]),
        { code: 'validation_failed' },
      ],
      [
        'of a day that does not exist',
        rent(5, { date: '2026-04-31' }),
        { code: 'validation_failed', faults: [{ path: 'date', word: 'date_invalid' }] },
      ],
    ])('are refused when %s, and leave the books unchanged', async (_, input, refusal) => {
      await expect(postJournal(books, input)).rejects.toMatchObject(refusal);
      expect([await balances(), (await list()).rows]).toEqual([{}, []]);
      expect(await postJournal(books, rent(1))).toMatchObject({ number: 'J0001', journal_number: 'MJ-0001' });
    });

    it('are refused in a locked period, with the sentence and at the field', async () => {
      await lock('2026-04-30');
      await expect(postJournal(books, rent(5, { date: '2026-04-30' }))).rejects.toMatchObject({
        code: 'period_locked',
        word: 'period_locked',
        values: { date: '2026-04-30' },
        faults: [{ path: 'date' }],
      });
      await postJournal(books, rent(5, { date: '2026-05-01' }));
    });

    it('are refused with a number that is taken, also when both ask at once', async () => {
      await postJournal(books, rent(5, { number: 'A-1' }));
      const taken = { code: 'number_taken', values: { number: 'A-1' }, faults: [{ path: 'number' }] };
      await expect(postJournal(books, rent(5, { number: 'A-1' }))).rejects.toMatchObject(taken);
      const both = await Promise.allSettled([1, 2].map(() => postJournal(books, rent(5, { number: 'A (2)' }))));
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(both.find((one) => one.status === 'rejected')).toMatchObject({
        reason: { code: 'number_taken', values: { number: 'A (2)' } },
      });
    });

    it('may not name a contact of another company', async () => {
      const other = await openTestBooks(database);
      const { id } = await other.run((tx) => findOrCreateContact(tx, { name: 'Theirs' }));
      const lines = [journalLine('6100', 5, { contact_id: id }), journalLine('2110', -5)];
      await expect(postJournal(books, journal(lines))).rejects.toMatchObject({
        faults: [{ path: 'lines.0.contact_id', word: 'contact_unknown' }],
      });
    });
  });

  describe('in a batch', () => {
    it('are posted all together, each with the number it brings or the next of the series', async () => {
      const posted = await batch([
        rent(1),
        rent(2, { number: 'MJ-0100' }),
        rent(3, { reverse_on: '2026-05-01' }),
        rent(4),
      ]);
      expect(posted.map(({ number, journal_number }) => [number, journal_number])).toEqual([
        ['J0001', 'MJ-0101'],
        ['J0002', 'MJ-0100'],
        ['J0003', 'MJ-0102'],
        ['J0005', 'MJ-0103'],
      ]);
      expect(await balances('2026-04-30')).toMatchObject({ '6100': '10.00' });
      expect((await list()).meta.total).toBe(4);
    });

    it('name the entry, line and field of every fault, and none is posted', async () => {
      const inputs = [
        rent(1, { number: 'X-1' }),
        journal([journalLine('6999', 5), journalLine('2110', -4)]),
        rent(2, { number: 'X-1', date: '2026-04-31' }),
      ];
      const refused = await batch(inputs).catch((error: unknown) => error);
      expect(refused).toMatchObject({
        code: 'validation_failed',
        faults: [
          { path: 'entries.2.number', word: 'number_taken' },
          { path: 'entries.1.lines.0.account_code', word: 'account_unknown' },
          { path: 'entries.1.lines', word: 'journal_unbalanced_by' },
          { path: 'entries.2.date', word: 'date_invalid' },
        ],
      });
      expect((await list()).rows).toEqual([]);
    });

    it('of 500 are one piece of work, and the chain holds', async () => {
      const inputs = Array.from({ length: 500 }, (_, index) =>
        journal(
          [
            journalLine('6100', index + 1),
            journalLine('6110', 1),
            journalLine('2110', -index - 1),
            journalLine('1080', -1),
          ],
          { date: `2026-04-${String((index % 28) + 1).padStart(2, '0')}` },
        ),
      );
      const posted = await batch(inputs);
      expect(posted.at(-1)).toMatchObject({ number: 'J0500', journal_number: 'MJ-0500' });
      expect(await balances()).toMatchObject({ '6100': '125250.00', '6110': '500.00', '1080': '-500.00' });
      expect(await books.run(verifyChain)).toEqual({ intact: true, entries: 500 });
      expect((await list({ limit: 2 })).rows.map((row) => row.number)).toEqual(['MJ-0500', 'MJ-0499']);
    }, 60_000);
  });
});
