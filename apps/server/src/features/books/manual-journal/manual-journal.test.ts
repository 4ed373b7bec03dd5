import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import { journal, journalLine, postJournal } from '../../../../test/journals.ts';
import { balancesOn } from '../../../../test/reports.ts';
import type { Database } from '../../../platform/database/open.ts';
import { readEntries, setPeriodLock } from '../ledger/index.ts';
import type { JournalInput } from './check-journal.ts';
import { createDraft, deleteDraft, saveDraft } from './drafts.ts';
import { getJournal } from './get-journal.ts';
import { listJournals } from './list-journals.ts';
import { postDraft } from './post-draft.ts';
import { reverseJournal } from './reverse-journal.ts';
import { listTemplates } from './template-store.ts';
import { createTemplate, deleteTemplate } from './templates.ts';

const rent = (amount: number, over: Partial<JournalInput> = {}) =>
  journal([journalLine('6100', amount), journalLine('2110', -amount)], over);

describe.each(engines)('manual journals on %s', (engine) => {
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
  const get = (id: string) => books.run((tx) => getJournal(tx, id));
  const draft = (input: JournalInput) => books.run((tx) => createDraft(tx, books.call, input));
  const post = (id: string, version = 1) => books.run((tx) => postDraft(tx, books.call, { id, version }));
  const reverse = (id: string, date: string) => books.run((tx) => reverseJournal(tx, books.call, { id, date }));
  const list = (query = {}) => books.run((tx) => listJournals(tx, { page: 1, limit: 50, ...query }));
  const lock = (through: string) => books.run((tx) => setPeriodLock(tx, books.call, through));

  describe('as drafts', () => {
    it('hold whatever is written, post nothing, and are posted once they are complete', async () => {
      const id = await draft(journal([journalLine('61', 1, { debit: 'abc' })], { date: '31/04', reference: 'R' }));
      expect(await get(id)).toMatchObject({ state: 'draft', number: null, date: '31/04', total: null, version: 1 });
      await expect(post(id)).rejects.toMatchObject({ code: 'validation_failed' });
      expect(await get(id)).toMatchObject({ state: 'draft', version: 1 });
      await books.run((tx) => saveDraft(tx, books.call, { id, version: 1, draft: rent(75) }));
      expect(await get(id)).toMatchObject({ version: 2, total: '75.00', date: '2026-04-10' });
      await post(id, 2);
      expect(await get(id)).toMatchObject({ state: 'posted', number: 'MJ-0001', total: '75.00', version: 3 });
      expect(await balances()).toEqual({ '2110': '-75.00', '6100': '75.00' });
    });

    it('are not overwritten by a stale save: both stay, one here, one with the caller', async () => {
      const id = await draft(rent(1));
      await books.run((tx) => saveDraft(tx, books.call, { id, version: 1, draft: rent(2) }));
      const stale = books.run((tx) => saveDraft(tx, books.call, { id, version: 1, draft: rent(3) }));
      await expect(stale).rejects.toMatchObject({ code: 'stale_version' });
      expect(await get(id)).toMatchObject({ version: 2, total: '2.00' });
      await expect(post(id, 1)).rejects.toMatchObject({ code: 'stale_version' });
    });

    it('are posted once, however often one asks', async () => {
      const id = await draft(rent(5));
      const twice = await Promise.allSettled([post(id), post(id)]);
      expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(twice.find((one) => one.status === 'rejected')).toMatchObject({ reason: { code: 'already_confirmed' } });
      expect(await balances()).toMatchObject({ '6100': '5.00' });
    });

    it('are deleted with a trace; a posted journal is not', async () => {
      const id = await draft(rent(5));
      await books.run((tx) => deleteDraft(tx, books.call, id));
      await expect(get(id)).rejects.toMatchObject({ code: 'not_found' });
      const trail = await books.run((tx) =>
        tx.queries.selectFrom('audit_event').select(['action', 'subject_id']).execute(),
      );
      expect(trail).toEqual([{ action: 'journal_draft_deleted', subject_id: id }]);
      const { journal_id } = await postJournal(books, rent(5));
      const removed = books.run((tx) => deleteDraft(tx, books.call, journal_id));
      await expect(removed).rejects.toMatchObject({ word: 'journal_posted', values: { number: 'MJ-0001' } });
      const behind = books.run((tx) => tx.queries.deleteFrom('manual_journal').where('id', '=', journal_id).execute());
      await expect(behind).rejects.toMatchObject({ code: 'FO001' });
    });

    it('of another company do not exist', async () => {
      const id = await draft(rent(5));
      const other = await openTestBooks(database);
      const tries = [
        () => other.run((tx) => getJournal(tx, id)),
        () => other.run((tx) => saveDraft(tx, other.call, { id, version: 1, draft: rent(6) })),
        () => other.run((tx) => postDraft(tx, other.call, { id, version: 1 })),
        () => other.run((tx) => deleteDraft(tx, other.call, id)),
        () => other.run((tx) => reverseJournal(tx, other.call, { id, date: '2026-04-30' })),
      ];
      for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
      expect(await get(id)).toMatchObject({ version: 1, total: '5.00' });
    });
  });

  describe('reversed by hand', () => {
    it('swap their sides on the day asked for', async () => {
      const { id, journal_id } = await postJournal(books, rent(60));
      await reverse(journal_id, '2026-04-15');
      expect(await balances('2026-04-14')).toMatchObject({ '6100': '60.00' });
      expect(await balances('2026-04-15')).toEqual({});
      const { state, reversal_entry_id } = await get(journal_id);
      const [reversal] = await books.run((tx) => readEntries(tx, [reversal_entry_id ?? '']));
      expect([state, reversal?.reversesId, reversal?.entry.number]).toEqual(['reversed', id, 'MJ-0001-R']);
      await expect(reverse(journal_id, '2026-04-16')).rejects.toMatchObject({
        code: 'conflict',
        word: 'journal_reversed',
      });
    });

    it.each<[string, string, object]>([
      [
        'in a locked period',
        '2026-04-20',
        { code: 'period_locked', values: { date: '2026-04-20' }, faults: [{ path: 'date' }] },
      ],
      [
        'before their own day',
        '2026-04-24',
        { code: 'validation_failed', faults: [{ path: 'date', word: 'journal_reversed_before' }] },
      ],
      [
        'on a day that does not exist',
        '2026-04-31',
        { code: 'validation_failed', faults: [{ path: 'date', word: 'date_invalid' }] },
      ],
    ])('are refused %s', async (_, date, refusal) => {
      const { journal_id } = await postJournal(books, rent(60, { date: '2026-04-25' }));
      await lock('2026-04-20');
      await expect(reverse(journal_id, date)).rejects.toMatchObject(refusal);
      expect(await get(journal_id)).toMatchObject({ state: 'posted', reversal_entry_id: null });
    });

    it('must have been posted', async () => {
      const id = await draft(rent(60));
      await expect(reverse(id, '2026-04-25')).rejects.toMatchObject({ code: 'conflict', word: 'journal_not_posted' });
    });
  });

  it('are listed by state and words, in the order asked for', async () => {
    await postJournal(books, rent(30, { narration: 'Depreciation April', date: '2026-04-30' }));
    await postJournal(books, rent(20, { narration: 'Rent', reference: 'Lease_1', date: '2026-04-01' }));
    await draft(rent(10, { narration: 'Unfinished' }));
    const totals = async (query: object) => (await list(query)).rows.map((row) => row.total);
    expect(await totals({ sort: 'total' })).toEqual(['10.00', '20.00', '30.00']);
    expect(await totals({ sort: '-date', state: 'posted' })).toEqual(['30.00', '20.00']);
    expect(await totals({ state: 'draft' })).toEqual(['10.00']);
    expect(await totals({ q: 'lease_' })).toEqual(['20.00']);
    expect(await totals({ q: '%' })).toEqual([]);
    expect(await list({ page: 2, limit: 2 })).toMatchObject({ meta: { page: 2, limit: 2, total: 3 } });
  });

  it('are begun from templates, each name once', async () => {
    const draftOf = rent(10, { date: '' });
    const keep = (name: string) => books.run((tx) => createTemplate(tx, books.call, { name, draft: draftOf }));
    const rentTemplate = await keep('Rent');
    await keep('Accrual');
    await expect(keep('rent')).rejects.toMatchObject({ faults: [{ path: 'name', word: 'template_name_taken' }] });
    const names = (of: TestBooks) => of.run(listTemplates).then((rows) => rows.map((row) => row.name));
    expect(await names(books)).toEqual(['Accrual', 'Rent']);
    const other = await openTestBooks(database);
    expect(await names(other)).toEqual([]);
    await expect(other.run((tx) => deleteTemplate(tx, rentTemplate.id))).rejects.toMatchObject({ code: 'not_found' });
    await books.run((tx) => deleteTemplate(tx, rentTemplate.id));
    expect(await names(books)).toEqual(['Accrual']);
  });
});
