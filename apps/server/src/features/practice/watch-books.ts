import type { Platform } from '../../platform/http/app.ts';
import { type Rounds, startRounds } from '../../platform/jobs/index.ts';
import { dueForLook, lookAtBooks } from './light-store.ts';

const SWEEP_MS = 60_000;
/** Books nobody posts to are looked at once a day all the same. */
const LOOK_ANEW_MS = 24 * 3_600_000;
/** A round stays short: on the embedded engine requests wait for it. */
const MOST_OF_A_ROUND = 200;

/** Brings the lights of companies up to date whose books moved. One company after the other, each a statement of its own. */
export async function sweepBooks({ database, now, log }: Pick<Platform, 'database' | 'now' | 'log'>): Promise<number> {
  const at = now();
  const due = await dueForLook(database.queries, new Date(at.getTime() - LOOK_ANEW_MS), MOST_OF_A_ROUND);
  for (const companyId of due) {
    await lookAtBooks(database.queries, companyId, at).catch((error) =>
      log.error({ err: error, companyId }, 'looking at the books of a client'),
    );
  }
  return due.length;
}

/** Starts looking: now, and every minute. A look answers how many companies were looked at. */
export function watchBooks(platform: Platform): Rounds<number> {
  return startRounds(platform.log, { name: 'looking at books', everyMs: SWEEP_MS, atOnce: true }, () =>
    sweepBooks(platform),
  );
}
