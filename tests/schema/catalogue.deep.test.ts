import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../apps/server/src/platform/database/open.ts';
import { bothEngines, openTestDatabase } from '../../apps/server/test/engines.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';

/** Small changes of a schema, each with the kind of object in which the comparison has to find it. */
const CHANGES = [
  ['relations', 'alter table contact disable row level security'],
  ['relations', 'grant delete on contact to folio_app'],
  ['columns', `alter table contact alter column notes set default ''`],
  ['columns', 'alter table contact drop column notes, add column notes text'],
  ['columns', 'grant update (notes) on contact to folio_app'],
  ['constraints', 'alter table contact rename constraint contact_pkey to contact_key'],
  ['constraints', 'alter table contact alter constraint contact_company_id_fkey deferrable'],
  ['indexes', 'drop index contact_merged'],
  ['sequences', 'alter sequence chart_version_sequence cache 5'],
  ['functions', 'alter function current_company() volatile'],
  ['functions', 'revoke execute on function current_company() from public'],
  ['triggers', 'alter table tax_code disable trigger tax_code_change'],
  ['policies', 'alter policy company_of_transaction on contact using (true)'],
  ['views', 'drop view contact_root; create view contact_root as select id from contact'],
  ['types', `create type extra as enum ('one')`],
  ['comments', `comment on column contact.notes is 'text'`],
  ['roles', 'alter role folio_app createdb'],
] as const;

describe.each(bothEngines)('the comparison of schemas on %s', (engine) => {
  let database: Database;
  let before: Catalogue;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    before = await readCatalogue(database.pool);
  });
  afterAll(() => database.close());

  it.each(CHANGES)('finds a change of %s: %s', async (kind, change) => {
    await database.pool.query('begin');
    await database.pool.query(change);
    const after = await readCatalogue(database.pool);
    await database.pool.query('rollback');
    expect(after[kind]).not.toEqual(before[kind]);
  });

  it('finds nothing where nothing changed', async () => {
    expect(await readCatalogue(database.pool)).toEqual(before);
  });
});
