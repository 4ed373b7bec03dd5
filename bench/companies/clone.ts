import pg from 'pg';

/** Tables that no report reads and whose indexes take long to fill. Search counts as complete, so that no server fills it meanwhile. */
const LEFT_OUT = ['search_entry', 'search_word', 'search_waiting', 'idempotency_key'];
/** Tables with a column that must be unique on the whole server. */
const UNIQUE = ['company_member', 'company_invitation', 'invoice_link', 'report_link'];
/** In which the rows of all companies are written, so that those of one company are spread over the table as by daily work. */
const ROUNDS = 20;

export interface Cloned {
  companies: number;
  lines: number;
  seconds: number;
}

/**
 * Fills a database with copies of its one company: every row of a company's table again, under another company. Needs a superuser,
 * because the triggers and foreign keys are not asked.
 */
export async function cloneCompany(url: string, companyId: string, copies: number): Promise<Cloned> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const started = performance.now();
    await client.query('set session_replication_role = replica');
    await client.query(`set maintenance_work_mem = '512MB'`);
    await client.query('create table clone_of (company_id uuid primary key)');
    await client.query('insert into clone_of select gen_random_uuid() from generate_series(1, $1)', [copies]);
    await copyRows(client, 'company', 'id', companyId, '');
    for (const table of await tablesOfCompanies(client)) {
      if (table === 'journal_line' || table === 'journal_entry') continue;
      await copyRows(client, table, 'company_id', companyId, '');
    }
    await copyJournal(client, companyId);
    await client.query('drop table clone_of');
    await client.query('vacuum analyze');
    const { rows } = await client.query<{ lines: number; companies: number }>(
      'select (select count(*) from journal_line)::int as lines, (select count(*) from company)::int as companies',
    );
    return {
      companies: rows[0]?.companies ?? 0,
      lines: rows[0]?.lines ?? 0,
      seconds: (performance.now() - started) / 1000,
    };
  } finally {
    await client.end();
  }
}

async function copyJournal(client: pg.Client, companyId: string): Promise<void> {
  const { rows } = await client.query<{ last: string }>(
    'select max(number) as last from journal_entry where company_id = $1',
    [companyId],
  );
  const last = Number(rows[0]?.last);
  for (let round = 0; round < ROUNDS; round++) {
    const [from, to] = [Math.floor((last * round) / ROUNDS) + 1, Math.floor((last * (round + 1)) / ROUNDS)];
    await copyRows(client, 'journal_entry', 'company_id', companyId, `and number between ${from} and ${to}`);
    await copyRows(client, 'journal_line', 'company_id', companyId, `and entry_number between ${from} and ${to}`);
  }
}

/** Tables of companies that have rows. */
async function tablesOfCompanies(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select class.relname as name from pg_class class join pg_attribute attribute on attribute.attrelid = class.oid
      where class.relkind = 'r' and class.relnamespace = 'public'::regnamespace and attribute.attname = 'company_id' and attribute.attnum > 0
        and not (class.relname = any($1)) order by 1`,
    [[...LEFT_OUT, ...UNIQUE, 'clone_of']],
  );
  return rows.map(({ name }) => name);
}

async function copyRows(client: pg.Client, table: string, key: string, companyId: string, more: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname <> $2 order by attnum`,
    [table, key],
  );
  const columns = rows.map(({ name }) => name).join(', ');
  const own = rows.map(({ name }) => `own.${name}`).join(', ');
  await client.query(
    `insert into ${table} (${key}, ${columns}) overriding system value
     select clone_of.company_id, ${own} from clone_of cross join ${table} own where own.${key} = $1 ${more} order by clone_of.company_id`,
    [companyId],
  );
}
