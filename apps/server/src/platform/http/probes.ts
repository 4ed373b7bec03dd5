import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import type { FolioApp, Platform } from './app.ts';

/** A database that does not answer in this time is not ready. */
const ANSWER_MS = 2000;

/** What keeps the server from serving; null when it is ready. */
export async function whyNotReady(platform: Platform): Promise<string | null> {
  if (platform.isDraining?.()) return 'draining';
  if (!(await databaseAnswers(platform))) return 'database';
  if (!platform.database.hasRoom()) return 'disk_full';
  const isWritable = await access(platform.config.folder, constants.W_OK).then(
    () => true,
    () => false,
  );
  return isWritable ? null : 'storage';
}

async function databaseAnswers({ database }: Platform): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), ANSWER_MS);
  });
  const answered = database.pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}

/**
 * `/livez`: the process answers. `/readyz`: it can serve: its database answers, its disk has room and can be written, and it is not
 * about to end. Migrations are applied before it listens.
 */
export function answerProbes({ http, platform }: FolioApp): void {
  http.get('/livez', { schema: { hide: true } }, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  http.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const reason = await whyNotReady(platform);
    reply.header('cache-control', 'no-store').status(reason === null ? 200 : 503);
    return reply.send(reason === null ? { status: 'ready' } : { status: 'not_ready', reason });
  });
}
