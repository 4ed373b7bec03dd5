import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, NoRoomToStart, openDatabase } from './open.ts';
import { isDatabaseFull } from './outage.ts';
import { ENGINE_ROOM_BYTES } from './room.ts';

let data: string;
let database: Database;
let free = Number.POSITIVE_INFINITY;
const open = () => openDatabase({ url: null, folder: join(data, 'database'), freeBytes: () => free });
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'folio-room-'));
  cpSync(join(process.env.FOLIO_TEST_FOLDER ?? '', 'database'), join(data, 'database'), { recursive: true });
  database = await open();
  await database.pool.query('create table kept (n int)');
});
afterAll(async () => {
  await database.close();
  rmSync(data, { recursive: true, force: true });
});

const insert = (n: number) => sql`insert into kept values (${n})`.execute(database.queries);
const kept = async () =>
  (await sql<{ n: number }>`select n from kept order by n`.execute(database.queries)).rows.map(({ n }) => n);

it('refuses every write while its log could not grow, answers reads, and writes again when there is room', async () => {
  await insert(1);
  free = ENGINE_ROOM_BYTES - 1;
  expect(isDatabaseFull(await insert(2).catch((error: unknown) => error), 'pglite')).toBe(true);
  expect(await kept()).toEqual([1]);
  free = ENGINE_ROOM_BYTES;
  await insert(3);
  expect(await kept()).toEqual([1, 3]);
});

it('stops a transaction that is under way when the room ends', async () => {
  const failure = await database.queries
    .transaction()
    .execute(async (tx) => {
      await sql`insert into kept values (4)`.execute(tx);
      free = 0;
      await sql`insert into kept values (5)`.execute(tx);
    })
    .catch((error: unknown) => error);
  expect(isDatabaseFull(failure, 'pglite')).toBe(true);
  free = ENGINE_ROOM_BYTES;
  await insert(6);
  expect(await kept()).toEqual([1, 3, 6]);
});

it('does not start without room, and does with it', async () => {
  await database.close();
  free = 0;
  await expect(open()).rejects.toThrow(NoRoomToStart);
  free = Number.POSITIVE_INFINITY;
  database = await open();
  expect(await kept()).toEqual([1, 3, 6]);
});
