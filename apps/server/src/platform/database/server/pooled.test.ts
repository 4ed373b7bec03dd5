import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestBooks } from '../../../../test/books.ts';
import { openTestDatabase } from '../../../../test/engines.ts';
import { type Database, openDatabase, type Queries } from '../open.ts';
import { inCompany, readInCompany } from '../transaction.ts';
import { UNLIMITED } from './settings.ts';

/** As behind a pooler: nothing may depend on what a connection keeps after a transaction. */
let database: Database;
let companyId: string;
beforeAll(async () => {
  const migrated = await openTestDatabase('postgres');
  companyId = (await openTestBooks(migrated)).companyId;
  const url = new URL(process.env.FOLIO_TEST_POSTGRES_URL ?? '');
  url.pathname = `/${(await migrated.pool.query('select current_database() as name')).rows[0].name}`;
  await migrated.close();
  const server = { ...UNLIMITED, directUrl: url.href, poolSize: 1, statementMs: 7000, lockMs: 3000 };
  database = await openDatabase({ url: url.href, folder: null, server });
});
afterAll(() => database?.close());

const setting = async (queries: Queries, name: string) => {
  const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(queries);
  return rows[0]?.value;
};

it('limits are set for each transaction and end with it', async () => {
  const inside = (queries: Queries) => setting(queries, 'statement_timeout');
  expect(await inCompany(database, companyId, (tx) => inside(tx.queries))).toBe('7s');
  expect(await inCompany(database, companyId, (tx) => setting(tx.queries, 'lock_timeout'))).toBe('3s');
  expect(await readInCompany(database, companyId, (tx) => inside(tx.queries))).toBe('7s');
  expect(await readInCompany(database, companyId, (tx) => inside(tx.queries), { takesLong: true })).toBe('1h');
  expect(await inside(database.queries)).toBe('0');
});

it('a connection keeps no statement and hears nothing', async () => {
  for (const n of [1, 2, 3, 4, 5]) await database.pool.query('select $1::int', [n]);
  const kept = await database.pool.query('select name from pg_prepared_statements');
  const heard = await database.pool.query('select pg_listening_channels()');
  expect([kept.rows, heard.rows]).toEqual([[], []]);
});

it('who may do what is asked for at each use', async () => {
  expect(await database.access.current()).not.toBeNull();
  await new Promise((done) => setTimeout(done, 2));
  expect(database.access.known()).toBeNull();
});

it('a lock keeps others out while work runs, also where transactions end in between', async () => {
  const order: string[] = [];
  const work = (name: string) =>
    database.underLock(42, async () => {
      order.push(`${name} begins`);
      await database.pool.query('select pg_sleep(0.1)');
      order.push(`${name} ends`);
    });
  await Promise.all([work('one'), work('other')]);
  expect(order[1]).toBe(order[0]?.replace('begins', 'ends'));
  expect(order).toHaveLength(4);
});
