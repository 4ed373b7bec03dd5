import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { unknownMigrations } from '../database/migrate.ts';
import type { FolioApp, Platform } from './app.ts';

/** A database that does not answer within this time is not ready. */
const ANSWER_MS = 2000;

/** The reason why the server cannot serve; null if it is ready. */
export async function whyNotReady(platform: Platform): Promise<string | null> {
  if (platform.isDraining?.()) return 'draining';
  const unknown = await askedLately(platform);
  if (unknown === null) return 'database';
  if (unknown.length > 0) return 'newer_schema';
  if (!platform.database.hasRoom()) return 'disk_full';
  const isWritable = await access(platform.config.folder, constants.W_OK).then(
    () => true,
    () => false,
  );
  return isWritable ? null : 'storage';
}

/** Anyone may call the probes at any rate, so the database is queried at most once in this time. */
const ASKED_EVERY_MS = 500;
const asked = new WeakMap<Platform, { at: number; answer: Promise<string[] | null> }>();

function askedLately(platform: Platform): Promise<string[] | null> {
  const before = asked.get(platform);
  if (before !== undefined && Date.now() - before.at < ASKED_EVERY_MS) return before.answer;
  const answer = askDatabase(platform);
  asked.set(platform, { at: Date.now(), answer });
  return answer;
}

/** Migrations of a newer Folio that now uses the database; null if the database does not answer in time. */
async function askDatabase({ database }: Platform): Promise<string[] | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((done) => {
    timer = setTimeout(() => done(null), ANSWER_MS);
  });
  const answered = unknownMigrations(database.pool).catch(() => null);
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}

/**
 * `/livez`: the process answers. `/readyz`: it can serve: its database answers, its disk has space and is writable,
 * it is not shutting down, and no newer Folio has changed the database's schema.
 */
export function answerProbes({ http, platform }: FolioApp): void {
  // Makes callers connect to another process for their next request.
  http.addHook('onSend', async (_, reply) => {
    if (platform.isDraining?.()) reply.header('connection', 'close');
  });
  http.get('/livez', { schema: { hide: true } }, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  http.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const reason = await whyNotReady(platform);
    reply.header('cache-control', 'no-store').status(reason === null ? 200 : 503);
    return reply.send(reason === null ? { status: 'ready' } : { status: 'not_ready', reason });
  });
}
