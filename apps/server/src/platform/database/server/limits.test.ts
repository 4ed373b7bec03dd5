import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestBooks } from '../../../../test/books.ts';
import { openTestDatabase } from '../../../../test/engines.ts';
import { type Database, openDatabase } from '../open.ts';
import { isDatabaseAway, isDatabaseLate, isStandby } from '../outage.ts';
import { inCompany, readInCompany } from '../transaction.ts';
import { UNLIMITED } from './settings.ts';

let unlimited: Database;
let limited: Database;
let companyId: string;
beforeAll(async () => {
  unlimited = await openTestDatabase('postgres');
  companyId = (await openTestBooks(unlimited)).companyId;
  const url = new URL(process.env.FOLIO_TEST_POSTGRES_URL ?? '');
  url.pathname = `/${(await unlimited.pool.query('select current_database() as name')).rows[0].name}`;
  const server = { ...UNLIMITED, poolSize: 2, statementMs: 400, lockMs: 200, idleTransactionMs: 300 };
  limited = await openDatabase({ url: url.href, folder: null, server });
});
afterAll(() => Promise.all([limited?.close(), unlimited?.close()]));

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const sleep = (seconds: number) => sql`select pg_sleep(${seconds})`;
const works = () => expect(limited.pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });

it('a statement that takes too long is ended, and the next one works', async () => {
  expect(isDatabaseLate(await failureOf(sleep(20).execute(limited.queries)))).toBe(true);
  expect(isDatabaseLate(await failureOf(inCompany(limited, companyId, (tx) => sleep(20).execute(tx.queries))))).toBe(
    true,
  );
  await works();
});

it('work on all rows of a company may take longer', async () => {
  const work = readInCompany(limited, companyId, (tx) => sleep(0.6).execute(tx.queries), { takesLong: true });
  expect(await failureOf(work)).toBeNull();
  expect(isDatabaseLate(await failureOf(sleep(20).execute(limited.queries)))).toBe(true);
});

it('a statement that waits too long for a row is ended', async () => {
  const rename = (database: Database) =>
    database.queries.updateTable('company').set({ name: 'Renamed' }).where('id', '=', companyId);
  await unlimited.queries.transaction().execute(async (tx) => {
    await tx.updateTable('company').set({ name: 'Held' }).where('id', '=', companyId).execute();
    expect(isDatabaseLate(await failureOf(rename(limited).execute()))).toBe(true);
  });
  await rename(limited).execute();
});

it('a transaction in which nothing happens is ended, and the pool replaces its connection', async () => {
  const failure = await failureOf(
    limited.queries.transaction().execute(async (tx) => {
      await tx.selectFrom('company').select('id').execute();
      await new Promise((done) => setTimeout(done, 900));
      await tx.selectFrom('company').select('id').execute();
    }),
  );
  expect(isDatabaseAway(failure) || isDatabaseLate(failure)).toBe(true);
  for (let times = 0; times < 3; times++) await works();
});

it('a server that only reads is an outage of a server, and a full disk of the embedded database', async () => {
  const write = limited.queries.transaction().setAccessMode('read only');
  const failure = await failureOf(write.execute((tx) => tx.updateTable('company').set({ name: 'No' }).execute()));
  expect([isStandby(failure, 'postgres'), isStandby(failure, 'pglite')]).toEqual([true, false]);
});
