import type { Pool, PoolClient } from 'pg';
import {
  BASELINE,
  knownNames,
  type Migration,
  readBaseline,
  readFollowing,
  readLegacy,
  requiredNames,
} from './migration-files.ts';
import { mustTakeRole, withoutTakingRole } from './server/roles.ts';

/**
 * Key of the advisory lock that one migrating process holds. Any number works if every Folio process uses the same.
 */
const LOCK = 7_034_110_562;

/** A newer Folio made the schema. This version must not use it, because it does not know what it could break. */
export class SchemaNewer extends Error {}

/**
 * Checksums of other versions of a migration that lead to the same schema. 0022 was first released with `papers_of()`
 * in place of the setting that this function reads.
 */
const sameEffect: Readonly<Record<string, readonly string[]>> = {
  '0022-questions-of-uploaders': ['cf20dd09ebdde4604c6ed1ef76fae86d917dbcd4afa41915277e0cf7d6a2d612'],
};

/**
 * Builds an empty database from the baseline, or applies the pending migrations, each in a separate transaction. Two
 * processes may start at once: the second waits for the first and then finds nothing to do. Throws if an applied
 * migration was changed afterwards, and `SchemaNewer` if the database has migrations that this Folio does not know.
 * @param through Stops after the migration with this name: leaves the database as an older Folio had it.
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
    const takesRole = known.size > 0 || (await mustTakeRole(client));
    for (const { sql, ...migration } of stepsFor(known, through))
      await applyOnce(client, { ...migration, sql: takesRole ? sql : withoutTakingRole(sql) }, known);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    client.release();
  }
}

/** Whether the database has exactly the migrations of this Folio, more (a newer Folio upgraded it) or fewer. */
export type SchemaState = 'current' | 'newer' | 'older';

export async function schemaState(pool: Pool): Promise<SchemaState> {
  const { rows } = await pool.query<{ name: string }>('select name from folio_migration');
  return stateOf(rows.map(({ name }) => name));
}

function stateOf(applied: readonly string[]): SchemaState {
  if (unknownAmong(applied).length > 0) return 'newer';
  return requiredNames().every((name) => applied.includes(name)) ? 'current' : 'older';
}

function unknownAmong(applied: readonly string[]): string[] {
  const own = knownNames();
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

/**
 * The migrations of a database, those that it already has included. A database that was begun before the baseline
 * existed gets the rest of the legacy migrations, which make the schema of the baseline, so the baseline is only recorded.
 */
function stepsFor(known: ReadonlyMap<string, string>, through?: string): Migration[] {
  const legacy = readLegacy();
  const baseline = readBaseline();
  const isOlder = legacy.some(({ name }) => known.has(name)) || (through !== undefined && through < BASELINE);
  const start = isOlder ? [...legacy, { ...baseline, sql: '' }] : [baseline];
  return [...start, ...readFollowing()].filter(({ name }) => through === undefined || name <= through);
}
