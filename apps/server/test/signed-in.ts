import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { readConfig } from '../src/config.ts';
import type { Database } from '../src/platform/database/open.ts';
import type { FolioApp, Platform } from '../src/platform/http/app.ts';
import { createApp } from '../src/platform/http/create-app.ts';
import { hashSecret } from '../src/platform/http/session.ts';

/** Some calls of the application, in process, and somebody who is signed in. */
export interface SignedIn {
  get(path: string, language?: string): Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>;
  /** A call that changes something, with its XSRF token. */
  send(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    headers?: Record<string, string>,
  ): Promise<{
    status: number;
    body: { code: number; data: unknown; error?: string; errors?: Record<string, string[]> };
  }>;
  close(): Promise<void>;
}

/** Registers features on an application over a database and signs a user in, who has just given the password. */
export async function signIn(
  database: Database,
  userId: string,
  register: (app: FolioApp) => void,
  more: Partial<Platform> = {},
): Promise<SignedIn> {
  const token = randomBytes(32).toString('base64url');
  const expires = new Date(Date.now() + 3_600_000);
  await database.queries
    .insertInto('user_session')
    .values({
      token_hash: hashSecret(token),
      user_id: userId,
      second_factor_pending: false,
      confirmed_at: new Date(),
      expires_at: expires,
    })
    .execute();
  const config = readConfig({}, '/');
  const log = pino({ level: 'silent' });
  const { http } = await createApp(
    { config, database, log, now: () => new Date(), webFolder: null, ...more },
    (app) => {
      register(app);
      app.http.get('/xsrf-token', async (_, reply) => reply.generateCsrf());
    },
  );
  return {
    get: async (path, language = 'en-US') => {
      const headers = { cookie: `folio_session=${token}`, 'accept-language': language };
      const answer = await http.inject({ method: 'GET', url: path, headers });
      return { status: answer.statusCode, headers: answer.headers, body: answer.rawPayload };
    },
    send: async (method, path, payload, more = {}) => {
      const given = await http.inject({ method: 'GET', url: '/xsrf-token' });
      const secret = given.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const headers = { cookie: `folio_session=${token}; ${secret}`, 'x-xsrf-token': given.body, ...more };
      const answer = await http.inject({ method, url: path, headers, ...(payload && { payload }) });
      return { status: answer.statusCode, body: answer.json() };
    },
    close: () => http.close(),
  };
}
