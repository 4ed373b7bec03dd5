import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { readConfig } from '../../apps/server/src/config.ts';
import { type Database, openDatabase } from '../../apps/server/src/platform/database/open.ts';
import { hashSecret } from '../../apps/server/src/platform/http/session.ts';
import { createLog } from '../../apps/server/src/platform/log/index.ts';
import { startServer } from '../../apps/server/src/server.ts';
import { freePort } from '../../apps/server/test/free-port.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { Caller } from './caller.ts';

/** A server that is attacked, the database behind it, and what it logs. */
export interface Ground {
  url: string;
  folder: string;
  databaseUrl: string;
  database: Database;
  log: string[];
  /** Somebody who is signed in, and gave the password a moment ago. */
  person(name: string): Promise<Caller>;
  /** A caller without a session. */
  nobody(): Promise<Caller>;
  close(): Promise<void>;
}

/** Starts the whole server in this process on a fresh PostgreSQL database. `env` as for the program, `webFolder` what it serves. */
export async function openGround(env: Record<string, string> = {}, webFolder: string | null = null): Promise<Ground> {
  const databaseUrl = await freshDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'folio-ground-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const config = readConfig(
    {
      PORT: String(port),
      PUBLIC_URL: address,
      FOLIO_DATA: folder,
      FOLIO_DEMO: 'off',
      DATABASE_URL: databaseUrl,
      ...env,
    },
    folder,
  );
  const log: string[] = [];
  const kept = new Writable({
    write: (line: Buffer, _, done) => {
      log.push(line.toString());
      done();
    },
  });
  const server = await startServer(config, { log: createLog('info', kept), webFolder });
  const database = await openDatabase({ url: databaseUrl, folder: null });
  const nobody = async () => {
    const caller = new Caller(address);
    await caller.takeXsrf();
    return caller;
  };
  return {
    url: address,
    folder,
    databaseUrl,
    database,
    log,
    nobody,
    person: async (name) => {
      const caller = await nobody();
      await caller.enter(await signedIn(database, name));
      return caller;
    },
    close: async () => {
      await database.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A user with a session and a random password. */
async function signedIn(database: Database, name: string): Promise<{ userId: string; token: string }> {
  const user = await database.queries
    .insertInto('app_user')
    .values({ name, email: `${randomUUID()}@example.com`, password_hash: null, account_type: 'company' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = randomBytes(32).toString('base64url');
  await database.queries
    .insertInto('user_session')
    .values({
      token_hash: hashSecret(token),
      user_id: user.id,
      second_factor_pending: false,
      confirmed_at: new Date(),
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .execute();
  return { userId: user.id, token };
}
