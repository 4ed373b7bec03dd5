import { join } from 'node:path';
import type { Queries } from '../database/open.ts';
import type { Platform } from '../http/app.ts';
import { type PeriodicTask, startPeriodicTask } from '../jobs/index.ts';
import { sweepOutbox } from './outbox-files.ts';
import { rulesAt, sweepTable } from './sweep-store.ts';

export { startTidying } from './tidy-embedded.ts';

const HOUR_MS = 3_600_000;
/** Mails in the outbox contain one-time codes; a developer looks at those of the last days. */
const OUTBOX_DAYS = 30;

/** How many rows and files were removed, by table; tables without any are absent. */
export type Swept = Record<string, number>;

/** Removes what no part of Folio reads any more: at the start, and once a day. */
export function startRetention({ config, database, log, now }: Platform): PeriodicTask<Swept> {
  return startPeriodicTask(
    log,
    { name: 'removing what has expired', everyMs: 24 * HOUR_MS, atOnce: true },
    async () => {
      const swept = await sweepRows(database.queries, now(), config.idempotencyDays);
      const files = await sweepOutbox(join(config.folder, 'outbox'), now(), OUTBOX_DAYS);
      if (files > 0) swept.outbox = files;
      if (Object.keys(swept).length > 0) log.info({ removed: swept }, 'removed what had expired');
      return swept;
    },
  );
}

/** Removes the rows of every rule. */
export async function sweepRows(queries: Queries, now: Date, keptKeyDays: number): Promise<Swept> {
  const swept: Swept = {};
  for (const rule of rulesAt(now, keptKeyDays)) {
    const removed = await sweepTable(queries, rule);
    if (removed > 0) swept[rule.table] = removed;
  }
  return swept;
}
