import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertTestUser, openTestBooks } from '../../../../test/books.ts';
import { openMailbag, openTestPractice } from '../../../../test/desks/practice-desk.ts';
import { bothEngines, openTestDatabase } from '../../../../test/engines.ts';
import { readConfig } from '../../../config.ts';
import { type Database, openDatabase } from '../../../platform/database/open.ts';
import { UNLIMITED } from '../../../platform/database/server/settings.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { createApp } from '../../../platform/http/create-app.ts';
import { hashSecret, sessionOf } from '../../../platform/http/session.ts';
import { readProfile } from './account/profile.ts';

/** Answers who calls and what they may do in a company; the clock is the test's. */
async function openDoor(database: Database, clock: { now: Date }): Promise<FolioApp> {
  const log = pino({ level: 'silent' });
  const config = readConfig({}, '/');
  return createApp({ config, database, log, now: () => clock.now, webFolder: null }, ({ http, platform }) => {
    http.get<{ Params: { companyId: string } }>('/who/:companyId', async (request) => {
      const { companyId } = request.params;
      const session = await sessionOf(platform, request, companyId);
      if (session === null) return { role: null };
      const call = {
        database,
        userId: session.userId,
        language: 'en-US' as const,
        now: clock.now,
        today: '2026-04-30',
      };
      const { role, name, practices } = await readProfile(
        { administrators: [] },
        call,
        session.secondFactorPending,
        companyId,
      );
      return {
        role: session.reach?.role ?? 'none',
        archived: session.reach?.archived ?? false,
        role2: role,
        name,
        practices,
      };
    });
  });
}

async function insertSession(database: Database, userId: string, over: { expires_at?: Date } = {}): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.queries
    .insertInto('user_session')
    .values({
      token_hash: hashSecret(token),
      user_id: userId,
      second_factor_pending: false,
      expires_at: new Date('2030-01-01'),
      last_seen_at: new Date('2026-05-01T03:00:00Z'),
      ...over,
    })
    .execute();
  return token;
}

describe.each(bothEngines)('sessions kept in memory on %s', (engine) => {
  let database: Database;
  let app: FolioApp;
  let clock: { now: Date };
  let companyId: string;
  let userId: string;
  let token: string;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    clock = { now: new Date('2026-05-01T03:00:00Z') };
    app = await openDoor(database, clock);
  });
  beforeEach(async () => {
    clock.now = new Date('2026-05-01T03:00:00Z');
    const books = await openTestBooks(database);
    companyId = books.companyId;
    userId = await insertTestUser(database);
    await database.queries
      .insertInto('company_member')
      .values({ company_id: companyId, user_id: userId, role: 'bookkeeper' })
      .execute();
    token = await insertSession(database, userId);
  });
  afterAll(async () => {
    await app?.http.close();
    await database?.close();
  });

  async function who(of = token): Promise<Record<string, unknown>> {
    const cookies = { folio_session: of };
    return (await app.http.inject({ method: 'GET', url: `/who/${companyId}`, cookies })).json();
  }

  it('are answered without a question to the database, or with one for its version', async () => {
    await who();
    let questions = 0;
    const count = () => {
      questions += 1;
    };
    database.pool.on('acquire', count);
    for (let call = 0; call < 20; call += 1) expect(await who()).toMatchObject({ role: 'bookkeeper' });
    database.pool.off('acquire', count);
    // A slow machine may take longer than half a second for the twenty calls.
    expect(questions).toBeLessThanOrEqual(engine === 'pglite' ? 0 : 3);
  });

  it.each<[string, () => Promise<unknown>, Record<string, unknown>]>([
    [
      'a session is ended',
      () => database.queries.deleteFrom('user_session').where('user_id', '=', userId).execute(),
      { role: null },
    ],
    [
      'a session continues under another token',
      () =>
        database.queries
          .updateTable('user_session')
          .set({ token_hash: randomBytes(32) })
          .where('user_id', '=', userId)
          .execute(),
      { role: null },
    ],
    [
      'a session is cut short',
      () =>
        database.queries
          .updateTable('user_session')
          .set({ expires_at: clock.now })
          .where('user_id', '=', userId)
          .execute(),
      { role: null },
    ],
    [
      'a member leaves',
      () => database.queries.deleteFrom('company_member').where('user_id', '=', userId).execute(),
      { role: 'none', role2: null },
    ],
    [
      'a role changes to reading only',
      () =>
        database.queries.updateTable('company_member').set({ role: 'reader' }).where('user_id', '=', userId).execute(),
      { role: 'reader', role2: 'reader' },
    ],
    [
      'a company is archived',
      () => database.queries.updateTable('company').set({ state: 'archived' }).where('id', '=', companyId).execute(),
      { archived: true },
    ],
    [
      'a name changes',
      () => database.queries.updateTable('app_user').set({ name: 'Lee Siu Fan' }).where('id', '=', userId).execute(),
      { name: 'Lee Siu Fan' },
    ],
  ])('know at the next call that %s', async (_, change, expected) => {
    expect(await who()).toMatchObject({ role: 'bookkeeper', role2: 'bookkeeper', archived: false });
    await change();
    expect(await who()).toMatchObject(expected);
  });

  it('know at the next call what becomes of a practice', async () => {
    const practice = await openTestPractice(database, openMailbag());
    const manager = await insertSession(database, practice.manager.userId);
    expect(await who(manager)).toMatchObject({ role: 'none' });
    const asked = await database.queries
      .insertInto('access_request')
      .values({
        practice_id: practice.id,
        company_id: companyId,
        asked_number: '12345678',
        asked_by: 'practice',
        state: 'accepted',
        role: 'adviser',
        created_by: practice.manager.userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await who(manager)).toMatchObject({ role: 'adviser' });

    const seesAll = (sees_all: boolean) =>
      database.queries
        .updateTable('practice_member')
        .set({ sees_all })
        .where('practice_id', '=', practice.id)
        .execute();
    await seesAll(false);
    expect(await who(manager)).toMatchObject({ role: 'none' });
    const given = { practice_id: practice.id, company_id: companyId, user_id: practice.manager.userId };
    await database.queries.insertInto('practice_client_staff').values(given).execute();
    expect(await who(manager)).toMatchObject({ role: 'adviser' });
    await database.queries.deleteFrom('practice_client_staff').where('practice_id', '=', practice.id).execute();
    expect(await who(manager)).toMatchObject({ role: 'none' });

    await seesAll(true);
    await database.queries.updateTable('practice').set({ name: 'Renamed' }).where('id', '=', practice.id).execute();
    expect(await who(manager)).toMatchObject({ role: 'adviser', practices: [{ name: 'Renamed' }] });
    await database.queries.updateTable('access_request').set({ state: 'revoked' }).where('id', '=', asked.id).execute();
    expect(await who(manager)).toMatchObject({ role: 'none' });
    await database.queries
      .updateTable('practice_member')
      .set({ state: 'removed' })
      .where('practice_id', '=', practice.id)
      .execute();
    expect(await who(manager)).toMatchObject({ practices: [] });
  });

  it('are right while a change is not committed, and after it is rolled back', async () => {
    await who();
    const undone = new Error('undone');
    await expect(
      database.queries.transaction().execute(async (tx) => {
        await tx.deleteFrom('user_session').where('user_id', '=', userId).execute();
        // The embedded engine has one connection: a call that had to ask the database would wait for this transaction.
        expect(await who()).toMatchObject({ role: 'bookkeeper' });
        throw undone;
      }),
    ).rejects.toBe(undone);
    expect(await who()).toMatchObject({ role: 'bookkeeper' });
  });

  it('end at their time by the clock, to the millisecond', async () => {
    const end = new Date('2026-05-01T04:00:00Z');
    const short = await insertSession(database, userId, { expires_at: end });
    clock.now = new Date(end.getTime() - 1);
    expect(await who(short)).toMatchObject({ role: 'bookkeeper' });
    clock.now = end;
    expect(await who(short)).toEqual({ role: null });
  });

  it('note their last use every five minutes, and that changes nothing that is kept', async () => {
    const seen = async () =>
      (
        await database.queries
          .selectFrom('user_session')
          .select('last_seen_at')
          .where('token_hash', '=', hashSecret(token))
          .executeTakeFirstOrThrow()
      ).last_seen_at.toISOString();
    const version = () => database.queries.selectFrom('access_version').select('version').executeTakeFirstOrThrow();
    await who();
    const before = await version();
    for (const minutes of [4, 6, 10, 12]) {
      clock.now = new Date(Date.UTC(2026, 4, 1, 3, minutes));
      await who();
    }
    expect(await seen()).toBe('2026-05-01T03:12:00.000Z');
    expect(await version()).toEqual(before);
  });
});

describe('two processes on one PostgreSQL', () => {
  it('see within a second what the other one changed, also where its notification is lost', async () => {
    const first = await openTestDatabase('postgres');
    const { userId, companyId } = (await openTestBooks(first)).call;
    const token = await insertSession(first, userId);
    const { database: name } = (await first.pool.query('select current_database() as database')).rows[0];
    const url = new URL(process.env.FOLIO_TEST_POSTGRES_URL ?? '');
    url.pathname = `/${name}`;
    const second = await openDatabase({ url: url.href, folder: null, server: { ...UNLIMITED, poolSize: 1 } });
    const app = await openDoor(second, { now: new Date('2026-05-01T03:00:00Z') });
    const who = async () =>
      (await app.http.inject({ method: 'GET', url: `/who/${companyId}`, cookies: { folio_session: token } })).json();
    await second.pool.query('unlisten *');
    expect(await who()).toMatchObject({ role: 'owner' });

    await first.queries.deleteFrom('user_session').where('user_id', '=', userId).execute();
    const changed = performance.now();
    // Half a second by its clock (access-memory.test.ts); a busy machine adds its own time.
    while ((await who()).role !== null) expect(performance.now() - changed).toBeLessThan(5000);
    await app.http.close();
    await second.close();
    await first.close();
  });
});
