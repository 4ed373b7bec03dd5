import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../../test/books.ts';
import { type BankDesk, line, openDesk, statement } from '../../../../../test/desks/bank-desk.ts';
import { openTestDatabase } from '../../../../../test/engines.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { acceptLines } from './accept-lines.ts';
import { changedRows } from './changed-rows.ts';
import { classifyLine } from './line-requests.ts';

// The embedded engine runs one transaction after another.
let database: Database;
let books: TestBooks;
let desk: BankDesk;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
  books = await openTestBooks(database);
  desk = openDesk(database, books);
});
afterAll(() => database?.close());

it('two people code lines that could be the same documents at the same moment', async () => {
  const rounds = 12;
  for (let n = 0; n < 2 * rounds; n++) await desk.invoice(`INV-${n}`, '750.00');
  const lines = Array.from({ length: 2 * rounds }, (_, n) => line('2026-04-12', `TRANSFER INV-${n}`, 750));
  await desk.take(statement(lines, { bank_account_id: books.bankAccountId, account_number: null }));
  const ids = (await desk.lines()).map(({ id }) => id);
  const failures: unknown[] = [];
  const note = (error: unknown) => failures.push(error);
  for (let round = 0; round < rounds; round++) {
    const [first = '', second = ''] = ids.slice(2 * round);
    const splits = [{ account_code: '4000', amount: '750.00' }];
    await Promise.all([
      acceptLines(books.call, { ids: [first] }).catch(note),
      books.call
        .transaction(async (tx) => changedRows(tx, 'en-US', await classifyLine(tx, books.call, { id: second, splits })))
        .catch(note),
    ]);
  }
  expect(failures).toEqual([]);
  // A suggestion that changed while its acceptance waited is refused; what a person coded by hand is kept.
  const byHand = (await Promise.all(ids.filter((_, n) => n % 2 === 1).map((id) => desk.get(id)))).map(
    ({ state }) => state,
  );
  expect(new Set(byHand)).toEqual(new Set(['classified']));
});
