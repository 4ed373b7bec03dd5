import { sql } from 'kysely';
import type { Database, Queries } from '../database/open.ts';
import type { Platform } from '../http/app.ts';
import { type PeriodicTask, startPeriodicTask } from '../jobs/index.ts';

const EVERY_MS = 3_600_000;
/** Rows of tables that only grow are never dead; they are vacuumed when their oldest transaction is this old, as PostgreSQL would. */
const OLD_TRANSACTIONS = 50_000_000;

interface Table {
  schema: string;
  name: string;
  vacuum: boolean;
}

/**
 * Does every hour for the embedded engine what a PostgreSQL server does with autovacuum: removes dead rows, and counts
 * the rows of each table, by which queries are planned. With a server it does nothing.
 */
export function startTidying({ database, log }: Pick<Platform, 'database' | 'log'>): PeriodicTask<number> {
  return startPeriodicTask(log, { name: 'tidying the embedded database', everyMs: EVERY_MS, atOnce: false }, () =>
    database.engine === 'pglite' && database.hasRoom() ? tidyEmbedded(database) : Promise.resolve(0),
  );
}

/** Tidies one table after another, so that calls get their turn in between; returns the number of tables. */
export async function tidyEmbedded({ queries }: Pick<Database, 'queries'>): Promise<number> {
  const tables = await tablesOf(queries);
  for (const { schema, name, vacuum } of tables) {
    const table = sql.id(schema, name);
    await (vacuum ? sql`vacuum (analyze) ${table}` : sql`analyze ${table}`).execute(queries);
  }
  return tables.length;
}

async function tablesOf(queries: Queries): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select space.nspname as schema, class.relname as name,
           age(class.relfrozenxid) > ${OLD_TRANSACTIONS} or not exists (
             select from pg_trigger trigger join pg_proc function on function.oid = trigger.tgfoid
              where trigger.tgrelid = class.oid
                and function.proname in ('refuse_change', 'refuse_audit_change', 'refuse_change_of_audit')) as vacuum
      from pg_class class join pg_namespace space on space.oid = class.relnamespace
     where class.relkind = 'r' and space.nspname in ('public', 'pgboss')
     order by 1, 2`.execute(queries);
  return rows;
}
