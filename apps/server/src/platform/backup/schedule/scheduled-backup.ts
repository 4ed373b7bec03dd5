import { startPeriodicTask } from '../../jobs/periodic-task.ts';
import type { Log } from '../../log/index.ts';
import { BackupError } from '../backup-error.ts';
import { type Installation, makeBackup, removeOldSnapshots } from '../make-backup.ts';
import type { Manifest } from '../manifest.ts';
import type { Bytes } from '../sealed-stream.ts';
import { openFolderToWrite, snapshotIds, TargetBusy } from '../target.ts';
import { openVault, type Vault } from '../vault.ts';
import { type BackupHealth, type BackupPast, healthOf, isBackupDue, timeOfSnapshot } from './backup-plan.ts';

export type { BackupHealth } from './backup-plan.ts';

export interface ScheduledBackups {
  health(): BackupHealth;
  /** Interrupts a backup in progress; it adds no snapshot. */
  stop(): Promise<void>;
}

export interface BackupSchedule {
  /** The folder of the backups. */
  target: string;
  key: string;
  everyHours: number;
  /** How many of the newest snapshots stay. */
  keep: number;
  installation: Installation;
}

const LOOK_MS = 60_000;
const INCOMPLETE = 'The backup lacks files that are missing or damaged. Restore them from an earlier backup.';

/**
 * Makes a backup whenever the newest snapshot in the folder is old enough, and removes the oldest. The folder says what
 * is due, so a restart delays nothing, and of several processes one makes it.
 */
export function startBackups(log: Log, schedule: BackupSchedule, now: () => Date): ScheduledBackups {
  const stopping = new AbortController();
  const past: BackupPast = { newestAt: null, failedAt: null };
  const look = async () => {
    try {
      past.newestAt = await newestSnapshot(schedule.target);
      if (stopping.signal.aborted || !isBackupDue(schedule, past, now())) return;
      const { id, gaps } = await backUp(log, schedule, { now: now(), signal: stopping.signal });
      past.newestAt = timeOfSnapshot(id);
      past.failedAt = gaps.length === 0 ? null : now();
      if (gaps.length > 0) log.error({ snapshot: id, files: gaps.length }, INCOMPLETE);
    } catch (error) {
      if (stopping.signal.aborted) return log.info('the backup was interrupted because the server stops');
      // With several processes, the other one makes it.
      if (error instanceof TargetBusy) return;
      past.failedAt = now();
      const sentence = error instanceof BackupError ? error.message : 'An unexpected error ended it.';
      const words = `The backup failed. ${sentence} Folio tries again in 30 minutes.`;
      log.error({ err: error, target: schedule.target }, words);
    }
  };
  const task = startPeriodicTask(log, { name: 'scheduled backup', everyMs: LOOK_MS, atOnce: true }, look);
  return {
    health: () => healthOf(schedule, past, now()),
    stop: () => {
      stopping.abort();
      return task.stop();
    },
  };
}

async function newestSnapshot(target: string): Promise<Date | null> {
  const id = (await snapshotIds(target)).at(-1);
  return id === undefined ? null : timeOfSnapshot(id);
}

async function backUp(
  log: Log,
  { target: folder, key, keep, installation }: BackupSchedule,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<Manifest> {
  const began = performance.now();
  const target = await openFolderToWrite(folder);
  try {
    const vault = stoppable(await openVault(target, key), signal);
    const { manifest, written, writtenBytes } = await makeBackup(installation, vault, now);
    const removed = await removeOldSnapshots(vault, keep);
    const seconds = Math.round((performance.now() - began) / 1000);
    const facts = { snapshot: manifest.id, written, writtenBytes, seconds, removed: removed.snapshots };
    log.info(facts, 'The backup is complete. Each new object was read back and is right.');
    return manifest;
  } finally {
    target.close();
  }
}

/** Stops at the next piece of a file, because closing the server must not wait for a whole backup. */
function stoppable(vault: Vault, signal: AbortSignal): Vault {
  return { ...vault, keep: (source, known) => vault.keep(() => untilStopped(source(), signal), known) };
}

async function* untilStopped(bytes: Bytes, signal: AbortSignal) {
  for await (const part of bytes) {
    signal.throwIfAborted();
    yield part;
  }
}
