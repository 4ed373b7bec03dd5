import { randomBytes } from 'node:crypto';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { openEmbedded } from '../../apps/server/src/platform/database/embedded.ts';
import { exactTypes } from '../../apps/server/src/platform/database/open.ts';
import type { Engine } from '../../apps/server/test/engines.ts';

export interface EmptyDatabase {
  pool: pg.Pool;
  close(): Promise<void>;
}

/** A database in which nothing is yet, on either engine. days and large numbers are read exactly. */
export function openEmptyDatabase(engine: Engine): Promise<EmptyDatabase> {
  return engine === 'pglite' ? openEmptyPglite() : openEmptyOnServer();
}

async function openEmptyPglite(): Promise<EmptyDatabase> {
  const pglite = await openEmbedded(null);
  const pool = new pg.Pool({ ...createPgConfig(pglite), types: exactTypes, max: 1 });
  return { pool, close: () => pool.end().then(() => pglite.close()) };
}

async function openEmptyOnServer(): Promise<EmptyDatabase> {
  const server = process.env.FOLIO_TEST_POSTGRES_URL;
  if (server === undefined)
    throw new Error('FOLIO_TEST_POSTGRES_URL is not set: run the tests with their global setup');
  const name = `folio_empty_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`).finally(() => admin.end());
  const url = new URL(server);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, types: exactTypes, max: 1 });
  return { pool, close: () => pool.end() };
}
