import { dayInHongKong } from '@folio/ledger';
import type { Platform } from '../../../platform/http/app.ts';
import { type PeriodicTask, startPeriodicTask } from '../../../platform/jobs/index.ts';
import { makeOne } from './make-one.ts';
import { dueRecurring } from './run-store.ts';

const SWEEP_MS = 60_000;
/** After years without a running server, the backlog is worked off over several runs. */
const MAX_OF_ONE = 100;

export async function sweepRecurring({
  database,
  now,
  log,
}: Pick<Platform, 'database' | 'now' | 'log'>): Promise<number> {
  const at = now();
  const moment = { now: at, today: dayInHongKong(at) };
  let made = 0;
  for (const due of await dueRecurring(database.queries, moment.today)) {
    try {
      for (let round = 0; round < MAX_OF_ONE; round++) {
        if ((await makeOne(database, moment, { ...due, until: moment.today })) === null) break;
        made++;
      }
    } catch (error) {
      log.error({ err: error, recurringId: due.id }, 'a repeated document was not made');
    }
  }
  return made;
}

/** Runs now and every minute. A run returns how many documents were made. */
export function startRecurring(platform: Platform): PeriodicTask<number> {
  return startPeriodicTask(platform.log, { name: 'looking for what repeats', everyMs: SWEEP_MS, atOnce: true }, () =>
    sweepRecurring(platform),
  );
}
