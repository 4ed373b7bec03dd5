import { afterAll, describe, expect, it } from 'vitest';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { readLegacy } from '../../apps/server/src/platform/database/migration-files.ts';
import { bothEngines, openTestDatabase } from '../../apps/server/test/engines.ts';
import { readCatalogue, readRows } from './catalogue.ts';
import { openEmptyDatabase } from './empty-database.ts';

/** The last migration that the baseline replaces. */
const LAST = readLegacy().at(-1)?.name;

describe.each(bothEngines)('the baseline on %s', (engine) => {
  const closing: (() => Promise<void>)[] = [];
  afterAll(() => Promise.all(closing.map((close) => close())));

  it('makes the same objects, rights and rows as the migrations that it replaces', async () => {
    const fresh = await openTestDatabase(engine);
    closing.push(() => fresh.close());
    const old = await openEmptyDatabase(engine);
    closing.push(() => old.close());
    await migrate(old.pool, LAST);
    // What came after the baseline is the same for both.
    await migrate(old.pool);
    const [expected, found] = [await readCatalogue(old.pool), await readCatalogue(fresh.pool)];
    for (const kind of Object.keys(expected)) expect(found[kind], kind).toEqual(expected[kind]);
    expect(await readRows(fresh.pool)).toEqual(await readRows(old.pool));
  });
});
