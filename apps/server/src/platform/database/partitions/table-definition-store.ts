import type { ClientBase } from 'pg';

/** Everything that belongs to a table besides its columns and rows, as statements that make it again. */
export interface TableDefinition {
  /** Columns that are written; generated ones are computed again. */
  columns: string[];
  /** Takes away the foreign keys from and to the table. */
  dropForeignKeys: string[];
  /** Primary and unique keys, indexes, triggers, row-level security, policies and rights. */
  rebuild: string[];
  /** The foreign keys from and to the table, whose rows are checked again. */
  addForeignKeys: string[];
}

/** Reads the definition of a table from the catalogue. `table` is one of the program's own names. */
export async function readDefinition(client: ClientBase, table: string): Promise<TableDefinition> {
  const ask = async (text: string): Promise<string[]> => {
    const { rows } = await client.query<{ statement: string }>(text, [`public.${table}`]);
    return rows.map(({ statement }) => statement);
  };
  const rebuild: string[] = [];
  for (const part of PARTS) rebuild.push(...(await ask(part)));
  return {
    columns: await ask(COLUMNS),
    dropForeignKeys: await ask(
      foreignKeys(`format('alter table %s drop constraint %I', owned.conrelid::regclass, owned.conname)`),
    ),
    rebuild,
    addForeignKeys: await ask(
      foreignKeys(
        `format('alter table %s add constraint %I %s', owned.conrelid::regclass, owned.conname, pg_get_constraintdef(owned.oid))`,
      ),
    ),
  };
}

/** Whether the table is whole, partitioned, or not there. */
export async function readTableState(client: ClientBase, table: string): Promise<'whole' | 'partitioned' | 'missing'> {
  const { rows } = await client.query<{ relkind: string }>('select relkind from pg_class where oid = to_regclass($1)', [
    `public.${table}`,
  ]);
  const [found] = rows;
  if (found === undefined) return 'missing';
  return found.relkind === 'p' ? 'partitioned' : 'whole';
}

/** Whether a column gets its numbers from the table, which partitioned tables can do from PostgreSQL 17 on. */
export async function numbersItself(client: ClientBase, table: string): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from pg_attribute where attrelid = $1::regclass and attidentity <> '' limit 1`,
    [`public.${table}`],
  );
  return rows.length > 0;
}

const BEFORE_TRUNCATE = 32;

/** The triggers that refuse to empty a table, as statements that make them on a partition. */
export async function truncateTriggers(client: ClientBase, table: string, partition: string): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('create trigger %I before truncate on %I for each statement execute function %s()', tgname, $2::text, tgfoid::regproc) as statement
       from pg_trigger where tgrelid = $1::regclass and not tgisinternal and tgtype & ${BEFORE_TRUNCATE} <> 0`,
    [`public.${table}`, partition],
  );
  return rows.map(({ statement }) => statement);
}

const COLUMNS = `
  select quote_ident(attname) as statement from pg_attribute
   where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`;

/** A key of a partition comes from the key of its table. */
const foreignKeys = (statement: string) => `
  select ${statement} as statement from pg_constraint owned
   where contype = 'f' and conparentid = 0 and $1::regclass in (conrelid, confrelid) order by conname`;

/** In the order in which they are made. Each answers statements. */
const PARTS = [
  `select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as statement
     from pg_constraint where conrelid = $1::regclass and contype in ('p', 'u') order by contype, conname`,
  `select pg_get_indexdef(indexrelid) as statement from pg_index
    where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
    order by indexrelid`,
  `select pg_get_triggerdef(oid) as statement from pg_trigger where tgrelid = $1::regclass and not tgisinternal order by tgname`,
  `select format('alter table %s enable row level security', oid::regclass) as statement
     from pg_class where oid = $1::regclass and relrowsecurity`,
  `select format('alter table %s force row level security', oid::regclass) as statement
     from pg_class where oid = $1::regclass and relforcerowsecurity`,
  `select format('create policy %I on %s as %s for %s to %s%s%s', policy.polname, policy.polrelid::regclass,
                 case when policy.polpermissive then 'permissive' else 'restrictive' end,
                 case policy.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
                 (select string_agg(case when role = 0 then 'public' else quote_ident(pg_get_userbyid(role)) end, ', ')
                    from unnest(policy.polroles) role),
                 ' using (' || pg_get_expr(policy.polqual, policy.polrelid) || ')',
                 ' with check (' || pg_get_expr(policy.polwithcheck, policy.polrelid) || ')') as statement
     from pg_policy policy where policy.polrelid = $1::regclass order by policy.polname`,
  `select format('grant %s on %s to %s', granted.privilege_type, class.oid::regclass,
                 case when granted.grantee = 0 then 'public' else quote_ident(pg_get_userbyid(granted.grantee)) end) as statement
     from pg_class class, aclexplode(class.relacl) granted
    where class.oid = $1::regclass and granted.grantee <> class.relowner order by 1`,
  `select format('grant %s (%I) on %s to %s', granted.privilege_type, attribute.attname, attribute.attrelid::regclass,
                 case when granted.grantee = 0 then 'public' else quote_ident(pg_get_userbyid(granted.grantee)) end) as statement
     from pg_attribute attribute, aclexplode(attribute.attacl) granted
    where attribute.attrelid = $1::regclass and attribute.attnum > 0 order by 1`,
];
