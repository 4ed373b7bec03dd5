/** What `/readyz` says about scheduled backups. */
export type BackupHealth = 'off' | 'ok' | 'failed';

/** When backups are made. */
export interface BackupPlan {
  everyHours: number;
}

/** What is known about earlier backups; null if there was none. */
export interface BackupPast {
  /** When the newest snapshot was made. */
  newestAt: Date | null;
  /** When the last try failed; a newer snapshot makes it good. */
  failedAt: Date | null;
}

const HOUR_MS = 3_600_000;
/** After a failure the cause often takes a person some time. */
const AGAIN_MS = HOUR_MS / 2;
/** A backup may take some hours, and the server may be off for a night. */
const LATE_AFTER = 2;

/** Whether a backup should be made now. */
export function isBackupDue({ everyHours }: BackupPlan, { newestAt, failedAt }: BackupPast, now: Date): boolean {
  if (isOpen(failedAt, newestAt) && passed(failedAt, now) < AGAIN_MS) return false;
  return newestAt === null || passed(newestAt, now) >= everyHours * HOUR_MS;
}

/** `failed` if the last try failed, or the newest snapshot is much older than it should be. */
export function healthOf({ everyHours }: BackupPlan, { newestAt, failedAt }: BackupPast, now: Date): BackupHealth {
  if (isOpen(failedAt, newestAt)) return 'failed';
  return newestAt !== null && passed(newestAt, now) > LATE_AFTER * everyHours * HOUR_MS ? 'failed' : 'ok';
}

/** Whether nothing succeeded after the failure. */
function isOpen(failedAt: Date | null, newestAt: Date | null): failedAt is Date {
  return failedAt !== null && (newestAt === null || newestAt <= failedAt);
}

/** A clock that was put back must not delay the next backup. */
function passed(since: Date, now: Date): number {
  return Math.abs(now.getTime() - since.getTime());
}

/** When a snapshot was made, by its id, which of an older Folio has no milliseconds; null if the text is no id. */
export function timeOfSnapshot(id: string): Date | null {
  const [, day, hours, minutes, seconds] = /^(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2}(?:\.\d{3})?)Z-/.exec(id) ?? [];
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(at.getTime()) ? null : at;
}
