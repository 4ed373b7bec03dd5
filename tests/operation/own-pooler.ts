import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../apps/server/test/free-port.ts';

/** PgBouncer in front of a PostgreSQL, handing out its few connections for one transaction each. */
export interface OwnPooler {
  /** The address of a database through the pooler. */
  through(direct: string): string;
  stop(): Promise<void>;
}

/** The PgBouncer of this machine; none if it is not installed. */
export function installedPooler(): string[] {
  return ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].filter(existsSync).slice(0, 1);
}

export async function startOwnPooler(program: string, server: string): Promise<OwnPooler> {
  const folder = mkdtempSync(join(tmpdir(), 'folio-pooler-'));
  const { hostname, port: serverPort, username, password } = new URL(server);
  const port = await freePort();
  const file = join(folder, 'pooler.ini');
  writeFileSync(
    file,
    [
      '[databases]',
      `* = host=${hostname} port=${serverPort} user=${username} password=${password}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      'default_pool_size = 4',
    ].join('\n'),
  );
  const child = spawn(program, [file], { ...asOther(folder, file), stdio: 'ignore' });
  await untilListens(port, child);
  return {
    through: (direct) => {
      const url = new URL(direct);
      url.port = String(port);
      url.hostname = '127.0.0.1';
      return url.href;
    },
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PgBouncer refuses to run as root; every Linux has this user. */
function asOther(...paths: string[]): { uid?: number } {
  if (process.getuid?.() !== 0) return {};
  const uid = Number(spawnSync('id', ['-u', 'nobody'], { encoding: 'utf8' }).stdout);
  for (const path of paths) chownSync(path, uid, 0);
  return { uid };
}

async function untilListens(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const isOpen = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1', () => done(true));
      socket.on('error', () => done(false));
      socket.on('connect', () => socket.destroy());
    });
    if (isOpen) return;
    if (child.exitCode !== null) break;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('PgBouncer did not start');
}
