import type pg from 'pg';

/** A table whose rows belong to somebody: to a company, a practice or a user. */
export interface OwnedTable {
  name: string;
  /** The column that says whose a row is. */
  owner: 'company_id' | 'practice_id' | 'user_id';
  columns: readonly Column[];
}

export interface Column {
  name: string;
  type: string;
  required: boolean;
  /** A generated column takes no value. */
  generated: boolean;
}

const OWNERS = ['company_id', 'practice_id', 'user_id'] as const;

/** The server makes these again from the records, at any time. */
const DERIVED = /^search_/;

/** Every table of the database whose rows are somebody's. A table of a company and a user is the company's. */
export async function readOwnedTables(pool: pg.Pool): Promise<OwnedTable[]> {
  const { rows } = await pool.query<{
    table: string;
    name: string;
    type: string;
    required: boolean;
    generated: boolean;
  }>(
    `select column_of.table_name as "table", column_of.column_name as name, column_of.udt_name as type,
            column_of.is_nullable = 'NO' and column_of.column_default is null and column_of.is_identity = 'NO' as required,
            column_of.is_generated = 'ALWAYS' or column_of.identity_generation = 'ALWAYS' as generated
       from information_schema.columns column_of
       join information_schema.tables of_table using (table_schema, table_name)
      where table_schema = 'public' and of_table.table_type = 'BASE TABLE'
      order by 1, column_of.ordinal_position`,
  );
  const names = [...new Set(rows.map(({ table }) => table))].filter((name) => !DERIVED.test(name));
  return names.flatMap((name) => {
    const columns = rows.filter(({ table }) => table === name);
    const owner = OWNERS.find((one) => columns.some((column) => column.name === one));
    return owner === undefined ? [] : [{ name, owner, columns }];
  });
}

/** Whose rows are looked at. */
export type Owner = Readonly<Record<OwnedTable['owner'], string>>;

/** Number and hash of all rows of an owner, table by table: any change shows. */
export async function digestOf(
  pool: pg.Pool,
  tables: readonly OwnedTable[],
  owner: Owner,
): Promise<Record<string, string>> {
  const parts = tables.map(
    ({ name, owner: column }) =>
      `select '${name}' as name, count(*) || ' rows ' || md5(coalesce(string_agg(line, '' order by line), '')) as digest
         from (select md5(row_of::text) as line from ${name} row_of where ${column} = '${owner[column]}') lines`,
  );
  parts.push(
    `select 'company', md5(coalesce(string_agg(one::text, ''), '')) from company one where id = '${owner.company_id}'`,
    `select 'app_user', md5(coalesce(string_agg(one::text, ''), '')) from app_user one where id = '${owner.user_id}'`,
    `select 'practice', md5(coalesce(string_agg(one::text, ''), '')) from practice one where id = '${owner.practice_id}'`,
  );
  const { rows } = await pool.query<{ name: string; digest: string }>(parts.join(' union all '));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
