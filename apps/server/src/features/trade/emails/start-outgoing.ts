import { type Jobs, startPeriodicTask } from '../../../platform/jobs/index.ts';
import { currentScope, inScope } from '../../../platform/log/index.ts';
import { type DeliveryTools, deliver } from './deliver.ts';
import { dueMails, releaseOrphans } from './delivery-store.ts';

/** Sends waiting emails, each at least once. */
export interface Outgoing {
  /** Sends an email at once instead of in the next run. */
  wake(companyId: string, mailId: string): Promise<void>;
  /** Starts no further runs and waits for the run in progress. */
  stop(): Promise<void>;
}

interface MailJob {
  companyId: string;
  mailId: string;
}

const SWEEP_MS = 60_000;
const AT_ONCE = 2;

/**
 * Starts the workers, unless other processes run the jobs. At once and every minute they pick up waiting emails: those left by a crash, and those now due.
 */
export async function startOutgoing(tools: DeliveryTools, jobs: Jobs): Promise<Outgoing> {
  const { database, now, log } = tools;
  const queue = await jobs.work<MailJob>(
    'send-mail',
    { atOnce: AT_ONCE, retryLimit: 1, expireInSeconds: 900 },
    ({ companyId, mailId }) =>
      inScope({ ...currentScope(), companyId, mailId }, () => deliver(tools, companyId, mailId)),
  );
  const wake = (companyId: string, mailId: string) => queue.put({ companyId, mailId });
  if (!jobs.runs) return { wake, stop: async () => undefined };
  if (database.engine === 'pglite') await releaseOrphans(database.queries);
  const looking = startPeriodicTask(
    log,
    { name: 'looking for emails to send', everyMs: SWEEP_MS, atOnce: false },
    async () => {
      for (const { companyId, id } of await dueMails(database.queries, now()))
        await queue.put({ companyId, mailId: id });
    },
  );
  await looking.sweep();
  return { wake, stop: looking.stop };
}
