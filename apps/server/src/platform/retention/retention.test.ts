import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/engines.ts';
import type { Database } from '../database/open.ts';
import { sweepRows } from './index.ts';
import { sweepOutbox } from './outbox-files.ts';

const now = new Date('2026-11-27T08:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
});
afterAll(() => database.close());

const hash = (word: string) => Buffer.from(word);
const userId = '6f0a0c9e-2a0c-4f6e-8d53-0f0f0f0f0f01';

it('removes what expired more than a day ago, and nothing else', async () => {
  const { queries } = database;
  await queries
    .insertInto('app_user')
    .values({ id: userId, name: 'Kay Lam', email: 'kay@example.com', account_type: 'company' })
    .execute();
  for (const [word, hours] of [
    ['old', 25],
    ['new', 23],
  ] as const) {
    const over = hoursAgo(hours);
    await queries
      .insertInto('user_session')
      .values({ token_hash: hash(word), user_id: userId, second_factor_pending: false, expires_at: over })
      .execute();
    await queries
      .insertInto('one_time_code')
      .values({ user_id: userId, code_hash: hash(word), expires_at: over })
      .execute();
    await queries
      .insertInto('password_reset')
      .values({ token_hash: hash(word), user_id: userId, expires_at: over })
      .execute();
  }
  await sql`insert into attempt (key_hash, window_start) values (${hash('old')}, ${hoursAgo(73)}), (${hash('new')}, ${hoursAgo(71)})`.execute(
    queries,
  );
  await sql`
    insert into sign_in_guard (key_hash, failures, last_at, locked_until) values
      (${hash('old')}, 1, ${hoursAgo(49)}, null), (${hash('new')}, 1, ${hoursAgo(47)}, null),
      (${hash('locked')}, 9, ${hoursAgo(49)}, ${hoursAgo(-1)})`.execute(queries);
  await queries.transaction().execute(async (tx) => {
    // The companies of the keys do not matter here.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      insert into idempotency_key (company_id, key, request_hash, created_at)
      select gen_random_uuid(), 'key-' || n, ${hash('body')}, ${now}::timestamptz - make_interval(days => n)
        from generate_series(1, 2500) n`.execute(tx);
  });

  expect(await sweepRows(queries, now, 90)).toEqual({
    idempotency_key: 2410,
    user_session: 1,
    one_time_code: 1,
    password_reset: 1,
    sign_in_guard: 1,
    attempt: 1,
  });
  expect(await sweepRows(queries, now, 90)).toEqual({});
});

it('removes mails of the outbox after some days, and no other file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-outbox-'));
  for (const name of ['old.eml', 'old.json', 'new.eml', 'old.txt']) {
    writeFileSync(join(folder, name), 'mail');
    const at = hoursAgo(name.startsWith('old') ? 31 * 24 : 1);
    utimesSync(join(folder, name), at, at);
  }
  expect(await sweepOutbox(folder, now, 30)).toBe(2);
  expect(readdirSync(folder).sort()).toEqual(['new.eml', 'old.txt']);
  expect(await sweepOutbox(join(folder, 'missing'), now, 30)).toBe(0);
  rmSync(folder, { recursive: true });
});
