import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { readBaseline, readFollowing, readLegacy } from '../../apps/server/src/platform/database/migration-files.ts';
import { bothEngines, openTestDatabase } from '../../apps/server/test/engines.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { openEmptyDatabase } from './empty-database.ts';
import { readFacts, writeOldBooks } from './old-books.ts';

/** Versions that data folders were left at. */
const VERSIONS = [
  '0001-people-and-companies',
  '0010-document-parts',
  '0020-file-storage',
  '0027-default-account',
  '0031-reading-queue',
  '0032-account-roles',
];

const people = (proved: boolean) => ({
  ...{ br: '12345678', br_branch: '002', director: 'Chan Tai Man', role: 'owner', level: 2, number: 1, proved },
  ...{ date_format: 'month_day_year', in_practice: 'manager', reached: 1, sessions: 1, audited: 1 },
});

const books = {
  ...{
    debits: 15000,
    by_month: 15000,
    invoice: 'unpaid 10000',
    open_sum: 10000,
    customer: true,
    file_number: 1,
    last_file: 1,
  },
  ...{ queued: true, folder: 'other', account_kind: 'bank', period_end: '2025-04-30', links: 1 },
  roles:
    '1020 bank, 1100 accounts_receivable, 2100 accounts_payable, 2990 suspense, 3100 retained_earnings, ' +
    '3900 opening_balance_equity, 4000 default_sales',
};

describe.each(bothEngines)('an older database on %s', (engine) => {
  const closing: (() => Promise<void>)[] = [];
  let fresh: Catalogue;
  beforeAll(async () => {
    const database = await openTestDatabase(engine);
    fresh = await readCatalogue(database.pool).finally(() => database.close());
  });
  afterAll(() => Promise.all(closing.map((close) => close())));

  it.each(VERSIONS)('of %s gets the schema of a new one and keeps its data', async (version) => {
    const { pool, close } = await openEmptyDatabase(engine);
    closing.push(close);
    await migrate(pool, version);
    await writeOldBooks(pool, version);
    await migrate(pool);
    expect(await readCatalogue(pool)).toEqual(fresh);
    const facts = await readFacts(pool);
    expect(facts.people).toEqual(people(version >= '0013'));
    const hasBooks = version >= '0002';
    if (hasBooks) expect(facts.books).toEqual(books);
    expect(facts.checked).toEqual({ journal_number: hasBooks ? 2 : 0, trial: 0, control: 0, chain_holds: true });
    const recorded = await pool.query<{ name: string }>('select name from folio_migration order by name collate "C"');
    const expected = [...readLegacy(), readBaseline(), ...readFollowing()].map(({ name }) => name);
    expect(recorded.rows.map(({ name }) => name)).toEqual(expected);
  });
});
