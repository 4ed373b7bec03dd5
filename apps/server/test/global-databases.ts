import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { emptyFolder } from '../../../tests/support/prepared-folder.ts';
import { openEmbedded } from '../src/platform/database/embedded.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { MIGRATED } from './engines.ts';
import { startRealPostgres } from './real-postgres.ts';

/**
 * What the tests of a run share: one real PostgreSQL, and on either engine one migrated database that each test file's own is a
 * copy of.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startRealPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'folio-databases-'));
  process.env.FOLIO_TEST_POSTGRES_URL = await server.createDatabase('folio_tests');
  await migrateServer(await server.createDatabase(MIGRATED));
  process.env.FOLIO_TEST_PGLITE_DUMP = await dumpMigrated(join(folder, 'pglite.tar'));
  process.env.FOLIO_TEST_FOLDER = await emptyFolder();
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function migrateServer(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  await migrate(pool);
  await pool.end();
}

async function dumpMigrated(file: string): Promise<string> {
  const pglite = await openEmbedded(null);
  const pool = new pg.Pool({ ...createPgConfig(pglite), max: 1 });
  await migrate(pool);
  await pool.end();
  writeFileSync(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await pglite.close();
  return file;
}
