import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from '../src/platform/database/open.ts';

/** Both engines the product runs on: every scenario of the books must hold on each. */
export const engines = ['pglite', 'postgres'] as const;
export type Engine = (typeof engines)[number];

/**
 * A fresh, migrated database: PGlite in memory, or a database of its own on the real server of the test run, whose address
 * is in FOLIO_TEST_POSTGRES_URL. The caller closes it.
 */
export async function openTestDatabase(engine: Engine): Promise<Database> {
  if (engine === 'pglite') return openDatabase({ url: null, folder: null });
  const server = process.env.FOLIO_TEST_POSTGRES_URL;
  if (server === undefined)
    throw new Error('FOLIO_TEST_POSTGRES_URL is not set: run the tests with their global setup');
  const name = `folio_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  return openDatabase({ url: url.href, folder: null });
}
