import { readFileSync } from 'node:fs';
import { parseExampleCompany } from '@folio/ledger';
import { replayExample } from '../../apps/server/src/wiring/demo/index.ts';
import type { Caller } from './caller.ts';
import type { Ground } from './ground.ts';
import { fillEmpty, MARKER, markAll, pastGuards } from './seed-rows.ts';
import { type OwnedTable, type Owner, readOwnedTables } from './tables.ts';

const GOLDEN = new URL('../../packages/ledger/golden/harbour-lantern/events.json', import.meta.url);

/** A person with a company and a practice, and a row of every kind in them. */
export interface Victim {
  caller: Caller;
  owner: Owner;
  tables: readonly OwnedTable[];
  /** Tables of which no row could be made: nothing of them is proved. */
  without: readonly string[];
  /** The id of a row of a table; null if the table has no ids. */
  idIn(table: string): string | null;
  /** The whole bag of ids, by table. */
  ids: ReadonlyMap<string, string>;
}

/**
 * The victim of a ground. `ofEveryKind` adds an invented row to tables that are empty after ordinary use. Only the calls of a stranger may
 * meet these rows, because no part of the server wrote them.
 */
export async function makeVictim(ground: Ground, { ofEveryKind }: { ofEveryKind: boolean }): Promise<Victim> {
  const { database } = ground;
  const caller = await ground.person('Victim');
  const example = parseExampleCompany(JSON.parse(readFileSync(GOLDEN, 'utf8')));
  const now = new Date('2026-04-30T04:00:00Z');
  const companyId = await replayExample(database, example, { userId: caller.userId, now, today: '2026-04-30' });
  const practice = await database.queries
    .insertInto('practice')
    .values({
      owner_user_id: caller.userId,
      name: 'Practice',
      pc_number: 'P77777',
      phone: '2345 6789',
      email: 'practice@example.com',
      address: 'Central',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const owner: Owner = { company_id: companyId, practice_id: practice.id, user_id: caller.userId };
  const tables = await readOwnedTables(database.pool);
  await makePracticeMember(ground, owner);
  await makeCodes(ground, owner);
  const without = ofEveryKind ? await fillEmpty(database.pool, tables, owner) : [];
  if (ofEveryKind) await markAll(database.pool, tables, owner);
  const ids = await readIds(ground, tables, owner);
  return { caller, owner, tables, without, ids, idIn: (table) => ids.get(table) ?? null };
}

async function makePracticeMember({ database }: Ground, owner: Owner): Promise<void> {
  const { practice_id, user_id } = owner;
  const member = {
    number: 1,
    name: 'Manager',
    email: 'manager@example.com',
    role: 'manager',
    sees_all: true,
    state: 'active',
  };
  await database.queries
    .insertInto('practice_member')
    .values({ practice_id, user_id, ...member })
    .execute();
}

/** Codes that are used nowhere else. */
async function makeCodes({ database }: Ground, { company_id }: Owner): Promise<void> {
  await pastGuards(database.pool, async (client) => {
    for (const table of ['ledger_account', 'tax_code'])
      await client.query(
        `insert into ${table} select (jsonb_populate_record(one, '{"code": "ZH01", "system_role": null}')).* from ${table} one
          where company_id = $1 limit 1`,
        [company_id],
      );
  });
}

/** One id of every table whose rows have one. */
export async function readIds(
  { database }: Ground,
  tables: readonly OwnedTable[],
  owner: Owner,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { name, owner: column, columns } of tables) {
    const id = columns.find((one) => one.name === 'id' && one.type === 'uuid');
    const sha = columns.find((one) => one.name === 'sha256');
    if (id === undefined && sha === undefined) continue;
    const { rows } = await database.pool.query<{ id: string }>(
      `select ${id === undefined ? 'sha256' : 'id'}::text as id from ${name} where ${column} = $1 limit 1`,
      [owner[column]],
    );
    if (rows[0] !== undefined) ids.set(name, rows[0].id);
  }
  return ids;
}

/** Whether a text contains something of the victim. */
export function holdsMarker(text: string): boolean {
  return text.toLowerCase().includes(MARKER.toLowerCase());
}
