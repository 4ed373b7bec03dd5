import type { Evidence } from '@folio/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../../test/books.ts';
import { type BankDesk, line, openDesk, statement } from '../../../../../test/desks/bank-desk.ts';
import { bothEngines, openTestDatabase } from '../../../../../test/engines.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { listBankAccounts } from '../../../books/ledger/index.ts';
import { readHeader } from './list-statements.ts';

describe.each(bothEngines)('taking in bank statements on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let desk: BankDesk;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    books = await openTestBooks(database);
    desk = openDesk(database, books);
  });
  afterAll(() => database?.close());

  it('posts the opening balance the day before, and nothing for the lines', async () => {
    await desk.take(
      statement([line('2026-04-02', 'SOMETHING', -20)], { opening_balance: '150.00', post_opening_balance: true }),
    );
    expect(await desk.balances()).toEqual({ '1010': '150.00', '3900': '-150.00' });
    const header = await books.run((tx) => readHeader(tx, books.call.today, books.bankAccountId));
    expect(header).toMatchObject({
      last_statement_date: '2026-04-30',
      last_statement_balance: '130.00',
      book_balance: '150.00',
      difference: '-20.00',
      counts: { to_do: 1, coded: 0, all: 1 },
    });
  });

  it('opens an overdrawn account on the other side', async () => {
    await desk.take(statement([], { opening_balance: '-75.50', post_opening_balance: true }));
    expect(await desk.balances()).toEqual({ '1010': '-75.50', '3900': '75.50' });
  });

  it('makes the account of a statement it does not know, and finds it again', async () => {
    const usd = { account_number: '999-1', currency: 'USD', opening_balance: '100.00', post_opening_balance: true };
    await expect(desk.take(statement([], usd))).rejects.toMatchObject({
      faults: [{ path: 'statements.0.opening_rate', word: 'enter_rate' }],
    });
    await desk.take(statement([], { ...usd, opening_rate: '7.8' }));
    await desk.take(statement([], { ...usd, post_opening_balance: false, period_end: '2026-05-31' }));
    const accounts = await books.run(listBankAccounts);
    expect(accounts.map(({ code, currency }) => [code, currency])).toEqual([
      ['1010', 'HKD'],
      ['1030', 'USD'],
    ]);
    expect(await desk.balances()).toEqual({ '1030': '780.00', '3900': '-780.00' });
  });

  it('refuses a statement whose lines are not complete, field by field', async () => {
    const faulty = statement([
      line('2026-04-31', 'A', 5),
      line('2026-04-02', 'B', 0),
      line('2026-04-02', 'C', 5, { spent: '5.00' }),
    ]);
    await expect(desk.take(faulty)).rejects.toMatchObject({
      faults: [
        { path: 'statements.0.lines.0.date', word: 'date_invalid' },
        { path: 'statements.0.lines.1.received', word: 'enter_amount' },
        { path: 'statements.0.lines.2.spent', word: 'one_direction' },
      ],
    });
    await expect(
      desk.take(statement([], { bank_account_id: books.bankAccountId, currency: 'USD' })),
    ).rejects.toMatchObject({
      faults: [{ path: 'statements.0.bank_account_id', word: 'bank_account_currency' }],
    });
  });

  it('keeps where balances and lines are printed, what was put right, and where a balance breaks', async () => {
    const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.01 };
    const read = (origin: Evidence['origin']): Evidence => ({ page: 2, box, confidence: 0.9, origin, read: null });
    const lines = [
      line('2026-04-02', 'A', -20, { balance: '80.00' }),
      line('2026-04-03', 'B', -30, { balance: '110.00' }),
      line('2026-04-04', 'C', -10, { balance: '100.00' }),
    ];
    await desk.take(statement(lines, { opening_balance: '100.00' }), {
      'statements.0.opening_balance': read('read'),
      'statements.0.closing_balance': read('read'),
      'statements.0.lines.2': read('read'),
      'statements.0.lines.2.spent': read('computed'),
    });
    const rows = await desk.lines();
    expect(rows.map(({ description, flags, page }) => [description, flags, page])).toEqual([
      ['A', [], null],
      ['B', ['balance_breaks', 'flip'], null],
      ['C', ['repaired'], 2],
    ]);
    const { rows: spots } = await books.run((tx) => sql`select spots from bank_statement`.execute(tx.queries));
    expect(spots).toEqual([{ spots: { opening: { page: 2, box }, closing: { page: 2, box } } }]);
  });

  it('keeps twins of one statement and leaves out what an earlier one brought', async () => {
    const twins = [line('2026-04-02', 'MTR', -5), line('2026-04-02', 'MTR', -5)];
    await desk.take(statement(twins));
    await desk.take(statement([...twins, line('2026-04-02', 'MTR', -5), line('2026-04-03', 'MTR', -5)]));
    expect((await desk.lines()).map((row) => `${row.date} ${row.state}`).sort()).toEqual([
      '2026-04-02 excluded',
      '2026-04-02 excluded',
      '2026-04-02 suggested',
      '2026-04-02 suggested',
      '2026-04-02 suggested',
      '2026-04-03 suggested',
    ]);
    expect((await desk.lines()).find((row) => row.state === 'excluded')?.coded?.text).toBe(
      'Came with an earlier statement',
    );
  });
});
