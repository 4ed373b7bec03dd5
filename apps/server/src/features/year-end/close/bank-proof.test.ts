import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { type BankDesk, line, openDesk, statement } from '../../../../test/desks/bank-desk.ts';
import { bothEngines, openTestDatabase } from '../../../../test/engines.ts';
import { journal, journalLine, postJournal } from '../../../../test/journals.ts';
import type { Database } from '../../../platform/database/open.ts';
import { classifyLine } from '../../banking/bank-line/accept/line-requests.ts';
import { reconciliationOf } from '../../banking/bank-statement/index.ts';
import { readBoard } from './read-board.ts';

const APRIL = { kind: 'month', end: '2026-04-30' } as const;

describe.each(bothEngines)('the schedule of a bank account on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let bank: BankDesk;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    books = await openTestBooks(database);
    bank = openDesk(database, books);
  });
  afterAll(() => database?.close());

  const look = async () => {
    const board = await books.run((tx) => readBoard(tx, books.call, APRIL));
    const open = (code: string) => board.checks.find((check) => check.code === code)?.open;
    return {
      row: board.schedules.find(({ account }) => account.code === '1010'),
      proof: open('bank_proof'),
      lines: open('bank_lines'),
    };
  };
  const classify = async (description: string, amount: string) => {
    const { id } = await bank.lineNamed(description);
    await books.run((tx) => classifyLine(tx, books.call, { id, splits: [{ account_code: '6200', amount }] }));
  };

  it('agrees with the statement of the last day and what is outstanding on it', async () => {
    const { id } = await bank.take(
      statement([line('2026-04-02', 'TAXI', -100), line('2026-04-03', 'SALE', 1000)], { closing_balance: '900.00' }),
    );
    await classify('TAXI', '100.00');
    expect(await look()).toMatchObject({ row: { source: null, state: 'unsupported' }, proof: 1, lines: 1 });
    await classify('SALE', '1000.00');
    expect(await look()).toMatchObject({
      row: { closing: '900.00', source: { kind: 'bank_proof', amount: '900.00' }, state: 'agrees' },
      proof: 0,
      lines: 0,
    });
    // A cheque that the bank has not paid yet.
    const cheque = [journalLine('6100', 50), journalLine('1010', -50)];
    await postJournal(books, journal(cheque, { date: '2026-04-29' }));
    const { row } = await look();
    expect(row).toMatchObject({ closing: '850.00', source: { amount: '850.00' }, difference: '0.00' });
    const { bookMinor, differenceMinor } = await books.run((tx) => reconciliationOf(tx, id));
    expect([bookMinor, differenceMinor]).toEqual([85_000n, 0n]);
  });
});
