import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { type Database, openDatabase } from '../src/platform/database/open.ts';

export type Engine = 'pglite' | 'postgres';

/** The engine of every suite. */
export const engines = ['postgres'] as const satisfies readonly Engine[];

/**
 * The engines of the conformance suite: test files that show what PGlite and PostgreSQL could do differently (triggers, row-level
 * security, locks, savepoints, numbering, posting, the queue, the reports to the cent). `docs/testing.md` lists them.
 */
export const bothEngines = ['pglite', 'postgres'] as const satisfies readonly Engine[];

/** The database on the real server that others are copies of (`global-databases.ts`). */
export const MIGRATED = 'folio_migrated';

let dump: Promise<Blob> | undefined;

/** A copy of the database that was migrated once for the run: migrating each would be most of the work. */
async function openPglite(): Promise<Database> {
  const file = process.env.FOLIO_TEST_PGLITE_DUMP;
  if (file === undefined) throw new Error('FOLIO_TEST_PGLITE_DUMP is not set: run the tests with their global setup');
  dump ??= openAsBlob(file);
  return openDatabase({ url: null, folder: null, start: await dump });
}

/**
 * A fresh, migrated database: PGlite in memory, or a separate database on the real server of the test run, whose address
 * is in FOLIO_TEST_POSTGRES_URL. The caller closes it.
 */
export async function openTestDatabase(engine: Engine): Promise<Database> {
  if (engine === 'pglite') return openPglite();
  const server = process.env.FOLIO_TEST_POSTGRES_URL;
  if (server === undefined)
    throw new Error('FOLIO_TEST_POSTGRES_URL is not set: run the tests with their global setup');
  const name = `folio_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`create database ${name} template ${MIGRATED} strategy file_copy`);
  } finally {
    await client.end();
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  return openDatabase({ url: url.href, folder: null });
}
