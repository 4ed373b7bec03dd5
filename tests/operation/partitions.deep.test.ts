import { reportQueries } from '@folio/contract';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyBooks } from '../../apps/server/src/features/books/audit-trail/index.ts';
import type { Database } from '../../apps/server/src/platform/database/open.ts';
import {
  LARGE_TABLES,
  type PartitionOutcome,
  partitionTables,
} from '../../apps/server/src/platform/database/partitions/partition-tables.ts';
import {
  readDefinition,
  type TableDefinition,
} from '../../apps/server/src/platform/database/partitions/table-definition-store.ts';
import { openTestDatabase } from '../../apps/server/test/engines.ts';
import { enterLantern, type Lantern, shownRows } from '../../apps/server/test/lantern.ts';

const YEAR = { from: '2025-04-01', to: '2026-03-31', as_at: '2026-03-31', account: '1010' };

const BY = { now: new Date('2026-11-30T04:00:00Z'), language: 'en-US' } as const;

let database: Database;
let client: PoolClient;
let first: Lantern;
let before: { definitions: TableDefinition[]; reports: unknown };

beforeAll(async () => {
  database = await openTestDatabase('postgres');
  client = await database.pool.connect();
  first = await enterLantern(database);
  before = { definitions: await definitions(), reports: await reportsOf(first) };
});

afterAll(async () => {
  client?.release();
  await database?.close();
});

function definitions(): Promise<TableDefinition[]> {
  return LARGE_TABLES.reduce<Promise<TableDefinition[]>>(
    async (all, table) => [...(await all), withoutOnly(await readDefinition(client, table))],
    Promise.resolve([]),
  );
}

/** PostgreSQL writes the index of a partitioned table with ONLY. */
function withoutOnly(definition: TableDefinition): TableDefinition {
  return {
    ...definition,
    rebuild: definition.rebuild.map((statement) => statement.replace(' ON ONLY ', ' ON ')).sort(),
  };
}

/** Every report but the custom one, which needs a layout and reads what the trial balance reads. */
const names = (Object.keys(reportQueries) as (keyof typeof reportQueries)[]).filter((name) => name !== 'custom-report');

async function reportsOf(lantern: Lantern): Promise<unknown> {
  const shown: unknown[] = [];
  for (const name of names) {
    const { sheet } = await lantern.sheet(name, YEAR);
    shown.push([name, shownRows(sheet.rows)]);
  }
  return shown;
}

async function outcomes(parts: number): Promise<PartitionOutcome[]> {
  const told: PartitionOutcome[] = [];
  await partitionTables(client, parts, (outcome) => told.push(outcome));
  return told;
}

describe('the large tables divided by company', () => {
  it('are divided once, with all their rows', async () => {
    const done = await outcomes(4);
    expect(done.map(({ table, done: what }) => [table, what])).toEqual(
      LARGE_TABLES.map((table) => [table, 'partitioned']),
    );
    const { rows } = await client.query<{ parts: number }>(
      `select count(*)::int as parts from pg_inherits where inhparent = 'journal_line'::regclass`,
    );
    expect(rows).toEqual([{ parts: 4 }]);
    expect((await outcomes(8)).every(({ done: what }) => what === 'was partitioned')).toBe(true);
  });

  it('keep their keys, indexes, triggers, rights and policies', async () => {
    expect(await definitions()).toEqual(before.definitions.map((one) => ({ ...one, rebuild: one.rebuild.toSorted() })));
  });

  it('answer the same reports', async () => {
    expect(await reportsOf(first)).toEqual(before.reports);
  });

  it('take a whole year of another company, whose reports are the same and whose books hold', async () => {
    const second = await enterLantern(database);
    expect(await reportsOf(second)).toEqual(before.reports);
    for (const lantern of [first, second])
      expect((await lantern.read((tx) => verifyBooks(tx, BY))).findings).toEqual([]);
    const seen = await second.read((tx) =>
      tx.queries.selectFrom('journal_line').select('company_id').distinct().execute(),
    );
    expect(seen).toEqual([{ company_id: second.companyId }]);
  });

  it('are still append-only', async () => {
    const { rows } = await client.query<{ part: string }>(
      'select distinct tableoid::regclass::text as part from journal_line',
    );
    expect(rows.length).toBeGreaterThan(0);
    // Other tables refer to it: without "cascade" these would refuse first.
    for (const { part } of [{ part: 'journal_line' }, ...rows])
      for (const change of [`update ${part} set description = 'x'`, `delete from ${part}`, `truncate ${part} cascade`])
        await expect(client.query(change), change).rejects.toThrow(/append-only|never changed|may not/i);
  });
});
