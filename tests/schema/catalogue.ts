import type { Pool } from 'pg';

/** Everything a schema consists of, by kind: for each object its name and all that the database keeps about it. */
export type Catalogue = Readonly<Record<string, readonly string[]>>;

const IN_PUBLIC = `relnamespace = 'public'::regnamespace and relname not like 'folio_migration%'`;
const OWN_FUNCTIONS = `p.pronamespace = 'public'::regnamespace`;

/** Each query answers one text for each object. No text contains an object's internal number, which differs by history. */
const QUERIES: Readonly<Record<string, string>> = {
  schemas: `select format('%s owner %s rights %s', nspname, nspowner::regrole, nspacl) from pg_namespace where nspname !~ '^pg_'`,
  relations: `
    select format('%s kind %s owner %s persistence %s options %s rights %s security %s %s identity %s', relname, relkind,
             relowner::regrole, relpersistence, reloptions, relacl, relrowsecurity, relforcerowsecurity, relreplident)
      from pg_class where ${IN_PUBLIC}`,
  columns: `
    select format('%s.%s %s at %s type %s default %s null %s identity %s generated %s storage %s compression %s statistics %s collation %s rights %s',
             relname, attname, relkind, row_number() over (partition by c.oid order by attnum), format_type(atttypid, atttypmod),
             pg_get_expr(adbin, adrelid), not attnotnull, attidentity, attgenerated, attstorage, attcompression, attstattarget,
             attcollation::regcollation, attacl)
      from pg_class c join pg_attribute a on attrelid = c.oid left join pg_attrdef on adrelid = c.oid and adnum = attnum
     where ${IN_PUBLIC} and attnum > 0 and not attisdropped`,
  constraints: `
    select format('%s.%s kind %s deferrable %s deferred %s valid %s inherited %s %s', relname, conname, contype, condeferrable,
             condeferred, convalidated, conislocal, pg_get_constraintdef(k.oid))
      from pg_constraint k join pg_class c on c.oid = conrelid where ${IN_PUBLIC}`,
  indexes: `
    select format('%s valid %s clustered %s identity %s %s', indexrelid::regclass, indisvalid, indisclustered, indisreplident,
             pg_get_indexdef(indexrelid))
      from pg_index join pg_class c on c.oid = indrelid where ${IN_PUBLIC}`,
  sequences: `
    select format('%s type %s start %s step %s from %s to %s cache %s cycle %s of %s', c.relname, seqtypid::regtype, seqstart,
             seqincrement, seqmin, seqmax, seqcache, seqcycle, (select refobjid::regclass || '.' || refobjsubid::text
               from pg_depend where objid = seqrelid and classid = 'pg_class'::regclass and deptype in ('a', 'i')) is not null)
      from pg_sequence join pg_class c on c.oid = seqrelid where ${IN_PUBLIC}`,
  functions: `
    select format('%s owner %s rights %s cost %s rows %s %s', p.oid::regprocedure, proowner::regrole, proacl, procost, prorows,
             pg_get_functiondef(p.oid))
      from pg_proc p where ${OWN_FUNCTIONS}`,
  triggers: `
    select format('%s.%s enabled %s %s', relname, tgname, tgenabled, pg_get_triggerdef(t.oid))
      from pg_trigger t join pg_class c on c.oid = tgrelid where ${IN_PUBLIC} and not tgisinternal`,
  policies: `select format('%s', p) from pg_policies p where schemaname = 'public'`,
  views: `select format('%s %s', relname, pg_get_viewdef(oid)) from pg_class where ${IN_PUBLIC} and relkind in ('v', 'm')`,
  rules: `select format('%s', r) from pg_rules r where schemaname = 'public'`,
  types: `
    select format('%s kind %s owner %s rights %s', t.oid::regtype, typtype, typowner::regrole, typacl)
      from pg_type t left join pg_class c on c.oid = typrelid
     where typnamespace = 'public'::regnamespace and typname !~ '^_?folio_migration'`,
  extensions: `select format('%s %s', extname, extversion) from pg_extension`,
  statistics: `select format('%s %s', stxname, pg_get_statisticsobjdef(oid)) from pg_statistic_ext`,
  defaultRights: `select format('%s', d.defaclacl) from pg_default_acl d`,
  comments: `
    select format('%s %s: %s', (pg_identify_object(classoid, objoid, objsubid)).type,
             (pg_identify_object(classoid, objoid, objsubid)).identity, description)
      from pg_description join pg_class c on c.oid = classoid and c.relname in ('pg_class', 'pg_proc', 'pg_constraint', 'pg_trigger',
             'pg_policy', 'pg_type')
     where (pg_identify_object(classoid, objoid, objsubid)).schema = 'public'`,
  roles: `
    select format('%s super %s inherits %s creates roles %s creates databases %s signs in %s replicates %s bypasses %s', rolname,
             rolsuper, rolinherit, rolcreaterole, rolcreatedb, rolcanlogin, rolreplication, rolbypassrls)
      from pg_roles where rolname !~ '^pg_'`,
  members: `select format('%s of %s admin %s', member::regrole, roleid::regrole, admin_option) from pg_auth_members`,
};

/** Reads the whole schema `public` with what belongs to it outside: roles, extensions, default rights. */
export async function readCatalogue(pool: Pool): Promise<Catalogue> {
  const catalogue: Record<string, string[]> = {};
  for (const [kind, query] of Object.entries(QUERIES)) {
    const { rows } = await pool.query<{ format: string }>(query);
    catalogue[kind] = rows.map(({ format }) => format).sort();
  }
  return catalogue;
}

/** The rows of every table that has any: those that the migrations themselves insert. */
export async function readRows(pool: Pool): Promise<Catalogue> {
  const tables = await pool.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class where ${IN_PUBLIC} and relkind = 'r' order by relname`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ text: string }>(`select kept::text as text from ${name} kept`);
    if (rows.length > 0) found[name] = rows.map(({ text }) => text).sort();
  }
  return found;
}
