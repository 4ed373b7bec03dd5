import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type CommitWitness, openWitness } from './commit-witness.ts';
import { openEmbedded } from './embedded.ts';
import { guardEngine } from './engine-guard.ts';
import { type FolderOwner, ownFolder } from './folder-owner.ts';
import { migrate } from './migrate.ts';
import { ENGINE_ROOM_BYTES, freeOn, roomOn } from './room.ts';
import type { DB } from './types.gen.ts';

export type Queries = Kysely<DB>;

/** An open database: one dialect, one driver, two engines. */
export interface Database {
  engine: 'pglite' | 'postgres';
  /** As the owner of the tables: sees every company. Requests inside a company go through `inCompany` instead. */
  queries: Queries;
  pool: pg.Pool;
  /** Notes committed entries outside of the database; null where the engine has a server of its own. */
  witness: CommitWitness | null;
  /** False while the disk is too full for the embedded engine to write; a server of its own answers for itself. */
  hasRoom: () => boolean;
  close(): Promise<void>;
}

/** How long a query waits for a connection before it fails as an outage. */
const CONNECTION_TIMEOUT_MS = 10_000;

const INT8 = 20;
const DATE = 1082;

/** int8 becomes bigint, a date stays its text: neither money nor a calendar date may pass through a float or a zone. */
export const exactTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: string) => {
    if (oid === INT8) return (text: string) => BigInt(text);
    if (oid === DATE) return (text: string) => text;
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
  },
};

export interface OpenOptions {
  /** Address of a PostgreSQL server, or null for the embedded one. */
  url: string | null;
  /** Folder of the embedded database; null = in memory. Not used with `url`. */
  folder: string | null;
  poolSize?: number;
  /** What a database in memory starts from: the dump of one that was migrated before. */
  start?: Blob;
  /** The room on the disk of a folder, for tests. */
  freeBytes?(folder: string): number;
}

/** The disk has no room for the embedded database to start. */
export class NoRoomToStart extends Error {}

/** Opens the database and brings its schema up to date. Throws `FolderInUse` when another process has the folder. */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const database = options.url === null ? await openPglite(options) : openServer(options.url, options.poolSize ?? 10);
  try {
    await migrate(database.pool);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

async function openPglite({ folder, start, freeBytes = freeOn }: OpenOptions): Promise<Database> {
  const dataFolder = folder === null ? null : join(folder, '..');
  const owner = dataFolder === null ? null : ownFolder(dataFolder);
  let pglite: PGlite;
  try {
    if (folder !== null) demandRoom(folder, freeBytes);
    pglite = await openEmbedded(folder, start, owner === null ? undefined : () => stopUnlessOwner(owner));
    if (folder !== null && owner !== null)
      guardEngine(pglite, {
        demandOwner: () => stopUnlessOwner(owner),
        mayWrite: () => freeBytes(join(folder, '..')) >= ENGINE_ROOM_BYTES,
      });
  } catch (error) {
    owner?.release();
    throw error;
  }
  const witness = owner === null || dataFolder === null ? null : openWitness(witnessFolder(dataFolder), owner.token);
  // One connection is all the embedded engine has: a second one inside a transaction would wait for itself.
  const pool = new pg.Pool({ ...createPgConfig(pglite), types: exactTypes, max: 1, idleTimeoutMillis: 0 });
  const closeEngine = async () => {
    await pglite.close();
    witness?.close();
    owner?.release();
  };
  return assemble('pglite', pool, closeEngine, {
    witness,
    hasRoom: dataFolder === null ? () => true : roomOn(dataFolder, () => freeBytes(dataFolder)),
  });
}

/** Starting writes to the log, too. The database's folder may not be there yet. */
function demandRoom(folder: string, freeBytes: (folder: string) => number): void {
  if (freeBytes(join(folder, '..')) < ENGINE_ROOM_BYTES)
    throw new NoRoomToStart(`The disk of ${folder} is nearly full. Free at least 64 MB on it.`);
}

/** Where the commits of an embedded database are witnessed, in the data folder. */
export function witnessFolder(dataFolder: string): string {
  return join(dataFolder, 'commits');
}

/** A commit into a folder that is another process's by now would be acknowledged and lost. */
function stopUnlessOwner(owner: FolderOwner): void {
  try {
    owner.assertStillOwner();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function openServer(url: string, poolSize: number): Database {
  const pool = new pg.Pool({
    connectionString: url,
    types: exactTypes,
    max: poolSize,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  });
  // A lost connection is replaced by the pool, and the query on it fails. Without a listener on the pool (idle connections) and on
  // each connection (those in use) it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return assemble('postgres', pool, async () => {});
}

function assemble(
  engine: Database['engine'],
  pool: pg.Pool,
  closeEngine: () => Promise<void>,
  own: Pick<Database, 'witness' | 'hasRoom'> = { witness: null, hasRoom: () => true },
): Database {
  const queries = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  let closed: Promise<void> | null = null;
  const close = async () => {
    await queries.destroy();
    await closeEngine();
  };
  return {
    engine,
    queries,
    pool,
    ...own,
    close: () => {
      closed ??= close();
      return closed;
    },
  };
}
