import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupHealth } from '../../backup/index.ts';
import { type SchemaState, schemaState } from '../../database/migrate.ts';
import type { Platform } from '../app.ts';

/** What keeps the server from its work, in the words of `/readyz`. */
export type NotReadyReason = 'draining' | 'database' | 'newer_schema' | 'older_schema' | 'disk_full' | 'storage';

/** `unknown`: could not be checked, because the database does not answer. */
export type CheckResult = 'ok' | 'failed' | 'unknown';

export interface Readiness {
  /** The first reason; null if the server is ready. */
  reason: NotReadyReason | null;
  /** A sentence for each reason. */
  messages: string[];
  checks: Record<'accepting' | 'database' | 'migrations' | 'disk' | 'storage', CheckResult> & {
    /** Never a reason to be not ready: people can work, and a person has to look at the log. */
    backup: BackupHealth;
    /** Never a reason either: every process uses the same store, and all that needs no file works without it. `off` without one. */
    object_store: 'off' | 'ok' | 'failed';
  };
}

/** What was found out about the machine. */
export interface Findings {
  isDraining: boolean;
  /** Null if the database did not answer in time. */
  schema: SchemaState | null;
  hasRoom: boolean;
  isWritable: boolean;
  backup: BackupHealth;
  /** Whether the object store answers and accepts the settings; null without one. */
  isStoreReached: boolean | null;
}

const sentences: Readonly<Record<NotReadyReason, string>> = {
  draining: 'The server is stopping.',
  database: 'The database does not answer.',
  newer_schema: 'A newer Folio has upgraded the database.',
  older_schema: 'The database has the schema of an earlier Folio. Restart this one to upgrade it.',
  disk_full: 'The disk of the data folder is nearly full.',
  storage: 'Folio cannot write to its data folder.',
};

/** Decides from the findings whether the server is ready. */
export function readinessOf(findings: Findings): Readiness {
  const { isDraining, schema, hasRoom, isWritable, isStoreReached, backup } = findings;
  const failed: NotReadyReason[] = [];
  if (isDraining) failed.push('draining');
  if (schema === null) failed.push('database');
  if (schema === 'newer' || schema === 'older') failed.push(`${schema}_schema`);
  if (!hasRoom) failed.push('disk_full');
  if (!isWritable) failed.push('storage');
  const check = (isGood: boolean): CheckResult => (isGood ? 'ok' : 'failed');
  return {
    reason: failed[0] ?? null,
    messages: failed.map((reason) => sentences[reason]),
    checks: {
      accepting: check(!isDraining),
      database: check(schema !== null),
      migrations: schema === null ? 'unknown' : check(schema === 'current'),
      disk: check(hasRoom),
      storage: check(isWritable),
      backup,
      object_store: isStoreReached === null ? 'off' : isStoreReached ? 'ok' : 'failed',
    },
  };
}

/** A database or file system that does not answer within this time is not ready. */
const ANSWER_MS = 2000;
/** Anyone may call the probes at any rate, so the machine is checked at most once in this time. */
const CHECKED_EVERY_MS = 1000;

type Checked = Omit<Findings, 'isDraining' | 'backup'>;
const checked = new WeakMap<Platform, { at: number; answer: Promise<Checked> }>();

/** Checks the machine, or uses what was found within the last second. Shutdown is noticed at once. */
export async function readiness(platform: Platform): Promise<Readiness> {
  const isDraining = platform.isDraining?.() ?? false;
  const backup = platform.backupHealth?.() ?? 'off';
  return readinessOf({ isDraining, backup, ...(await checkedLately(platform)) });
}

function checkedLately(platform: Platform): Promise<Checked> {
  const before = checked.get(platform);
  if (before !== undefined && performance.now() - before.at < CHECKED_EVERY_MS) return before.answer;
  const answer = check(platform);
  checked.set(platform, { at: performance.now(), answer });
  return answer;
}

async function check({ database, config, storage }: Platform): Promise<Checked> {
  const folders = [config.folder, join(config.folder, 'files')];
  const written = Promise.all(folders.map((folder) => access(folder, constants.W_OK)));
  const [schema, isWritable, isStoreReached] = await Promise.all([
    inTime(schemaState(database.pool), null),
    succeeds(written),
    config.objectStore === null || storage === undefined ? null : succeeds(storage.check()),
  ]);
  return { schema, isWritable, isStoreReached, hasRoom: database.hasRoom() };
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return inTime(
    work.then(() => true),
    false,
  );
}

/** The result of the work; `otherwise` if it fails or takes too long. */
function inTime<T>(work: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((done) => {
    timer = setTimeout(() => done(otherwise), ANSWER_MS);
  });
  return Promise.race([work.catch(() => otherwise), late]).finally(() => clearTimeout(timer));
}
