import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/engines.ts';
import type { Database } from './open.ts';
import { isDatabaseAway } from './outage.ts';

let database: Database;
/** Ends what the other one uses. */
let killer: Database;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
  killer = await openTestDatabase('postgres');
});
afterAll(() => Promise.all([database?.close(), killer?.close()]));

const backendOf = async (client: { query: Database['pool']['query'] }): Promise<number> =>
  (await client.query('select pg_backend_pid() as pid')).rows[0].pid;
const end = (pids: readonly number[]) =>
  killer.pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [pids]);

it.each([1, 2, 3])(
  '%i connections lost while a statement runs: it fails as an outage, the next one works',
  async (count) => {
    const clients = await Promise.all(Array.from({ length: count }, () => database.pool.connect()));
    const pids = await Promise.all(clients.map(backendOf));
    const failures = clients.map((client) => client.query('select pg_sleep(20)').catch((error: unknown) => error));
    await end(pids);
    for (const failure of await Promise.all(failures)) expect(isDatabaseAway(failure)).toBe(true);
    for (const client of clients) client.release(true);
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  },
);

it('a connection lost inside a transaction, between two statements, ends only that transaction', async () => {
  const failure = await database.queries
    .transaction()
    .execute(async (tx) => {
      const { rows } = await database.pool.query('select 1');
      expect(rows).toHaveLength(1);
      await tx.selectFrom('company').select('id').limit(1).execute();
      const { rows: own } = await killer.pool.query(
        `select pid from pg_stat_activity where state = 'idle in transaction' and datname = $1`,
        [(await database.pool.query('select current_database() as name')).rows[0].name],
      );
      await end(own.map(({ pid }: { pid: number }) => pid));
      // The end of the connection is heard before anything is asked of it.
      await new Promise((done) => setTimeout(done, 50));
      await tx.selectFrom('company').select('id').execute();
    })
    .catch((error: unknown) => error);
  expect(isDatabaseAway(failure)).toBe(true);
  expect(await database.queries.selectFrom('company').select('id').limit(1).execute()).toEqual([]);
});

it('a refused statement is no outage', async () => {
  const failure = await database.pool.query('select 1 / 0').catch((error: unknown) => error);
  expect(isDatabaseAway(failure)).toBe(false);
});
