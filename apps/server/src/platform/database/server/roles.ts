import pg from 'pg';
import { DatabaseUnusable } from './cannot-start.ts';

/** The role that requests inside a company run as. */
export const REQUEST_ROLE = 'folio_app';

/** One connection, not a pool: it begins and ends transactions. */
type Asks = Pick<pg.ClientBase, 'query'>;

/**
 * What the first migration does so that its user can take the role of requests. Only a user who may hand on the role can
 * run it. If an administrator gave the user the role before, there is nothing left to do.
 */
const TAKES_ROLE = `do $$
begin
  execute format('grant ${REQUEST_ROLE} to %I', current_user);
end
$$;
`;

/** The first migration for a user who has the role already. */
export function withoutTakingRole(sql: string): string {
  return sql.replace(TAKES_ROLE, '');
}

/**
 * Whether the user of the connection has to take the role in the first migration, or has it already. Throws
 * `DatabaseUnusable` with the statements for an administrator if the user can do neither.
 */
export async function mustTakeRole(client: Asks): Promise<boolean> {
  const { exists, creates } = await readRole(client);
  if (!exists) {
    if (creates) return true;
    throw new DatabaseUnusable(await roleMissing(client));
  }
  if (await tried(client, `grant ${REQUEST_ROLE} to current_user`)) return true;
  if (await tried(client, `set local role ${REQUEST_ROLE}`)) return false;
  throw new DatabaseUnusable(await roleMissing(client));
}

/**
 * Throws `DatabaseUnusable` unless requests will be able to work: the user has the role, and the role has its rights on
 * the tables. A dump that was restored before the role existed lacks them.
 */
export async function demandRole(client: Asks): Promise<void> {
  if (!(await tried(client, `set local role ${REQUEST_ROLE}`))) throw new DatabaseUnusable(await roleMissing(client));
  const { rows } = await client.query<{ may: boolean }>(
    `select has_table_privilege('${REQUEST_ROLE}', 'journal_entry', 'select') as may`,
  );
  if (rows[0]?.may !== true)
    throw new DatabaseUnusable(
      `The role ${REQUEST_ROLE} has no rights on the tables of this database: a dump was restored before the role existed. Restore it into an empty database again.`,
    );
}

async function readRole(client: Asks): Promise<{ exists: boolean; creates: boolean }> {
  const { rows } = await client.query<{ exists: boolean; creates: boolean }>(
    `select exists(select from pg_roles where rolname = '${REQUEST_ROLE}') as exists, rolsuper or rolcreaterole as creates
       from pg_roles where rolname = current_user`,
  );
  return rows[0] ?? { exists: false, creates: false };
}

/** Whether the user may run the statement. */
async function tried(client: Asks, statement: string): Promise<boolean> {
  await client.query('begin');
  try {
    await client.query(statement);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && refusals.has(error.code)) return false;
    throw error;
  } finally {
    await client.query('rollback');
  }
}

/** SQLSTATEs: the user may not, or there is no such role. */
const refusals = new Set<unknown>(['42501', '42704', '22023']);

async function roleMissing(client: Asks): Promise<string> {
  const { rows } = await client.query<{ user: string }>('select current_user as user');
  const user = rows[0]?.user ?? '';
  return [
    `The database user "${user}" has no role ${REQUEST_ROLE} and may not create it. Run once as an administrator of PostgreSQL:`,
    `  create role ${REQUEST_ROLE} nologin;  -- unless it exists`,
    `  grant ${REQUEST_ROLE} to ${pg.escapeIdentifier(user)};`,
  ].join('\n');
}
