import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../apps/server/test/free-port.ts';

/** A PostgreSQL of this machine, which has `pg_dump` and `pg_restore` of its version. The one of the other tests has not. */
export interface OwnPostgres {
  /** Creates an empty database that belongs to an ordinary role, and answers its address. */
  createDatabase(name: string): Promise<string>;
  /** Starts a standby that follows it. */
  startStandby(): Promise<OwnStandby>;
  /** Folder of its programs. */
  programs: string;
  stop(): Promise<void>;
}

/** A copy of a PostgreSQL that takes over its changes and answers only questions. */
export interface OwnStandby {
  /** The address of the same database on the standby. */
  of(primary: string): string;
  /** Stops taking over changes; its answers stay as they are. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** Folders with a whole PostgreSQL on this machine, newest first; none where only its libraries are installed. */
export function installedPostgres(): string[] {
  const folders = [
    ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.filter((folder) => ['initdb', 'postgres', 'pg_dump'].every((name) => existsSync(join(folder, name))));
}

/** PostgreSQL refuses to run as root; the package of a distribution creates a user for it. Null: it runs as this user. */
export function runner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export async function startOwnPostgres(programs: string): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'folio-own-postgres-'));
  const user = runner();
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const cluster = join(folder, 'cluster');
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', cluster, '-U', 'admin', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', cluster, '-p', String(port), '-k', folder, '-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'],
    { ...user, cwd: folder, stdio: 'ignore' },
  );
  const admin = `postgres://admin@127.0.0.1:${port}/postgres`;
  await untilAnswers(admin, server);
  await ask(admin, 'create role owner login createrole');
  return {
    programs,
    createDatabase: async (name) => {
      await ask(admin, `create database ${name} owner owner`);
      return `postgres://owner:unused@127.0.0.1:${port}/${name}`;
    },
    startStandby: () => startStandby(programs, folder, port),
    stop: async () => {
      await ended(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Inside the folder of the primary, which removes it as well. */
async function startStandby(programs: string, folder: string, primaryPort: number): Promise<OwnStandby> {
  const user = runner();
  const cluster = join(folder, 'standby');
  const copied = spawnSync(
    join(programs, 'pg_basebackup'),
    [
      '-h',
      '127.0.0.1',
      '-p',
      String(primaryPort),
      '-U',
      'admin',
      '-D',
      cluster,
      '-R',
      '-X',
      'stream',
      '-c',
      'fast',
      '-N',
    ],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (copied.status !== 0) throw new Error(`pg_basebackup failed: ${copied.stderr}`);
  const port = await freePort();
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', cluster, '-p', String(port), '-k', folder, '-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'],
    { ...user, cwd: folder, stdio: 'ignore' },
  );
  const admin = `postgres://admin@127.0.0.1:${port}/postgres`;
  await untilAnswers(admin, server);
  return {
    of: (primary) => {
      const url = new URL(primary);
      url.port = String(port);
      return url.href;
    },
    pause: () => ask(admin, 'select pg_wal_replay_pause()'),
    resume: () => ask(admin, 'select pg_wal_replay_resume()'),
    stop: () => ended(server),
  };
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const exit = new Promise((done) => server.once('exit', done));
  server.kill('SIGINT');
  await exit;
}

async function ask(address: string, words: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  client.on('error', () => {});
  await client.connect();
  await client.query(words).finally(() => client.end());
}

async function untilAnswers(address: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const answers = await ask(address, 'select 1').then(
      () => true,
      () => false,
    );
    if (answers) return;
    if (server.exitCode !== null) break;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('PostgreSQL did not start');
}
