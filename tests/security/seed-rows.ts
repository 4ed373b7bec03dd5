import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Column, OwnedTable, Owner } from './tables.ts';

/** A word that is in every record of the victim and nowhere else. */
export const MARKER = 'Zirconheron';

/** Columns whose text a person wrote, in whatever table. */
const WRITTEN = [
  'name',
  'name_zh',
  'description',
  'payee',
  'narration',
  'address',
  'notes',
  'note',
  'title',
  'phone',
  'reference',
  'message',
  'subject',
  'text',
  'contact_person',
  'about',
];

/** Values of tables whose rules allow a column only with certain values of another. */
const TOGETHER: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  audit_sample: { method: 'largest', size: 1 },
  audit_room: { guest_email: `${MARKER.toLowerCase()}@example.com` },
};

/** Rows are put in past every guard: what is tested is who reaches them, not how they came to be. */
export async function pastGuards(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await work(client);
  } finally {
    await client.query('set session_replication_role = default');
    client.release();
  }
}

/** Puts the marker into everything a person wrote. */
export async function markAll(pool: pg.Pool, tables: readonly OwnedTable[], owner: Owner): Promise<void> {
  await pastGuards(pool, async (client) => {
    for (const { name, owner: column, columns } of tables) {
      const written = columns.filter((one) => one.type === 'text' && !one.generated && WRITTEN.includes(one.name));
      for (const { name: field } of written)
        await client
          .query(`update ${name} set ${field} = '${MARKER} ' || ${field} where ${column} = $1 and ${field} <> ''`, [
            owner[column],
          ])
          // A text of few words stays one of them.
          .catch((error: { code?: string }) => {
            if (error.code !== '23514') throw error;
          });
    }
    for (const [table, id] of [
      ['company', owner.company_id],
      ['app_user', owner.user_id],
      ['practice', owner.practice_id],
    ])
      await client.query(`update ${table} set name = '${MARKER} ' || name where id = $1`, [id]);
  });
}

/** Gives the owner one row of every table that has none. Answers the tables where that did not go. */
export async function fillEmpty(pool: pg.Pool, tables: readonly OwnedTable[], owner: Owner): Promise<string[]> {
  const failed: string[] = [];
  const choices = await readChoices(pool);
  await pastGuards(pool, async (client) => {
    for (const table of tables) {
      const { rowCount } = await client.query(`select from ${table.name} where ${table.owner} = $1 limit 1`, [
        owner[table.owner],
      ]);
      if (rowCount === 0 && !(await insertOne(client, table, owner, choices))) failed.push(table.name);
    }
  });
  return failed;
}

/** The few words a column may hold, by `table.column`. */
async function readChoices(pool: pg.Pool): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ table: string; definition: string }>(
    `select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'c'`,
  );
  const choices = new Map<string, string[]>();
  for (const { table, definition } of rows)
    for (const [, column, list = ''] of definition.matchAll(/\(?(\w+) = ANY \(\(?ARRAY\[(.*?)\]/g))
      choices.set(
        `${table}.${column}`,
        [...list.matchAll(/'([^']*)'/g)].map(([, word = '']) => word),
      );
  return choices;
}

/** Tries a few ways of filling: only what must be, everything, and each of the words a column may hold. */
async function insertOne(
  client: pg.PoolClient,
  table: OwnedTable,
  owner: Owner,
  choices: ReadonlyMap<string, string[]>,
): Promise<boolean> {
  const together = TOGETHER[table.name] ?? {};
  for (const everything of [true, false])
    for (let turn = 0; turn < 8; turn += 1) {
      const filled = table.columns.filter(
        (column) =>
          !column.generated &&
          (everything || column.required || column.name === table.owner || column.name in together),
      );
      const values = filled.map(
        (column) =>
          together[column.name] ?? sampleValue(column, owner, choices.get(`${table.name}.${column.name}`), turn),
      );
      const places = values.map((_, index) => `$${index + 1}`);
      const names = filled.map(({ name }) => `"${name}"`);
      const statement = `insert into ${table.name} (${names}) values (${places})`;
      const done = await client.query(statement, values).then(
        () => true,
        () => false,
      );
      if (done) return true;
    }
  return false;
}

function sampleValue({ name, type }: Column, owner: Owner, words: string[] | undefined, turn: number): unknown {
  if (name === 'company_id' || name === 'practice_id' || name === 'user_id') return owner[name];
  // The last word is mostly an end: no worker takes such a row up.
  if (words !== undefined) return words.at(-1 - (turn % words.length));
  if (type === 'uuid') return name.endsWith('_by') ? owner.user_id : randomUUID();
  if (type.startsWith('int') || type === 'numeric' || type === 'float8') return turn + 1;
  if (type === 'bool') return turn % 2 === 0;
  if (type === 'date') return '2026-03-31';
  if (type === 'timestamptz') return new Date(Date.now() + (name.includes('expires') ? 86_400_000 : -86_400_000));
  if (type === 'jsonb') return turn % 2 === 0 ? '{}' : '[]';
  if (type === 'bytea') return randomBytes(32);
  if (type.startsWith('_')) return [];
  if (name === 'sha256' || name.endsWith('_sha256')) return randomBytes(32).toString('hex');
  if (name === 'email') return `${MARKER.toLowerCase()}-${randomBytes(3).toString('hex')}@example.com`;
  return name === 'currency' ? 'HKD' : `${MARKER} ${randomBytes(3).toString('hex')}`;
}
