import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { BackupError } from './backup-error.ts';
import { beginSnapshot, type Facts, isEmptyDatabase, prepareRole, readFacts, serverVersion } from './facts-store.ts';
import type { Manifest } from './manifest.ts';
import type { Bytes } from './sealed-stream.ts';
import type { Kept, Vault } from './vault.ts';

/** A database of a PostgreSQL server is backed up with `pg_dump`, while Folio runs. */
type PostgresDump = Extract<Manifest['database'], { engine: 'postgres' }>;

/** Throws `BackupError` if `pg_dump` is missing, too old or fails. */
export async function dumpPostgres(
  url: string,
  vault: Vault,
): Promise<{ facts: Facts; database: PostgresDump; kept: Kept[] }> {
  return withClient(url, async (client) => {
    const version = await serverVersion(client);
    demandProgram('pg_dump', version);
    // The list of files and the dump are of the same moment.
    const snapshot = await beginSnapshot(client);
    const facts = await readFacts(client);
    const options = ['--format=custom', '--compress=0', `--snapshot=${snapshot}`];
    const kept = await vault.keep(() => outputOf('pg_dump', url, options), null);
    const dump = { sha256: kept.sha256, size: kept.size };
    return { facts, database: { engine: 'postgres', version, dump }, kept: [kept] };
  });
}

/** Throws `BackupError` unless the dump can be restored there: an empty database, and a `pg_restore` that fits. */
export async function demandEmptyDatabase(url: string, { version }: PostgresDump): Promise<void> {
  await withClient(url, async (client) => {
    const there = await serverVersion(client);
    if (there < version)
      throw new BackupError(`The backup is of PostgreSQL ${version}, and this server is ${there}. Use a newer server.`);
    demandProgram('pg_restore', version);
    if (!(await isEmptyDatabase(client)))
      throw new BackupError('The database is not empty. Create an empty one and set DATABASE_URL to it.');
  });
}

/** In one transaction: after an error the database is empty as before. */
export async function restorePostgres(url: string, vault: Vault, { dump }: PostgresDump): Promise<void> {
  await withClient(url, prepareRole);
  const child = spawn('pg_restore', ['--no-owner', '--single-transaction', ...connection(url).args], {
    env: connection(url).env,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const said = lastWords(child.stderr);
  const ended = once(child, 'close');
  await pipeline(Readable.from(vault.read(dump)), child.stdin).catch((error: unknown) => {
    child.kill();
    // If pg_restore ended early, its own message says why.
    if (error instanceof BackupError) throw error;
  });
  const [code] = await ended;
  if (code !== 0) throw new BackupError(`pg_restore failed: ${said()}`);
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The programs of PostgreSQL read their own version and all earlier ones. */
function demandProgram(program: string, server: number): void {
  const asked = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const version = Number(/\) (\d+)/.exec(asked.stdout ?? '')?.[1] ?? 0);
  if (version >= server) return;
  const found = version === 0 ? `${program} is not installed` : `${program} is of PostgreSQL ${version}`;
  throw new BackupError(
    `${found}, and the database is of PostgreSQL ${server}. Install the client programs of PostgreSQL ${server} (on Debian and Ubuntu: apt install postgresql-client-${server}) and put them first in PATH.`,
  );
}

async function* outputOf(program: string, url: string, options: readonly string[]): Bytes & AsyncGenerator<Buffer> {
  const { args, env } = connection(url);
  const child = spawn(program, [...options, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = lastWords(child.stderr);
  const ended = once(child, 'close');
  try {
    yield* child.stdout;
    const [code] = await ended;
    // A dump that was cut off must not be stored.
    if (code !== 0) throw new BackupError(`${program} failed: ${said()}`);
  } finally {
    child.kill();
  }
}

/** The password is a variable of the child's environment: all users of a machine can read the arguments of a program. */
function connection(address: string): { args: string[]; env: NodeJS.ProcessEnv } {
  const url = new URL(address);
  const password = url.password === '' ? url.searchParams.get('password') : decodeURIComponent(url.password);
  url.password = '';
  url.searchParams.delete('password');
  return {
    args: [`--dbname=${url.href}`],
    env: { ...process.env, ...(password === null ? {} : { PGPASSWORD: password }) },
  };
}

/** The end of what a program writes to its error output. */
function lastWords(stream: Readable): () => string {
  let words = '';
  stream.on('data', (chunk: Buffer) => {
    words = `${words}${chunk}`.slice(-2000);
  });
  return () => words.trim();
}
