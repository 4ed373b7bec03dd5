import type { ClientBase, Pool } from 'pg';
import { mustTakeRole, REQUEST_ROLE } from '../database/server/roles.ts';
import { BackupError } from './backup-error.ts';
import type { StoredFile } from './manifest.ts';

/** What a backup needs to know of a database. */
export interface Facts {
  /** Name of the last migration. */
  schema: string;
  /** The uploaded files that the database names. */
  files: StoredFile[];
}

type Asks = Pick<ClientBase | Pool, 'query'>;

/** Throws `BackupError` if the database is not one of Folio. */
export async function readFacts(database: Asks): Promise<Facts> {
  const { rows: found } = await database.query<{ known: boolean }>(
    `select to_regclass('folio_migration') is not null as known`,
  );
  if (found[0]?.known !== true)
    throw new BackupError('The database is not one of Folio. Set FOLIO_DATA or DATABASE_URL to those of your server.');
  const { rows: last } = await database.query<{ name: string }>('select max(name) as name from folio_migration');
  const { rows } = await database.query<{ company_id: string; sha256: string; size_bytes: string }>(
    'select company_id, sha256, size_bytes::text from stored_file order by company_id, sha256',
  );
  const files = rows.map((row) => ({ companyId: row.company_id, sha256: row.sha256, size: Number(row.size_bytes) }));
  return { schema: last[0]?.name ?? '', files };
}

/** Whether a database of a PostgreSQL server has no table yet. */
export async function isEmptyDatabase(database: Asks): Promise<boolean> {
  const { rows } = await database.query<{ objects: string }>(
    `select count(*)::text as objects from pg_class
      join pg_namespace space on space.oid = pg_class.relnamespace
     where space.nspname not in ('pg_catalog', 'information_schema') and space.nspname not like 'pg\\_%'`,
  );
  return rows[0]?.objects === '0';
}

/**
 * Creates the role that the rights in a dump name. It belongs to the whole PostgreSQL server, so no dump contains it.
 * Throws `DatabaseUnusable` if the user may not create it and has not got it from an administrator.
 */
export async function prepareRole(database: Asks): Promise<void> {
  if (!(await mustTakeRole(database))) return;
  const { rows } = await database.query(`select from pg_roles where rolname = '${REQUEST_ROLE}'`);
  if (rows.length === 0) await database.query(`create role ${REQUEST_ROLE} nologin`);
  await database.query(`grant ${REQUEST_ROLE} to current_user`);
}

/** The version of a PostgreSQL server, such as 18. */
export async function serverVersion(database: Asks): Promise<number> {
  const { rows } = await database.query<{ server_version_num: string }>('show server_version_num');
  return Math.floor(Number(rows[0]?.server_version_num) / 10_000);
}

/** Begins to read one state of the database, and answers the name under which other connections can read the same. */
export async function beginSnapshot(database: Asks): Promise<string> {
  await database.query('begin isolation level repeatable read, read only');
  const { rows } = await database.query<{ name: string }>('select pg_export_snapshot() as name');
  return rows[0]?.name ?? '';
}
