import type { ClientBase } from 'pg';

/** One section of the description: a heading and the statements below it. */
export interface SchemaSection {
  heading: string;
  statements: string[];
}

const FUNCTIONS = `
  select pg_get_functiondef(p.oid) as text,
         exists (select 1 from unnest(p.proargtypes || p.prorettype) kind
                  join pg_type t on t.oid = kind left join pg_type element on element.oid = t.typelem
                 where coalesce(nullif(element.typrelid, 0), t.typrelid) <> 0) as of_rows
    from pg_proc p
   where p.pronamespace = 'public'::regnamespace
     and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
   order by p.oid::regprocedure::text collate "C"`;

const COLUMNS = `
  select c.relname as table, quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod)
         || case when a.attgenerated = 's' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
                 when a.attidentity <> '' then ' generated ' || case a.attidentity when 'a' then 'always' else 'by default' end || ' as identity'
                 when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end
         || case when a.attnotnull then ' not null' else '' end as text
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'folio_migration'
   order by c.relname, a.attnum`;

const CONSTRAINTS = `
  select c.relname as table, contype as kind, quote_ident(conname) as name, pg_get_constraintdef(k.oid) as text
    from pg_constraint k join pg_class c on c.oid = k.conrelid
   where c.relnamespace = 'public'::regnamespace and contype in ('p', 'u', 'c', 'x', 'f') and c.relname <> 'folio_migration'
   order by c.relname, position(contype::text in 'puxcf'), conname`;

const INDEXES = `
  select c.relname as table, pg_get_indexdef(i.indexrelid) as text
    from pg_index i join pg_class c on c.oid = i.indrelid
   where c.relnamespace = 'public'::regnamespace and c.relname <> 'folio_migration'
     and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
   order by c.relname, pg_get_indexdef(i.indexrelid) collate "C"`;

const TRIGGERS = `
  select c.relname as table, pg_get_triggerdef(t.oid) as text
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
   where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
   order by c.relname, t.tgname`;

const POLICIES = `
  select tablename as table, format('create policy %I on %I as %s for %s to %s', policyname, tablename, lower(permissive),
           lower(cmd), array_to_string(roles, ', '))
         || coalesce(' using (' || qual || ')', '') || coalesce(' with check (' || with_check || ')', '') as text
    from pg_policies where schemaname = 'public' order by tablename, policyname`;

const SECURITY = `
  select relname as table, relrowsecurity as enabled, relforcerowsecurity as forced from pg_class
   where relnamespace = 'public'::regnamespace and relkind = 'r' and (relrowsecurity or relforcerowsecurity) order by relname`;

const VIEWS = `
  select relname as name, reloptions as options, pg_get_viewdef(oid) as text from pg_class
   where relnamespace = 'public'::regnamespace and relkind = 'v' order by relname`;

const SEQUENCES = `
  select relname as name, format_type(s.seqtypid, null) as type, s.seqstart::text as start, s.seqincrement::text as step
    from pg_sequence s join pg_class c on c.oid = s.seqrelid
   where c.relnamespace = 'public'::regnamespace
     and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i')) order by relname`;

const GRANTS = `
  select name, kind, grantee, string_agg(right_of, ', ' order by right_of) as rights from (
    select quote_ident(c.relname) as name, case c.relkind when 'S' then 'sequence ' else '' end as kind, r.rolname as grantee,
           lower(acl.privilege_type) as right_of
      from pg_class c, aclexplode(c.relacl) acl join pg_roles r on r.oid = acl.grantee
     where c.relnamespace = 'public'::regnamespace and acl.grantee <> c.relowner
    union all
    select quote_ident(c.relname), '', r.rolname, lower(acl.privilege_type) || ' ('
           || string_agg(quote_ident(a.attname), ', ' order by a.attnum) || ')'
      from pg_class c join pg_attribute a on a.attrelid = c.oid, aclexplode(a.attacl) acl join pg_roles r on r.oid = acl.grantee
     where c.relnamespace = 'public'::regnamespace group by 1, 3, acl.privilege_type
    union all
    select p.oid::regprocedure::text, 'function ', r.rolname, lower(acl.privilege_type)
      from pg_proc p, aclexplode(p.proacl) acl join pg_roles r on r.oid = acl.grantee
     where p.pronamespace = 'public'::regnamespace and acl.grantee <> p.proowner) given
   group by name, kind, grantee order by kind collate "C", name collate "C", grantee`;

const CLOSED_FUNCTIONS = `
  select p.oid::regprocedure::text as name from pg_proc p
   where p.pronamespace = 'public'::regnamespace and p.proacl is not null
     and not exists (select 1 from aclexplode(p.proacl) acl where acl.grantee = 0)
   order by p.oid::regprocedure::text collate "C"`;

type Row = Readonly<Record<string, string>>;

/**
 * Describes the schema `public` of a database as SQL from which the same schema can be made: functions, tables with their
 * constraints, views, keys between tables, indexes, triggers, row-level security and grants. The order depends on names only.
 */
export async function describeSchema(client: ClientBase): Promise<SchemaSection[]> {
  const rows = async <R = Row>(text: string) => (await client.query(text)).rows as R[];
  const texts = async (text: string) => (await rows(text)).map((row) => `${row.text};`);
  const functions = await rows<{ text: string; of_rows: boolean }>(FUNCTIONS);
  const bodies = (ofRows: boolean) =>
    functions.filter((one) => one.of_rows === ofRows).map(({ text }) => `${text.trimEnd()};`);
  const constraints = await rows(CONSTRAINTS);
  const keys = constraints.filter(({ kind }) => kind === 'f');
  return [
    { heading: 'Sequences', statements: (await rows(SEQUENCES)).map(sequenceText) },
    { heading: 'Functions', statements: bodies(false) },
    { heading: 'Tables', statements: tableTexts(await rows(COLUMNS), constraints) },
    { heading: 'Functions of rows', statements: bodies(true) },
    { heading: 'Views', statements: (await rows<ViewRow>(VIEWS)).map(viewText) },
    {
      heading: 'References between tables',
      statements: keys.map(({ table, name, text }) => `alter table ${table} add constraint ${name} ${text};`),
    },
    { heading: 'Indexes', statements: await texts(INDEXES) },
    { heading: 'Triggers', statements: await texts(TRIGGERS) },
    {
      heading: 'Row-level security',
      statements: [...(await rows<SecurityRow>(SECURITY)).flatMap(securityTexts), ...(await texts(POLICIES))],
    },
    { heading: 'Rights', statements: rightTexts(await rows(CLOSED_FUNCTIONS), await rows(GRANTS)) },
  ];
}

/** Statements that make the schema, as the file shows them. Function bodies may name what is made after them. */
export function schemaText(sections: readonly SchemaSection[]): string {
  const parts = sections.map(({ heading, statements }) => [`-- ${heading}`, ...statements].join('\n\n'));
  const head = '-- Made from the migrations by `npm run schema`; do not edit.\nset check_function_bodies = off;';
  return `${[head, ...parts].join('\n\n')}\n`;
}

function sequenceText({ name, type, start, step }: Row): string {
  return `create sequence ${name} as ${type} start ${start} increment ${step};`;
}

function tableTexts(columns: readonly Row[], constraints: readonly Row[]): string[] {
  const tables = [...new Set(columns.map(({ table }) => table))];
  return tables.map((table) => {
    const own = columns.filter((column) => column.table === table).map(({ text }) => text);
    const rules = constraints
      .filter((one) => one.table === table && one.kind !== 'f')
      .map(({ name, text }) => `constraint ${name} ${text}`);
    return `create table ${table} (\n${[...own, ...rules].map((line) => `  ${line}`).join(',\n')}\n);`;
  });
}

interface ViewRow {
  name: string;
  options: string[] | null;
  text: string;
}

function viewText({ name, options, text }: ViewRow): string {
  const settings = options === null ? '' : ` with (${options.join(', ')})`;
  return `create view ${name}${settings} as\n${text.trimEnd()}`;
}

interface SecurityRow {
  table: string;
  enabled: boolean;
  forced: boolean;
}

function securityTexts({ table, enabled, forced }: SecurityRow): string[] {
  return [
    ...(enabled ? [`alter table ${table} enable row level security;`] : []),
    ...(forced ? [`alter table ${table} force row level security;`] : []),
  ];
}

function rightTexts(closed: readonly Row[], grants: readonly Row[]): string[] {
  return [
    ...closed.map(({ name }) => `revoke execute on function ${name} from public;`),
    ...grants.map(({ name, kind, grantee, rights }) => `grant ${rights} on ${kind}${name} to ${grantee};`),
  ];
}
