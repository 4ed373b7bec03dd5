import { randomUUID } from 'node:crypto';
import { closing, reverse } from '@folio/ledger';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { bothEngines, openTestDatabase } from '../../../../test/engines.ts';
import { journal, journalLine, postJournal } from '../../../../test/journals.ts';
import type { Database } from '../../../platform/database/open.ts';
import { openBooks, postEntries, readAccountingYears, readEntries, sha256 } from '../../books/ledger/index.ts';
import { readBoard } from './index.ts';

describe.each(bothEngines)('the years of a company on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    books = await openTestBooks(database);
  });
  afterAll(() => database?.close());

  const known = (yearEnd = '12-31') =>
    books.run(async (tx) => (await readAccountingYears(tx, yearEnd)).known.map(({ from, to }) => [from, to]));
  const changeYearEnd = () =>
    books.run((tx) => sql`update company set fye = '12-31' where id = ${tx.companyId}`.execute(tx.queries));
  const saveAccounts = (from: string, to: string) =>
    books.run((tx) =>
      sql`insert into statutory_accounts (company_id, starts_on, ends_on, state, rounding, with_cash_flow, facts, texts, created_by, created_at)
          values (${tx.companyId}, ${from}, ${to}, 'draft', 'whole', false, '{}', '[]', ${books.call.userId}, ${books.call.now})`.execute(
        tx.queries,
      ),
    );
  const board = (end: string) => books.run((tx) => readBoard(tx, books.call, { kind: 'year', end }));

  it('follow the year end alone if nothing proves another', async () => {
    expect(await known()).toEqual([]);
  });

  it('before a change of the year end can be closed, and the year after it is short', async () => {
    await saveAccounts('2025-04-01', '2026-03-31');
    await changeYearEnd();
    expect(await board('2026-03-31')).toMatchObject({
      start: '2025-04-01',
      end: '2026-03-31',
      end_before: '2025-03-31',
      end_after: '2026-12-31',
    });
    expect(await board('2026-12-31')).toMatchObject({ start: '2026-04-01', end_before: '2026-03-31' });
  });

  it.each([
    ['6 months', '2025-10-01'],
    ['18 months', '2024-10-01'],
  ])('may have %s: the close has the days and the movement of the year', async (_, from) => {
    await saveAccounts(from, '2026-03-31');
    await postJournal(books, journal([journalLine('6100', 90), journalLine('2110', -90)], { date: from }));
    const { schedules, start } = await board('2026-03-31');
    expect(start).toBe(from);
    expect(schedules.find(({ account }) => account.code === '2110')).toMatchObject({
      opening: '0.00',
      movement: '90.00',
    });
  });

  it('begin with the first accounts that the company form states', async () => {
    await books.run((tx) =>
      sql`update company set incorporated_date = '2024-10-15', first_accounts_to = '2026-03-31' where id = ${tx.companyId}`.execute(
        tx.queries,
      ),
    );
    expect(await known('03-31')).toEqual([['2024-10-15', '2026-03-31']]);
  });

  it('follow closing entries and sign-offs, but no closing that was reversed', async () => {
    const date = '2025-03-31';
    await postJournal(books, journal([journalLine('6100', 90), journalLine('2110', -90)], { date }));
    const id = await books.run(async (tx) => {
      const open = await openBooks(tx);
      const words = { number: 'CLOSE-2025', narration: 'Closing of the year' };
      const drafts = closing({ ref: randomUUID(), date, ...words, yearNetMinor: new Map([['6100', 90_00n]]) }, open);
      const [posted] = await postEntries(tx, books.call, drafts, { books: open });
      if (posted === undefined) throw new Error('the closing has no entry');
      return posted.id;
    });
    await books.run((tx) =>
      sql`insert into close_sign_off (company_id, kind, period_end, account_code, role, user_id, signed_at, content, hash)
          values (${tx.companyId}, 'year', '2026-03-31', '2110', 'preparer', ${books.call.userId}, ${books.call.now}, '', ${sha256('')})`.execute(
        tx.queries,
      ),
    );
    expect(await known()).toEqual([
      ['2024-04-01', '2025-03-31'],
      ['2025-04-01', '2026-03-31'],
    ]);
    await books.run(async (tx) => {
      const [kept] = await readEntries(tx, [id]);
      if (kept === undefined) throw new Error('the closing is missing');
      const words = { number: 'CLOSE-2025-R', narration: 'Reversal' };
      await postEntries(tx, books.call, [reverse(kept.entry, date, 'closing', words)], { reversesId: id });
    });
    expect(await known()).toEqual([['2025-04-01', '2026-03-31']]);
  });

  it('name the days around a day that ends no year', async () => {
    await changeYearEnd();
    await expect(board('2026-03-31')).rejects.toMatchObject({
      word: 'close_not_a_year_end',
      values: { date: '2026-03-31', before: '2025-12-31', after: '2026-12-31' },
    });
  });
});
