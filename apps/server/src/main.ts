import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ConfigError, readConfig } from './config.ts';
import { demoSignIn } from './features/people/session/index.ts';
import { BackupError } from './platform/backup/index.ts';
import { FolderInUse } from './platform/database/folder-owner.ts';
import { SchemaNewer } from './platform/database/migrate.ts';
import { NoRoomToStart } from './platform/database/open.ts';
import { DatabaseUnusable } from './platform/database/server/cannot-start.ts';
import { createLog } from './platform/log/index.ts';
import { createPrivateFiles, FolderNotPrivate } from './platform/private-folder/index.ts';
import { startServer } from './server.ts';
import { demoPracticeSignIn } from './wiring/demo/index.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');

/** Ctrl-C reaches this process twice: from the terminal, and from `npm start`, which hands it on. */
const SAME_SIGNAL_MS = 1000;
/** What closing the workers and the database may take after the last request. */
const CLOSING_MS = 15_000;
/** Exit code when everything was closed but requests had to be cut; 1 says that closing failed or was forced. */
const REQUESTS_CUT = 2;

async function main(): Promise<void> {
  createPrivateFiles();
  const config = readConfig(process.env, root);
  const log = createLog(config.logLevel);
  if (config.unknownSettings.length > 0)
    log.warn({ settings: config.unknownSettings }, 'Folio has no setting of these names; check the spelling');
  const built = join(root, 'apps', 'web', 'dist');
  const server = await startServer(config, { log, webFolder: existsSync(join(built, 'index.html')) ? built : null });
  let endingSince: number | null = null;
  const end = (signal: string) => {
    if (endingSince !== null) {
      // A second signal does not wait for requests in hand.
      if (Date.now() - endingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    endingSince = Date.now();
    log.info({ signal }, 'stopping');
    // A database that does not answer any more must not keep the process.
    const longestMs = (config.drainDelaySeconds + config.drainSeconds) * 1000 + CLOSING_MS;
    setTimeout(() => process.exit(1), longestMs).unref();
    server.close().then(
      (cutRequests) => process.exit(cutRequests === 0 ? 0 : REQUESTS_CUT),
      (error) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  if (config.role === 'worker') console.log(`\n  Folio 富理 works. Its probes listen on ${server.address}\n`);
  else announce(server.address, config.demo !== null, config.devMailbox, config.publicUrl);
}

function announce(address: string, demo: boolean, devMailbox: boolean, publicUrl: string): void {
  const lines = ['', `  Folio 富理 is ready: ${publicUrl}  (listening on ${address})`];
  if (demo) lines.push(`  Demo sign-in:        ${demoSignIn.email}  /  ${demoSignIn.password}`);
  if (demo) lines.push(`  Demo practice:       ${demoPracticeSignIn.email}  /  ${demoPracticeSignIn.password}`);
  if (devMailbox) lines.push(`  Its one-time code:   ${publicUrl}/dev/mailbox`);
  console.log(`${lines.join('\n')}\n`);
}

/** Another program has the port, the address is not one of this machine, or the user may not take the port. */
const cannotListen = new Set<unknown>(['EADDRINUSE', 'EADDRNOTAVAIL', 'EACCES']);

main().catch((error: unknown) => {
  // A wrong setting or a folder in use is one sentence; anything else is a fault of ours, with its trace.
  const known =
    error instanceof ConfigError ||
    error instanceof BackupError ||
    error instanceof FolderInUse ||
    error instanceof FolderNotPrivate ||
    error instanceof SchemaNewer ||
    error instanceof DatabaseUnusable ||
    error instanceof NoRoomToStart ||
    (error instanceof Error && 'code' in error && cannotListen.has(error.code));
  console.error(known && error instanceof Error ? `Folio cannot start: ${error.message}` : error);
  process.exit(1);
});
