import { Writable } from 'node:stream';
import type { NewToken, TokenRow } from '@folio/contract';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertTestUser, openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { openTestDatabase } from '../../../../test/engines.ts';
import { readConfig } from '../../../config.ts';
import type { Database } from '../../../platform/database/open.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { MAX_CALLS_A_MINUTE } from '../../../platform/http/bearer.ts';
import { createApp } from '../../../platform/http/create-app.ts';
import { hashSecret } from '../../../platform/http/session.ts';
import { contactRoutes } from '../../trade/contact/index.ts';
import { salesSettingRoutes } from '../../trade/sales-setting/index.ts';
import { accountSettingRoutes } from '../account-setting/index.ts';
import { companyRoutes } from '../company/index.ts';
import { apiTokenRoutes } from './index.ts';

const COOKIE = 'a-session-of-the-test';
const DAY_MS = 24 * 3_600_000;

let database: Database;
let app: FolioApp;
let books: TestBooks;
let now: Date;
let logged = '';

beforeAll(async () => {
  database = await openTestDatabase('postgres');
  const sink = new Writable({
    write(chunk, _, done) {
      logged += String(chunk);
      done();
    },
  });
  const log = pino({ level: 'debug' }, sink);
  const config = readConfig({}, '/');
  app = await createApp({ config, database, log, now: () => now, webFolder: null }, (ready) => {
    apiTokenRoutes(ready, { send: async () => ({ refused: [] }) });
    for (const routes of [accountSettingRoutes, companyRoutes, contactRoutes, salesSettingRoutes]) routes(ready);
    ready.http.get('/xsrf-token', async (_, reply) => reply.generateCsrf());
  });
});
beforeEach(async () => {
  books = await openTestBooks(database);
  now = new Date('2026-05-01T03:00:00Z');
  await database.queries.deleteFrom('user_session').execute();
  await database.queries
    .insertInto('user_session')
    .values({
      token_hash: hashSecret(COOKIE),
      user_id: books.call.userId,
      second_factor_pending: false,
      confirmed_at: now,
      expires_at: new Date(now.getTime() + 400 * DAY_MS),
    })
    .execute();
});
afterAll(async () => {
  await app?.http.close();
  await database?.close();
});

interface Sent {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  token?: string;
  cookie?: string;
  xsrf?: boolean;
  payload?: object;
}

async function send({ method = 'GET', path, token, cookie, xsrf = false, payload }: Sent) {
  const given = xsrf ? await app.http.inject({ method: 'GET', url: '/xsrf-token' }) : null;
  const cookies = [
    ...(cookie === undefined ? [] : [`folio_session=${cookie}`]),
    ...(given?.cookies.map(({ name, value }) => `${name}=${value}`) ?? []),
  ];
  const answer = await app.http.inject({
    method,
    url: path,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
      ...(given !== null && { 'x-xsrf-token': given.body }),
    },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const bySession = (sent: Sent) => send({ ...sent, cookie: COOKIE, xsrf: true });

async function make(over: object = {}): Promise<NewToken> {
  const payload = { name: 'Till', scope: 'read', days: 30, ...over };
  const { status, body } = await bySession({ method: 'POST', path: '/api/user/token', payload });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

const inBooks = (path: string, companyId = books.companyId) => `/api/company/${companyId}/${path}`;
const contacts = (token: string, companyId?: string) => send({ path: inBooks('contact', companyId), token });

describe('an API token', () => {
  it('is shown once, stored as a hash, and listed with its last use', async () => {
    const { token, ...row } = await make();
    expect(token).toMatch(/^folio_[\w-]{43}$/);
    expect(row).toMatchObject({ name: 'Till', scope: 'read', company: null, state: 'active', last_used_at: null });
    expect(row.expires_at).toBe('2026-05-31T03:00:00.000Z');
    expect((await contacts(token)).status).toBe(200);
    const { body } = await bySession({ path: '/api/user/token' });
    expect(body.data).toEqual([{ ...row, last_used_at: now.toISOString(), last_address: '127.0.0.1' }]);
    expect(JSON.stringify(body)).not.toContain(token);
    const { rows } = await database.pool.query('select t::text as row from api_token t');
    expect(JSON.stringify(rows)).not.toContain(token.slice('folio_'.length));
    expect(logged).not.toContain(token.slice('folio_'.length, -4));
  });

  it('is made only by somebody who gave the password lately', async () => {
    now = new Date(now.getTime() + 11 * 60_000);
    const payload = { name: 'Till', scope: 'read', days: 30 };
    const { status, body } = await bySession({ method: 'POST', path: '/api/user/token', payload });
    expect([status, body.error]).toEqual([403, 'confirmation_needed']);
  });

  it.each([
    [{ days: 366 }, 'days'],
    [{ days: 0 }, 'days'],
    [{ scope: 'owner' }, 'scope'],
    [{ name: ' ' }, 'name'],
    [{ company_id: '00000000-0000-4000-8000-000000000000' }, 'company_id'],
  ])('is not made with %j', async (over, field) => {
    const payload = { name: 'Till', scope: 'read', days: 30, ...over };
    const { status, body } = await bySession({ method: 'POST', path: '/api/user/token', payload });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('reads with one scope and writes with the other, and never touches settings or the account', async () => {
    const read = (await make()).token;
    const write = (await make({ scope: 'write' })).token;
    const contact = { name: 'Blue Harbour Ltd', is_customer: true };
    const add = (token: string) => send({ method: 'POST', path: inBooks('contact'), token, payload: contact });
    expect(await add(read)).toMatchObject({ status: 403, body: { error: 'token_scope' } });
    const added = await add(write);
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    const setting = { method: 'DELETE', path: inBooks('sales-setting/image/logo'), token: write } as const;
    expect(await send(setting)).toMatchObject({ status: 403, body: { error: 'token_scope' } });
    for (const [method, path] of [
      ['PUT', '/api/user/avatar'],
      ['PUT', '/api/user/mail-choice'],
      ['GET', '/api/user/token'],
      ['POST', '/api/user/token'],
      ['POST', '/api/company'],
    ] as const)
      expect(await send({ method, path, token: write }), path).toMatchObject({
        status: 403,
        body: { error: 'token_scope' },
      });
    const trail = await database.queries
      .selectFrom('audit_event')
      .select(['action', 'token_name', 'address'])
      .where('company_id', '=', books.companyId)
      .where('action', '=', 'contact_added')
      .execute();
    expect(trail).toEqual([{ action: 'contact_added', token_name: 'Till', address: '127.0.0.1' }]);
  });

  it('does no more than its owner may', async () => {
    const { token } = await make({ scope: 'write' });
    await database.queries
      .updateTable('company_member')
      .set({ role: 'reader' })
      .where('user_id', '=', books.call.userId)
      .execute();
    const added = await send({
      method: 'POST',
      path: inBooks('contact'),
      token,
      payload: { name: 'X', is_customer: true },
    });
    expect(added).toMatchObject({ status: 403, body: { error: 'forbidden' } });
    await database.queries.deleteFrom('company_member').where('user_id', '=', books.call.userId).execute();
    expect((await contacts(token)).status).toBe(404);
  });

  it('bound to one company sees no other', async () => {
    const other = await openTestBooks(database);
    await database.queries
      .insertInto('company_member')
      .values({ company_id: other.companyId, user_id: books.call.userId, role: 'owner' })
      .execute();
    const free = (await make()).token;
    const bound = (await make({ company_id: books.companyId })).token;
    const companies = async (token: string) =>
      (await send({ path: '/api/company?level=1', token })).body.data.map(({ id }: { id: string }) => id).sort();
    expect(await companies(free)).toEqual([books.companyId, other.companyId].sort());
    expect(await companies(bound)).toEqual([books.companyId]);
    expect((await contacts(free, other.companyId)).status).toBe(200);
    expect((await contacts(bound, other.companyId)).status).toBe(404);
    expect((await contacts(bound)).status).toBe(200);
  });

  it('answers with one sentence whether unknown, expired, revoked or of somebody who left', async () => {
    const expired = await make({ days: 7 });
    const revoked = await make();
    const left = await make();
    expect((await contacts(revoked.token)).status).toBe(200);
    const { body } = await bySession({ method: 'DELETE', path: `/api/user/token/${revoked.id}` });
    expect(body.data.map(({ state }: TokenRow) => state).sort()).toEqual(['active', 'active', 'revoked']);
    const answers = [await contacts(revoked.token), await contacts('folio_guessed'), await contacts('anything')];
    now = new Date(now.getTime() + 7 * DAY_MS);
    answers.push(await contacts(expired.token));
    await database.queries
      .updateTable('app_user')
      .set({ closed_at: now })
      .where('id', '=', books.call.userId)
      .execute();
    answers.push(await contacts(left.token));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(answers[0]?.body.message).toContain('API token');
  });

  it('is revoked by its owner alone', async () => {
    const { id, token } = await make();
    const otherId = await insertTestUser(database);
    await database.queries.updateTable('user_session').set({ user_id: otherId }).execute();
    expect((await bySession({ method: 'DELETE', path: `/api/user/token/${id}` })).status).toBe(404);
    expect((await contacts(token)).status).toBe(200);
  });

  it('opens no way around the XSRF token', async () => {
    const { token } = await make({ scope: 'write' });
    const add = { method: 'POST', path: inBooks('contact'), payload: { name: 'Y', is_customer: true } } as const;
    const refused = { status: 403, body: { error: 'xsrf_token_invalid' } };
    expect(await send({ ...add, token, cookie: COOKIE })).toMatchObject(refused);
    expect(await send({ ...add, token: 'folio_guessed', cookie: COOKIE })).toMatchObject(refused);
    // A call with the cookie of an ended session still counts as a browser's call.
    expect(await send({ ...add, token, cookie: 'gone' })).toMatchObject(refused);
    expect(await send({ ...add, cookie: COOKIE })).toMatchObject(refused);
    expect((await send({ ...add, token })).status).toBe(200);
    // With a session cookie the token is ignored: the call runs as the session's owner, who has the permission.
    expect((await send({ path: '/api/user/token', token, cookie: COOKIE })).status).toBe(200);
  });

  it('calls so often a minute, then again in the next', async () => {
    const { token, id } = await make();
    await contacts(token);
    await database.queries.updateTable('api_token').set({ calls: MAX_CALLS_A_MINUTE }).where('id', '=', id).execute();
    expect(await contacts(token)).toMatchObject({ status: 429, body: { error: 'too_many_requests' } });
    now = new Date(now.getTime() + 60_000);
    expect((await contacts(token)).status).toBe(200);
  });
});
