import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';

const FOLDER = join(import.meta.dirname, 'migrations');

/** Any number, the same in every Folio process: it names the advisory lock that one migrating process holds. */
const LOCK = 7_034_110_562;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/**
 * Applies what has not been applied yet, each migration in a transaction of its own. Two processes that start at once are
 * safe: the second waits for the first and finds nothing to do. Throws when an applied migration was changed afterwards.
 * @param through Stops after the migration of this name: a database as an older Folio left it.
 */
export async function migrate(pool: Pool, through?: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists folio_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const applied = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from folio_migration',
    );
    const known = new Map(applied.rows.map((row) => [row.name, row.checksum]));
    for (const migration of readMigrations(through)) await applyOnce(client, migration, known);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    client.release();
  }
}

async function applyOnce(client: PoolClient, migration: Migration, known: Map<string, string>): Promise<void> {
  const checksum = known.get(migration.name);
  if (checksum === migration.checksum) return;
  if (checksum !== undefined) throw new Error(`migration ${migration.name} was changed after it was applied`);
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into folio_migration (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${migration.name} failed`, { cause: error });
  }
}

function readMigrations(through?: string): Migration[] {
  return readdirSync(FOLDER)
    .sort()
    .filter((name) => through === undefined || name <= through)
    .map((name) => {
      const sql = readFileSync(join(FOLDER, name, 'up.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}
