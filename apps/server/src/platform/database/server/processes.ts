import { hostname } from 'node:os';
import { type Kysely, sql } from 'kysely';
import { VERSION } from '../../../version.ts';
import type { DB } from '../types.gen.ts';

/** A process of Folio that uses the database. */
export interface ServerProcess {
  host: string;
  pid: number;
  version: string;
  connections: number;
  /** When the oldest of its connections began. */
  since: Date;
}

const startedAt = new Date();

/** How this process names its connections. PostgreSQL keeps 63 characters. */
export function applicationName(): string {
  return `folio ${VERSION} ${process.pid} ${hostname()}`.slice(0, 63);
}

/** The processes that have connections to the database; with the embedded database, this one. */
export async function serverProcesses({
  engine,
  queries,
}: {
  engine: 'pglite' | 'postgres';
  queries: Kysely<DB>;
}): Promise<ServerProcess[]> {
  const own = { host: hostname(), pid: process.pid, version: VERSION, connections: 1, since: startedAt };
  if (engine === 'pglite') return [own];
  const { rows } = await sql<ServerProcess>`
    select split_part(application_name, ' ', 2) as version, split_part(application_name, ' ', 3)::int as pid,
           split_part(application_name, ' ', 4) as host, count(*)::int as connections, min(backend_start) as since
      from pg_stat_activity
     where datname = current_database() and application_name ~ '^folio [0-9.]+ [0-9]+ '
     group by application_name order by min(backend_start)`.execute(queries);
  return rows;
}
