import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIGRATED } from '../../apps/server/test/engines.ts';
import { describeSchema, type SchemaSection } from '../../tools/schema/describe-schema.ts';

/** Objects of each kind in the schema, counted without the description. */
const COUNTS = `
  select (select count(*) from pg_class where relnamespace = 'public'::regnamespace and relname not like 'folio_migration%') as relations,
         (select count(*) from pg_proc where pronamespace = 'public'::regnamespace) as functions,
         (select count(*) from pg_trigger) as triggers, (select count(*) from pg_policy) as policies,
         (select count(*) from pg_constraint where conrelid::regclass::text <> 'folio_migration') as constraints,
         (select count(*) from pg_attrdef where adrelid::regclass::text <> 'folio_migration') as defaults,
         (select count(*) from pg_class c, aclexplode(c.relacl)) as rights`;

let admin: pg.Client;
let name: string;
const open: pg.Client[] = [];

async function connect(database: string): Promise<pg.Client> {
  const url = new URL(process.env.FOLIO_TEST_POSTGRES_URL ?? '');
  url.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  open.push(client);
  return client;
}

beforeAll(async () => {
  admin = await connect(new URL(process.env.FOLIO_TEST_POSTGRES_URL ?? '').pathname.slice(1));
  name = `folio_schema_${randomBytes(4).toString('hex')}`;
  await admin.query(`create database ${name}`);
});
afterAll(async () => {
  for (const client of open) await client.end();
});

const namesOf = (sections: readonly SchemaSection[]) =>
  sections.map(({ heading, statements }) => [heading, statements.length]);

describe('schema.sql', () => {
  it('makes the same schema as a new database has, object by object', async () => {
    const made = await connect(name);
    await made.query(
      readFileSync(join(import.meta.dirname, '../../apps/server/src/platform/database/schema.sql'), 'utf8'),
    );
    const migrated = await connect(MIGRATED);
    const [fromFile, fromMigrations] = [await describeSchema(made), await describeSchema(migrated)];
    expect(namesOf(fromFile)).toEqual(namesOf(fromMigrations));
    expect(fromFile).toEqual(fromMigrations);
    expect((await made.query(COUNTS)).rows).toEqual((await migrated.query(COUNTS)).rows);
  });
});
