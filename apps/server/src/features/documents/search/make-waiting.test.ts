import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { openTestDatabase } from '../../../../test/engines.ts';
import { journal, journalLine } from '../../../../test/journals.ts';
import type { Database } from '../../../platform/database/open.ts';
import { postJournals } from '../../books/manual-journal/index.ts';
import { makeWaiting, nextSize } from './make-waiting.ts';
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
  await makeWaiting(database, lastSeen, new AbortController().signal);
  expect(await waits()).toBe(false);

  await importJournals(10);
  expect(await waits()).toBe(true);
  lastSeen.set(books.companyId, 3n);
  await importJournals(450);
  await makeWaiting(database, lastSeen, new AbortController().signal);
  expect(await waits()).toBe(true);
  expect(lastSeen.get(books.companyId)).toBe(463n);

  await makeWaiting(database, lastSeen, new AbortController().signal);
  expect(await waits()).toBe(false);
});

it('ends after the batch in progress when it is asked to, and goes on later', async () => {
  const lastSeen = new Map<string, bigint>();
  await importJournals(130);
  const ending = new AbortController();
  const made = makeWaiting(database, lastSeen, ending.signal);
  ending.abort();
  await made;
  expect(await waits()).toBe(true);
  await makeWaiting(database, lastSeen, new AbortController().signal);
  expect(await waits()).toBe(false);
});

it.each([
  ['a slow batch is followed by a smaller one', 60, 120, 10],
  ['a quick one by a larger one', 10, 5, 40],
  ['never more than 60', 60, 1, 60],
  ['never fewer than 4', 10, 5000, 4],
])('gives people their turn: %s', (_, size, tookMs, next) => {
  expect(nextSize(size, tookMs)).toBe(next);
});
