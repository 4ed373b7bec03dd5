import type { Platform } from '../../../platform/http/app.ts';
import { type PeriodicTask, startPeriodicTask } from '../../../platform/jobs/index.ts';
import { dueForLook, lookAtBooks } from './light-store.ts';

const SWEEP_MS = 60_000;
/** Books without new postings are still checked once a day. */
const LOOK_ANEW_MS = 24 * 3_600_000;
/** A run stays short: on the embedded engine requests wait for it. */
const MAX_OF_A_ROUND = 200;

/**
 * Updates the checks of companies whose books changed. Each company has a separate statement, one after the other.
 */
export async function sweepBooks({ database, now, log }: Pick<Platform, 'database' | 'now' | 'log'>): Promise<number> {
  const at = now();
  const due = await dueForLook(database.queries, new Date(at.getTime() - LOOK_ANEW_MS), MAX_OF_A_ROUND);
  for (const companyId of due) {
    await lookAtBooks(database.queries, companyId, at).catch((error) =>
      log.error({ err: error, companyId }, 'looking at the books of a client'),
    );
  }
  return due.length;
}

/** Starts checking: now, and every minute. Each run returns the number of companies it checked. */
export function watchBooks(platform: Platform): PeriodicTask<number> {
  return startPeriodicTask(platform.log, { name: 'looking at books', everyMs: SWEEP_MS, atOnce: true }, () =>
    sweepBooks(platform),
  );
}
