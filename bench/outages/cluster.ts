import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../apps/server/test/free-port.ts';
import { installedPostgres, runner } from '../../tests/operation/own-postgres.ts';
import { smallDisk } from './small-disk.ts';

/** A PostgreSQL of this machine that is stopped, killed and frozen. It writes to the disk as in production. */
export interface Cluster {
  url: string;
  /** The folder of its programs. */
  programs: string;
  /** Does nothing if it runs. */
  start(): void;
  /** As an administrator who restarts it at once: connections are cut. */
  stopFast(): void;
  kill(): void;
  /** Stops all its processes where they are, as a machine that hangs. */
  freeze(): void;
  thaw(): void;
  /** Null where the machine allows no disk for it alone. */
  disk: { fill(): void; empty(): void } | null;
  /** Asks the database of the site, or another one. */
  ask<R extends pg.QueryResultRow>(words: string, values?: unknown[], database?: string): Promise<R[]>;
  clean(): void;
}

/** Throws if no whole PostgreSQL is installed. */
export async function startCluster(): Promise<Cluster> {
  const [programs] = installedPostgres();
  if (programs === undefined) throw new Error('No PostgreSQL with initdb and pg_ctl is installed on this machine.');
  const folder = mkdtempSync(join(tmpdir(), 'folio-outages-'));
  const user = runner();
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const disk = smallDisk(folder);
  if (disk !== null && user !== null) chownSync(disk.folder, user.uid, user.gid);
  const cluster = join(disk?.folder ?? folder, 'cluster');
  const port = await freePort();
  const run = (program: string, args: string[]) => {
    const { status, stderr } = spawnSync(join(programs, program), args, {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  };
  run('initdb', ['-D', cluster, '-U', 'folio', '--auth=trust', '--encoding=UTF8', '--locale=C']);
  // Without a socket file: its lock would outlive a killed server.
  const options = `-p ${port} -c unix_socket_directories= -c listen_addresses=127.0.0.1`;
  const start = () => run('pg_ctl', ['-D', cluster, '-l', join(folder, 'log'), '-o', options, '-w', 'start']);
  const postmaster = () => Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
  // A killed server leaves its file behind; `pg_ctl status` looks whether the process exists.
  const isRunning = () =>
    spawnSync(join(programs, 'pg_ctl'), ['-D', cluster, 'status'], { ...user, cwd: folder }).status === 0;
  const signalAll = (signal: NodeJS.Signals) => {
    const parent = postmaster();
    for (const pid of [parent, ...childrenOf(parent)]) signalIfThere(pid, signal);
  };
  start();
  const url = `postgres://folio:unused@127.0.0.1:${port}/postgres`;
  return {
    url,
    programs,
    start: () => {
      if (!isRunning()) start();
    },
    disk,
    stopFast: () => run('pg_ctl', ['-D', cluster, '-m', 'fast', '-w', 'stop']),
    kill: () => {
      signalAll('SIGKILL');
      // In a container whose first process does not collect ended ones, the killed process would seem to run.
      rmSync(join(cluster, 'postmaster.pid'));
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    ask: async (words, values, database = url) => {
      const client = new pg.Client({ connectionString: database });
      await client.connect();
      return client
        .query(words, values)
        .then(({ rows }) => rows)
        .finally(() => client.end());
    },
    clean: () => {
      if (isRunning()) run('pg_ctl', ['-D', cluster, '-m', 'immediate', '-w', 'stop']);
      disk?.clean();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]) === parent;
      } catch {
        // It ended while it was looked at.
        return false;
      }
    });
}
