import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../../test/books.ts';
import { bothEngines, openTestDatabase } from '../../../../../test/engines.ts';
import { journal, journalLine, postJournal } from '../../../../../test/journals.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { type CompanyTransaction, readInCompany } from '../../../../platform/database/transaction.ts';
import { postJournals } from '../../manual-journal/post-journals.ts';
import { readBooks } from '../books.ts';
import { monthsOfAccounts } from './kept-months.ts';
import type { MonthSum } from './movement-store.ts';

describe.each(bothEngines)('month balances of an account on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    books = await openTestBooks(database);
  });
  afterAll(() => database?.close());

  const monthsIn = async (tx: CompanyTransaction) => monthsOfAccounts(tx, ['6100'], null, (await readBooks(tx)).state);
  const months = () => readInCompany(database, books.companyId, monthsIn);
  const sum = (parts: readonly MonthSum[] | null) =>
    parts?.reduce((total, { debit, credit }) => total + debit - credit, 0n);
  const spend = (amount: number) =>
    postJournal(books, journal([journalLine('6100', amount), journalLine('2110', -amount)]));

  it('are kept while nothing is posted, and read again after a posting', async () => {
    await spend(100);
    const first = await months();
    expect(await months()).toBe(first);
    await spend(20);
    expect([sum(first), sum(await months())]).toEqual([10_000n, 12_000n]);
  });

  it('of a posting that is undone are not shown to others', async () => {
    const before = sum(await months());
    const undone = new Error('undone');
    const input = journal([journalLine('6100', 5), journalLine('2110', -5)]);
    const posting = books.run(async (tx) => {
      await postJournals(tx, books.call, [input], () => '');
      expect(sum(await monthsIn(tx))).toBe((before ?? 0n) + 500n);
      throw undone;
    });
    await expect(posting).rejects.toBe(undone);
    expect(sum(await months())).toBe(before);
  });

  it('are of a company only', async () => {
    const other = await openTestBooks(database);
    expect(sum(await readInCompany(database, other.companyId, monthsIn))).toBe(0n);
    expect(sum(await months())).not.toBe(0n);
  });
});
