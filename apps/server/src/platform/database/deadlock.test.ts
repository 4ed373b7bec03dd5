import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../test/books.ts';
import { openTestDatabase } from '../../../test/engines.ts';
import { onceOnly } from '../http/idempotency.ts';
import type { Database } from './open.ts';
import { type CompanyTransaction, inCompany } from './transaction.ts';

// The embedded engine runs one transaction after another.
let database: Database;
let books: TestBooks;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
  books = await openTestBooks(database);
});
afterAll(() => database?.close());

const actor = { practiceId: null, address: null };

const hold = (tx: CompanyTransaction, lock: number) =>
  sql`select pg_advisory_xact_lock(${lock}::bigint)`.execute(tx.queries);

const endedByDeadlock = (tx: CompanyTransaction) =>
  sql.raw(`do $$ begin raise exception 'deadlock detected' using errcode = '40P01'; end $$`).execute(tx.queries);

/** Resolves once `people` have called it. */
function meetingOf(people: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let came = 0;
  return () => {
    came += 1;
    if (came >= people) resolve();
    return promise;
  };
}

it('two transactions that wait for each other both succeed', async () => {
  const meet = meetingOf(2);
  let attempts = 0;
  const lockBoth = (first: number, second: number) =>
    inCompany(database, books.call.companyId, async (tx) => {
      attempts += 1;
      await hold(tx, first);
      await meet();
      await hold(tx, second);
      return first;
    });
  expect(await Promise.all([lockBoth(1, 2), lockBoth(2, 1)])).toEqual([1, 2]);
  expect(attempts).toBe(3);
});

it('what an attempt wrote before the deadlock is not there twice', async () => {
  let attempts = 0;
  const name = `Written once ${randomUUID()}`;
  await inCompany(database, books.call.companyId, async (tx) => {
    attempts += 1;
    await sql`insert into contact (company_id, name, name_key) values (${tx.companyId}, ${name}, ${name})`.execute(
      tx.queries,
    );
    if (attempts === 1) await endedByDeadlock(tx);
  });
  const { rows } = await sql<{ name: string }>`select name from contact where name = ${name}`.execute(database.queries);
  expect(rows).toHaveLength(1);
});

it('a call with a key claims it again after a deadlock, and is still done only once', async () => {
  const once = { key: randomUUID(), requestHash: createHash('sha256').update('a').digest(), answerKept: false };
  let attempts = 0;
  const done = onceOnly(
    database,
    books.call.companyId,
    once,
    actor,
  )(async (tx) => {
    attempts += 1;
    if (attempts === 1) await endedByDeadlock(tx);
    return 'done';
  });
  expect(await done).toBe('done');
  const again = onceOnly(database, books.call.companyId, once, actor)(async () => 'done again');
  await expect(again).rejects.toMatchObject({ word: 'already_done' });
});

it('a transaction that always ends in a deadlock is reported after four attempts', async () => {
  let attempts = 0;
  const work = inCompany(database, books.call.companyId, async (tx) => {
    attempts += 1;
    await endedByDeadlock(tx);
  });
  await expect(work).rejects.toMatchObject({ code: '40P01' });
  expect(attempts).toBe(4);
});

it('another failure is not repeated', async () => {
  let attempts = 0;
  const work = inCompany(database, books.call.companyId, async (tx) => {
    attempts += 1;
    await sql`select 1 / 0`.execute(tx.queries);
  });
  await expect(work).rejects.toMatchObject({ code: '22012' });
  expect(attempts).toBe(1);
});
