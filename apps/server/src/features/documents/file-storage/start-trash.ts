import { dayInHongKong } from '@folio/ledger';
import { inCompany } from '../../../platform/database/transaction.ts';
import type { Platform } from '../../../platform/http/app.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type PeriodicTask, startPeriodicTask } from '../../../platform/jobs/index.ts';
import { type DestroyTools, destroyFile } from './destroy-file.ts';
import { oldTrash } from './trash-store.ts';

const DAYS_IN_TRASH = 30;
const DAY_MS = 86_400_000;
const LOOK_MS = 3_600_000;
const MOST = 2000;

/** Destroys what has lain in the trash for thirty days; what has to be kept stays there. Answers how many it destroyed. */
export async function emptyOldTrash(
  { database, now, log }: Pick<Platform, 'database' | 'now' | 'log'>,
  tools: DestroyTools,
): Promise<number> {
  const at = now();
  const before = new Date(at.getTime() - DAYS_IN_TRASH * DAY_MS);
  let destroyed = 0;
  for (const { companyId, id } of await oldTrash(database.queries, before, MOST)) {
    const clock = {
      companyId,
      userId: null,
      now: at,
      today: dayInHongKong(at),
      transaction: <T>(work: Parameters<typeof inCompany<T>>[2]) => inCompany(database, companyId, work),
    };
    try {
      await destroyFile(clock, tools, id);
      destroyed++;
    } catch (error) {
      if (!(error instanceof DomainError))
        log.error({ err: error, documentId: id }, 'a file in the trash was not destroyed');
    }
  }
  return destroyed;
}

/** Empties what has lain in the trash long enough: now, and every hour. */
export function startTrash(platform: Platform, tools: DestroyTools): PeriodicTask<number> {
  return startPeriodicTask(platform.log, { name: 'emptying the trash', everyMs: LOOK_MS, atOnce: true }, () =>
    emptyOldTrash(platform, tools),
  );
}
