import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { AccessWatch, LOOK_EVERY_MS, listenOn, readAccessVersion } from './access-watch.ts';
import { type CommitWitness, openWitness } from './commit-witness.ts';
import { openEmbedded } from './embedded.ts';
import { guardEngine } from './engine-guard.ts';
import { type FolderOwner, ownFolder } from './folder-owner.ts';
import { joinMessages } from './joined-messages.ts';
import { migrate } from './migrate.ts';
import type { Engine } from './outage.ts';
import { parseMessages } from './parse-messages.ts';
import { prepareStatements } from './prepared-statements.ts';
import { ENGINE_ROOM_BYTES, freeOn, roomOn } from './room.ts';
import { poolConfig, prepareServer, surviveLoss, transactionLimits, underLock } from './server/open-server.ts';
import { openReplica, type Replica } from './server/replica.ts';
import { type ServerSettings, UNLIMITED } from './server/settings.ts';
import { shareTurns } from './share-turns.ts';
import type { DB } from './types.gen.ts';

export type Queries = Kysely<DB>;

/** An open database: one SQL dialect and one driver for two engines (embedded, PostgreSQL server). */
export interface Database {
  engine: Engine;
  /** Runs as the owner of the tables and sees every company. Requests inside a company use `inCompany` instead. */
  queries: Queries;
  pool: pg.Pool;
  /** Records committed entries outside the database; null with a PostgreSQL server. */
  witness: CommitWitness | null;
  /**
   * False while the disk is too full for the embedded engine to write. Always true with a PostgreSQL server, which
   * reports this itself.
   */
  hasRoom: () => boolean;
  /** A standby for reading; null without one. */
  replica: Replica | null;
  /** Statements that begin each transaction of a company, where connections have no limits. */
  transactionLimits: readonly string[];
  /**
   * Runs work while no other process runs work with the same key. Any number works as key if every Folio process uses the
   * same.
   */
  underLock<T>(key: number, work: () => Promise<T>): Promise<T>;
  /** Follows changes of who may do what, for what is kept in memory. */
  access: AccessWatch;
  close(): Promise<void>;
}

const INT8 = 20;
const DATE = 1082;

/**
 * int8 becomes bigint and a date remains text: money must not become a float, nor a date be shifted by a time zone.
 */
export const exactTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: string) => {
    if (oid === INT8) return (text: string) => BigInt(text);
    if (oid === DATE) return (text: string) => text;
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
  },
};

export interface OpenOptions {
  /** Address of a PostgreSQL server; null for the embedded engine. */
  url: string | null;
  /** Folder of the embedded database; null = in memory. Ignored if `url` is set. */
  folder: string | null;
  /** How to use the PostgreSQL server; absent: without limits. */
  server?: ServerSettings;
  /** Takes sentences about what opening waits for. */
  report?: (sentence: string) => void;
  /** Initial content of a database in memory: the dump of a database that was migrated before. */
  start?: Blob;
  /** Free bytes on the folder's disk; tests replace it. */
  freeBytes?(folder: string): number;
}

/** The disk has too little free space for the embedded database to start. */
export class NoRoomToStart extends Error {}

/**
 * Opens the database and migrates its schema. Throws `FolderInUse` if another process uses the folder, and
 * `DatabaseUnusable` if the PostgreSQL server cannot be used as it is.
 */
export function openDatabase(options: OpenOptions): Promise<Database> {
  return options.url === null ? openFolder(options) : openServer(options.url, options);
}

async function openFolder(options: OpenOptions): Promise<Database> {
  const database = await openPglite(options);
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
    // It replaces the way to the engine that the others add to.
    parseMessages(pglite);
    if (folder !== null && owner !== null)
      guardEngine(pglite, {
        demandOwner: () => stopUnlessOwner(owner),
        mayWrite: () => freeBytes(join(folder, '..')) >= ENGINE_ROOM_BYTES,
      });
  } catch (error) {
    owner?.release();
    throw error;
  }
  shareTurns(pglite);
  joinMessages(pglite);
  const witness = owner === null || dataFolder === null ? null : openWitness(witnessFolder(dataFolder), owner.token);
  // The embedded engine has only one connection: a second one requested inside a transaction would cause a deadlock.
  const { pool, access } = watched({ ...createPgConfig(pglite), max: 1, idleTimeoutMillis: 0 }, null);
  prepareStatements(pool);
  const closeEngine = async () => {
    await pglite.close();
    witness?.close();
    owner?.release();
  };
  return assemble('pglite', pool, closeEngine, {
    access,
    witness,
    replica: null,
    transactionLimits: [],
    // No other process can have the folder open.
    underLock: (_, work) => work(),
    hasRoom: dataFolder === null ? () => true : roomOn(dataFolder, () => freeBytes(dataFolder)),
  });
}

/** Starting the engine also writes to the log, so it needs free space. The database's folder may not exist yet. */
function demandRoom(folder: string, freeBytes: (folder: string) => number): void {
  if (freeBytes(join(folder, '..')) < ENGINE_ROOM_BYTES)
    throw new NoRoomToStart(`The disk of ${folder} is nearly full. Free at least 64 MB on it.`);
}

/** The folder inside the data folder where commits of an embedded database are recorded. */
export function witnessFolder(dataFolder: string): string {
  return join(dataFolder, 'commits');
}

/** If another process has taken over the folder, a commit would be acknowledged and then lost. */
function stopUnlessOwner(owner: FolderOwner): void {
  try {
    owner.assertStillOwner();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

async function openServer(url: string, { server = UNLIMITED, report }: OpenOptions): Promise<Database> {
  const isPooled = server.directUrl !== null;
  const direct = server.directUrl ?? url;
  await prepareServer(direct, server, report);
  const { pool, access } = isPooled
    ? unheard(poolConfig(url, server))
    : watched(poolConfig(url, server), LOOK_EVERY_MS);
  surviveLoss(pool);
  // A pooler gives the connection that knows the name of a statement to others.
  if (!isPooled) prepareStatements(pool);
  return assemble('postgres', pool, async () => {}, {
    access,
    witness: null,
    hasRoom: () => true,
    replica:
      server.readUrl === null
        ? null
        : openStandby(server.readUrl, { primary: pool, server, ...(report && { report }) }),
    transactionLimits: transactionLimits(server),
    underLock: (key, work) => underLock(direct, key, work),
  });
}

/** A standby that does not answer within this time is not used. */
const STANDBY_CONNECT_MS = 1000;

function openStandby(
  url: string,
  { primary, server, report }: { primary: pg.Pool; server: ServerSettings } & Pick<OpenOptions, 'report'>,
): Replica {
  const settings = { ...server, directUrl: null, connectMs: STANDBY_CONNECT_MS };
  const replica = new pg.Pool({ ...poolConfig(url, settings), types: exactTypes });
  surviveLoss(replica);
  prepareStatements(replica);
  return openReplica({ primary, replica, ...(report && { report }) });
}

/** A pool each of whose connections hears of changes of who may do what, before it is used for anything else. */
function watched(config: pg.PoolConfig, lookEveryMs: number | null): Pick<Database, 'pool' | 'access'> {
  const pool: pg.Pool = new pg.Pool({ ...config, types: exactTypes, onConnect: (client) => listenOn(client, access) });
  const access = new AccessWatch({ readVersion: () => readAccessVersion(pool), lookEveryMs });
  return { pool, access };
}

/**
 * The same on connections that change their owner after each transaction, so that a notification may reach another one:
 * the version is asked for whenever it counts.
 */
function unheard(config: pg.PoolConfig): Pick<Database, 'pool' | 'access'> {
  const pool = new pg.Pool({ ...config, types: exactTypes });
  return { pool, access: new AccessWatch({ readVersion: () => readAccessVersion(pool), lookEveryMs: 0 }) };
}

function assemble(
  engine: Database['engine'],
  pool: pg.Pool,
  closeEngine: () => Promise<void>,
  own: Omit<Database, 'engine' | 'pool' | 'queries' | 'close'>,
): Database {
  const queries = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  let closed: Promise<void> | null = null;
  const close = async () => {
    await own.replica?.close();
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
