import type { Platform } from '../../platform/http/app.ts';
import { dayInHongKong } from '../../platform/http/route.ts';
import { type Rounds, startRounds } from '../../platform/jobs/index.ts';
import { makeOne } from './make-one.ts';
import { dueRecurring } from './run-store.ts';

const SWEEP_MS = 60_000;
/** A server that was off for years catches up over several rounds. */
const MOST_OF_ONE = 100;

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
      for (let round = 0; round < MOST_OF_ONE; round++) {
        if ((await makeOne(database, moment, { ...due, until: moment.today })) === null) break;
        made++;
      }
    } catch (error) {
      log.error({ err: error, recurringId: due.id }, 'a repeated document was not made');
    }
  }
  return made;
}

/** Starts looking for what is due: now, and every minute. A look answers how many documents were made. */
export function startRecurring(platform: Platform): Rounds<number> {
  return startRounds(platform.log, { name: 'looking for what repeats', everyMs: SWEEP_MS, atOnce: true }, () =>
    sweepRecurring(platform),
  );
}
