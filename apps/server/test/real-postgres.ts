import { spawn } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';

export interface RealPostgres {
  /** Makes an empty database and answers its address. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a real PostgreSQL server on a free loopback port in a new folder, for tests. */
export async function startRealPostgres(): Promise<RealPostgres> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'postgres-server.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const address = await new Promise<string>((ready, fail) => {
    child.stdout.once('data', (line: Buffer) => ready(line.toString().trim()));
    child.once('exit', (code) => fail(new Error(`PostgreSQL did not start: ${code}`)));
  });
  return {
    createDatabase: async (name) => {
      const client = new pg.Client({ connectionString: address });
      await client.connect();
      await client.query(`create database ${name}`).finally(() => client.end());
      const url = new URL(address);
      url.pathname = `/${name}`;
      return url.href;
    },
    stop: () => {
      child.stdin.end();
      return ended;
    },
  };
}
