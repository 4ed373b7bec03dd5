import type { Platform } from '../../../platform/http/app.ts';
import { type PeriodicTask, startPeriodicTask } from '../../../platform/jobs/index.ts';
import { makeWaiting } from './make-waiting.ts';

const LOOK_MS = 5000;

/** Makes the entries of all records that wait: now, and every five seconds. */
export function startSearchEntries({ database, log }: Pick<Platform, 'database' | 'log'>): PeriodicTask<void> {
  const lastSeen = new Map<string, bigint>();
  return startPeriodicTask(log, { name: 'making search entries', everyMs: LOOK_MS, atOnce: true }, async (signal) => {
    if (database.hasRoom()) await makeWaiting(database, lastSeen, signal);
  });
}
