import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/engines.ts';
import type { Database } from './open.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase('pglite');
});
afterAll(() => database?.close());

it('lets requests and timers have their turn between the statements of a long job on the embedded engine', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 0);
  // Each statement takes longer than the job may go on without a turn.
  const slow = sql`select sum(n) from generate_series(1, 1000000) as n`;
  await database.queries.transaction().execute(async (tx) => {
    for (let n = 0; n < 5; n++) await slow.execute(tx);
  });
  clearInterval(timer);
  expect(turns).toBeGreaterThanOrEqual(4);
});
