import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothEngines, openTestDatabase } from '../../../test/engines.ts';
import { contains } from './contains.ts';
import type { Database } from './open.ts';

describe.each(bothEngines)('a text in a column, on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());

  it.each([
    ['FPS Blue Harbour', 'blue', true],
    ['FPS Blue Harbour', 'HARBOUR', true],
    ['FPS Blue Harbour', 'bluer', false],
    ['曙光貿易有限公司', '貿易', true],
    ['曙光貿易有限公司', '貿有', false],
    ['Café 曙光', 'café', true],
    ['100% cotton_shirt', '0% C', true],
    ['100 cotton-shirt', '0% c', false],
    ['cotton-shirt', 'n_s', false],
    ['a\\b', 'A\\B', true],
    [null, 'a', false],
  ])('%s has "%s": %s', async (column, text, expected) => {
    const { rows } = await sql<{ found: boolean | null }>`
      select ${contains(sql`given.text`, text)} as found from (select ${column}::text as text) given`.execute(
      database.queries,
    );
    expect(rows[0]?.found ?? false).toBe(expected);
  });
});
