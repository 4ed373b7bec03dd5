import type { ClientBase } from 'pg';
import { numbersItself, readDefinition, readTableState, truncateTriggers } from './table-definition-store.ts';

/** Tables that grow with the work of every company. Their keys begin with the company. */
export const LARGE_TABLES = [
  'journal_entry',
  'journal_line',
  'account_month',
  'bank_line',
  'bank_line_link',
  'search_entry',
  'audit_event',
] as const;

const IDENTITY_VERSION = 170_000;

/** What was done to a table. */
export type PartitionOutcome =
  | { table: string; done: 'partitioned'; rows: number; seconds: number }
  | { table: string; done: 'was partitioned' }
  /** It numbers its rows, which a partitioned table cannot do before PostgreSQL 17. */
  | { table: string; done: 'needs PostgreSQL 17' };

/** Another connection uses a table, so it cannot be changed now. */
export class TableInUse extends Error {
  readonly code = 'table_in_use';
}

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Divides the large tables into `parts` partitions by a hash of the company: one company's rows, and their indexes, are then in one small
 * part. Each table is changed in a separate transaction, so an interrupted run goes on with the next table. Keys, indexes, triggers,
 * rights and policies stay the same. Throws `TableInUse`.
 */
export async function partitionTables(
  client: ClientBase,
  parts: number,
  tell: (outcome: PartitionOutcome) => void,
): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  const version = rows[0]?.version ?? 0;
  for (const table of LARGE_TABLES) {
    const state = await readTableState(client, table);
    if (state === 'missing') throw new Error(`table ${table} is missing`);
    if (state === 'partitioned') tell({ table, done: 'was partitioned' });
    else if (version < IDENTITY_VERSION && (await numbersItself(client, table)))
      tell({ table, done: 'needs PostgreSQL 17' });
    else tell(await partitionTable(client, table, parts));
  }
}

async function partitionTable(client: ClientBase, table: string, parts: number): Promise<PartitionOutcome> {
  const started = performance.now();
  await client.query('begin');
  try {
    const rows = await divide(client, table, parts);
    await client.query('commit');
    await client.query(`analyze ${table}`);
    return { table, done: 'partitioned', rows, seconds: (performance.now() - started) / 1000 };
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function divide(client: ClientBase, table: string, parts: number): Promise<number> {
  await lock(client, table);
  const definition = await readDefinition(client, table);
  const partitions = Array.from({ length: parts }, (_, part) => `${table}_part_${part}`);
  const run = async (statements: readonly string[]) => {
    for (const statement of statements) await client.query(statement);
  };
  await run(definition.dropForeignKeys);
  await run([
    `alter table ${table} rename to ${table}_whole`,
    `create table ${table} (like ${table}_whole including defaults including constraints including generated
       including identity including storage including comments) partition by hash (company_id)`,
    ...partitions.map(
      (partition, part) =>
        `create table ${partition} partition of ${table} for values with (modulus ${parts}, remainder ${part})`,
    ),
  ]);
  const columns = definition.columns.join(', ');
  // In the order of companies, so that the rows of a company are close together.
  const copied = await client.query(
    `insert into ${table} (${columns}) overriding system value select ${columns} from ${table}_whole order by company_id`,
  );
  await carryNumbersOn(client, table);
  await run([`drop table ${table}_whole`, ...definition.rebuild, ...definition.addForeignKeys]);
  // The other triggers of a table are those of its partitions; a partition could still be emptied.
  for (const partition of partitions) await run(await truncateTriggers(client, table, partition));
  return copied.rowCount ?? 0;
}

/** Waits a little for readers to end, but does not make everybody wait behind it. */
async function lock(client: ClientBase, table: string): Promise<void> {
  await client.query(`set local lock_timeout = '10s'`);
  try {
    await client.query(`lock table ${table} in access exclusive mode`);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE)
      throw new TableInUse(
        `Another connection uses the table ${table}. Stop Folio and other programs that use the database, and try again.`,
        {
          cause: error,
        },
      );
    throw error;
  }
}

/** The new table goes on with the number after the largest. */
async function carryNumbersOn(client: ClientBase, table: string): Promise<void> {
  const { rows } = await client.query<{ column: string; sequence: string }>(
    `select quote_ident(attname) as column, pg_get_serial_sequence($1, attname) as sequence from pg_attribute
      where attrelid = $1::regclass and attidentity <> ''`,
    [table],
  );
  for (const { column, sequence } of rows)
    await client.query(`select setval($1, greatest((select coalesce(max(${column}), 0) from ${table}), 1))`, [
      sequence,
    ]);
}
