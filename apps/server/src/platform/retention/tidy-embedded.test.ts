import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../test/books.ts';
import { openTestDatabase } from '../../../test/engines.ts';
import { journal, journalLine, postJournal } from '../../../test/journals.ts';
import type { Database } from '../database/open.ts';
import { tidyEmbedded } from './tidy-embedded.ts';

let database: Database;
let books: TestBooks;
beforeAll(async () => {
  database = await openTestDatabase('pglite');
  books = await openTestBooks(database);
});
afterAll(() => database?.close());

/** What the planner believes of a table: its pages and rows. */
async function planned(table: string): Promise<{ pages: number; rows: number }> {
  const { rows } = await sql<{ pages: number; rows: number }>`
    select relpages as pages, reltuples::int as rows from pg_class where relname = ${table}`.execute(database.queries);
  return rows[0] ?? { pages: -1, rows: -1 };
}

it('gives back the space of deleted rows, and counts the rows of every table', async () => {
  await sql`insert into search_waiting (company_id, kind, record_id)
    select ${books.companyId}, 'contact', n::text from generate_series(1, 5000) n`.execute(database.queries);
  await sql`analyze search_waiting`.execute(database.queries);
  expect((await planned('search_waiting')).pages).toBeGreaterThan(20);
  await sql`delete from search_waiting`.execute(database.queries);
  await postJournal(books, journal([journalLine('6000', 100), journalLine('1010', -100)]));

  expect(await tidyEmbedded(database)).toBeGreaterThan(100);
  expect(await planned('search_waiting')).toEqual({ pages: 0, rows: 0 });
  expect(await planned('journal_line')).toEqual({ pages: 1, rows: 2 });
  expect((await planned('ledger_account')).rows).toBeGreaterThan(50);
});
