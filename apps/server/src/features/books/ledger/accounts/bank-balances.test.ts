import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../../test/books.ts';
import { engines, openTestDatabase } from '../../../../../test/engines.ts';
import { journal, journalLine, postJournal } from '../../../../../test/journals.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { addBankAccount } from './bank-account-change.ts';
import { bankBalances } from './bank-balances.ts';

/** 90 days before the day of the test company, in the middle of a month. */
const FROM = '2026-01-30';
const TODAY = '2026-04-30';

describe.each(engines)('the balances of bank accounts on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    books = await openTestBooks(database, TODAY);
  });
  afterAll(() => database?.close());

  const move = (code: string, date: string, amount: number, over = {}) =>
    postJournal(books, journal([journalLine(code, amount, over), journalLine('3000', -amount)], { date }));
  const read = () => books.run((tx) => bankBalances(tx, TODAY));

  it('are those of the ledger: months before, days of the first month, each later day, and nothing after today', async () => {
    await move('1010', '2025-11-30', 1000);
    await move('1010', '2026-01-05', 200);
    await move('1010', FROM, 30);
    await move('1010', '2026-01-31', -500);
    await move('1010', '2026-03-10', 4);
    await move('1010', '2026-03-10', 1);
    await move('1010', '2026-05-01', 9999);
    expect(await read()).toEqual([
      {
        account_id: books.bankAccountId,
        currency: 'HKD',
        from: FROM,
        to: TODAY,
        steps: [
          { date: FROM, balance: '1230.00' },
          { date: '2026-01-31', balance: '730.00' },
          { date: '2026-03-10', balance: '735.00' },
        ],
        last: '735.00',
        lowest: '730.00',
        highest: '1230.00',
      },
    ]);
  });

  it('are in the currency of the account, and an account that never moved is flat at zero', async () => {
    const add = (name: string) => books.run((tx) => addBankAccount(tx, books.call, { name, currency: 'USD' }));
    const [moved, still] = [await add('Dollars'), await add('More dollars')];
    await move(moved.code, '2026-02-01', 780, { currency: 'USD', foreign_amount: '100.00', rate: '7.8' });
    const rows = await read();
    const stepsOf = (id: string) => rows.find((row) => row.account_id === id)?.steps;
    expect(stepsOf(moved.id)).toEqual([
      { date: FROM, balance: '0.00' },
      { date: '2026-02-01', balance: '100.00' },
    ]);
    expect(stepsOf(still.id)).toEqual([{ date: FROM, balance: '0.00' }]);
    const other = await openTestBooks(database, TODAY);
    expect((await other.run((tx) => bankBalances(tx, TODAY))).map((row) => row.last)).toEqual(['0.00']);
  });
});
