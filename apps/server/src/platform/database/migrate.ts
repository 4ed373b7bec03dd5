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

/** The schema was made by a newer Folio: this one does not know what it would break. */
export class SchemaNewer extends Error {}

/**
 * Checksums of other texts of a migration that databases were made with, and that leave the same schema: 0022 was landed once with
 * `papers_of()` in place of the setting that this function reads.
 */
const sameEffect: Readonly<Record<string, readonly string[]>> = {
  '0022-questions-of-uploaders': ['cf20dd09ebdde4604c6ed1ef76fae86d917dbcd4afa41915277e0cf7d6a2d612'],
};

/**
 * Applies what has not been applied yet, each migration in a transaction of its own. Two processes that start at once are
 * safe: the second waits for the first and finds nothing to do. Throws when an applied migration was changed afterwards, and
 * `SchemaNewer` when the database has migrations that this Folio does not know.
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
    refuseNewer([...known.keys()]);
    for (const migration of readMigrations(through)) await applyOnce(client, migration, known);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    client.release();
  }
}

/** Migrations of the database that this Folio does not know: a newer one upgraded it. */
export async function unknownMigrations(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from folio_migration');
  return unknownAmong(rows.map(({ name }) => name));
}

function unknownAmong(applied: readonly string[]): string[] {
  const own = new Set(readdirSync(FOLDER));
  return applied.filter((name) => !own.has(name)).sort();
}

function refuseNewer(applied: readonly string[]): void {
  const unknown = unknownAmong(applied);
  if (unknown.length === 0) return;
  throw new SchemaNewer(
    `The database was upgraded by a newer Folio (${unknown.join(', ')}). Start that version, or restore a backup made before the upgrade.`,
  );
}

async function applyOnce(client: PoolClient, migration: Migration, known: Map<string, string>): Promise<void> {
  const checksum = known.get(migration.name);
  if (checksum === migration.checksum) return;
  if (checksum !== undefined && sameEffect[migration.name]?.includes(checksum)) return;
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
