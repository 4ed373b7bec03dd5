import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBooks } from '../../../test/books.ts';
import { bothEngines, openTestDatabase } from '../../../test/engines.ts';
import type { Database } from './open.ts';
import { StatementNames } from './prepared-statements.ts';
import { inCompany } from './transaction.ts';

describe('the names of statements', () => {
  it('are given to a text that comes a third time, and stay', () => {
    const names = new StatementNames();
    expect([1, 2, 3, 4].map(() => names.named('select $1')?.name)).toEqual([undefined, undefined, 's0', 's0']);
    expect([1, 2, 3].map(() => names.named('select $2')?.name).at(-1)).toBe('s1');
  });

  it('do not grow with texts that differ each time, nor beyond a thousand', () => {
    const names = new StatementNames();
    const often = (text: string) => [1, 2, 3].map(() => names.named(text)?.name).at(-1);
    for (let count = 0; count < 20_000; count++) expect(names.named(`list of ${count}`)).toBeUndefined();
    const given = Array.from({ length: 1200 }, (_, index) => often(`text ${index}`));
    expect(new Set(given.filter((name) => name !== undefined)).size).toBe(1000);
    expect(often('text 7')).toBe('s7');
    expect(often('text 1100')).toBeUndefined();
  });

  it.each([
    ['that come once', 1],
    ['that come often', 3],
  ])('keep at most 8 MB of long texts %s', (_, times) => {
    const names = new StatementNames();
    const values = '($1, $2), '.repeat(2000);
    for (let count = 0; count < 1000; count++) {
      for (let time = 0; time < times; time++) names.named(`insert into list_${count} values ${values}`);
      expect(names.bytes).toBeLessThanOrEqual(8 * 1024 * 1024);
    }
  });

  it('give every connection the same text to keep', () => {
    const names = new StatementNames();
    const made = () => names.named(['select', '$1'].join(' '));
    expect([made(), made(), made()].at(-1)).toBe(made());
  });
});

describe.each(bothEngines)('prepared statements on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());

  it('are used again, with other values, and after one that failed', async () => {
    const client = await database.pool.connect();
    const double = async (value: number) => (await client.query('select $1::int * 2 as twice', [value])).rows[0].twice;
    for (const value of [1, 2, 3, 4]) expect(await double(value)).toBe(value * 2);
    for (const _ of [1, 2, 3, 4])
      await expect(client.query('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
    expect(await double(21)).toBe(42);
    const { rows } = await client.query('select statement from pg_prepared_statements');
    expect(rows.map(({ statement }) => statement)).toEqual(
      expect.arrayContaining(['select $1::int * 2 as twice', 'select 1 / $1::int']),
    );
    client.release();
  });

  it('show each company its own rows, and the owner of the tables all', async () => {
    const one = (await openTestBooks(database)).companyId;
    const other = (await openTestBooks(database)).companyId;
    const seen = async (queries: Database['queries']) => {
      const { rows } = await sql<{ id: string }>`select id from company where id = any(${[one, other]})`.execute(
        queries,
      );
      return rows.map(({ id }) => id).sort();
    };
    for (const _ of [1, 2, 3, 4, 5, 6, 7]) {
      expect(await inCompany(database, one, ({ queries }) => seen(queries))).toEqual([one]);
      expect(await inCompany(database, other, ({ queries }) => seen(queries))).toEqual([other]);
      expect(await seen(database.queries)).toEqual([one, other].sort());
    }
  });
});
