import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Place } from '../ledger/dataset.ts';
import { cpuSecondsOf, residentMbOf } from '../ledger/process-figures.ts';
import type { ProductProcess } from '../ledger/product/server.ts';

/** Measures what a task costs the server and the database, in processor time and bytes. */
export interface Meter {
  /** Runs a task `times` times and answers a line that says what one of them cost. */
  measure(name: string, times: number, run: (n: number) => Promise<unknown>): Promise<string>;
  close(): Promise<void>;
}

/** Work that follows a task, such as entries of the search, belongs to it. */
const SETTLE_MS = 1500;

interface Reading {
  server: number;
  database: number;
  bytes: number;
  fileBytes: number;
}

/** A meter of a running server; with a PostgreSQL server it also reads that server's processes. Linux only. */
export async function openMeter(product: ProductProcess, place: Place): Promise<Meter> {
  const database = place.databaseUrl === null ? null : await openDatabase(place.databaseUrl);
  const read = async (): Promise<Reading> => ({
    server: cpuSecondsOf(product.pid),
    database: database === null ? 0 : database.cpuSeconds(),
    bytes: database === null ? bytesIn(join(place.folder, 'database')) : await database.bytes(),
    fileBytes: bytesIn(join(place.folder, 'files')),
  });
  return {
    measure: async (name, times, run) => {
      const before = await read();
      const started = performance.now();
      for (let n = 0; n < times; n++) await run(n);
      const elapsedMs = (performance.now() - started) / times;
      await setTimeout(SETTLE_MS);
      const after = await read();
      const each = (pick: (reading: Reading) => number, factor: number) =>
        ((pick(after) - pick(before)) * factor) / times;
      return [
        name.padEnd(52),
        `${elapsedMs.toFixed(1)} ms`.padStart(12),
        `server ${each(({ server }) => server, 1000).toFixed(1)} ms`.padStart(18),
        `database ${each((reading) => reading.database, 1000).toFixed(1)} ms`.padStart(20),
        `rows ${Math.round(each(({ bytes }) => bytes, 1) / 1024)} KB`.padStart(14),
        `files ${Math.round(each(({ fileBytes }) => fileBytes, 1) / 1024)} KB`.padStart(14),
        `memory ${Math.round(residentMbOf(product.pid))} MB`.padStart(16),
      ].join('');
    },
    close: async () => database?.close(),
  };
}

async function openDatabase(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(rows[0]?.pid ?? 0);
  return {
    cpuSeconds: () => cpuSecondsWithChildren(postmaster),
    bytes: async () => {
      await client.query('checkpoint');
      const { rows: sizes } = await client.query<{ size: string }>(
        'select pg_database_size(current_database()) as size',
      );
      return Number(sizes[0]?.size);
    },
    close: () => client.end(),
  };
}

function fieldsOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
}

function parentOf(pid: number): number {
  return Number(fieldsOf(pid)[1]);
}

const CLOCK_TICKS = 100;

/** Processor time of a process, its children that run, and those that ended. */
function cpuSecondsWithChildren(pid: number): number {
  const fields = fieldsOf(pid);
  const own = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) / CLOCK_TICKS;
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isChild(Number(name), pid));
  return children.reduce((sum, child) => sum + cpuSecondsOf(Number(child)), own);
}

/** A process may end while it is looked at. */
function isChild(pid: number, parent: number): boolean {
  try {
    return parentOf(pid) === parent;
  } catch {
    return false;
  }
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + sizeOf(join(entry.parentPath, entry.name)), 0);
}

/** A file may be removed while it is looked at. */
function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
