import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { MIGRATED } from '../../apps/server/test/engines.ts';

/** The address of a new migrated database on the PostgreSQL of the run. */
export async function freshDatabase(): Promise<string> {
  const server = process.env.FOLIO_TEST_POSTGRES_URL;
  if (server === undefined) throw new Error('the run has no PostgreSQL');
  const name = `folio_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name} template ${MIGRATED}`).finally(() => client.end());
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
