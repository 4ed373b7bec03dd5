import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { openTestDatabase } from '../../../../test/engines.ts';
import { journal, journalLine } from '../../../../test/journals.ts';
import type { Database } from '../../../platform/database/open.ts';
import { postJournals } from '../../books/manual-journal/index.ts';
import { makeWaiting } from './make-waiting.ts';
import { waitingCompanies } from './waiting-store.ts';

let database: Database;
let books: TestBooks;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
  books = await openTestBooks(database);
});
afterAll(() => database?.close());

const importJournals = (count: number) => {
  const rent = journal([journalLine('6000', 100), journalLine('1010', -100)]);
  const inputs = Array.from({ length: count }, () => rent);
  return books.run((tx) => postJournals(tx, books.call, inputs, (n) => `entries.${n}.`));
};
const waits = async () => (await waitingCompanies(database.queries)).some((one) => one.companyId === books.companyId);

it('leaves the entries of a journal that is being imported for later, and makes those of others', async () => {
  const lastSeen = new Map<string, bigint>();
  await importJournals(3);
  await makeWaiting(database, lastSeen);
  expect(await waits()).toBe(false);

  await importJournals(10);
  expect(await waits()).toBe(true);
  lastSeen.set(books.companyId, 3n);
  await importJournals(450);
  await makeWaiting(database, lastSeen);
  expect(await waits()).toBe(true);
  expect(lastSeen.get(books.companyId)).toBe(463n);

  await makeWaiting(database, lastSeen);
  expect(await waits()).toBe(false);
});
