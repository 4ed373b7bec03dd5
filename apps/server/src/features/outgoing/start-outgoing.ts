import type { Jobs } from '../../platform/jobs/index.ts';
import { type DeliveryTools, deliver } from './deliver.ts';
import { dueMails, releaseOrphans } from './delivery-store.ts';

/** Gets mails that wait sent, each at least once. */
export interface Outgoing {
  /** Has a mail sent at once instead of at the next look. */
  wake(companyId: string, mailId: string): Promise<void>;
  stop(): void;
}

interface MailJob {
  companyId: string;
  mailId: string;
}

const SWEEP_MS = 60_000;
const AT_ONCE = 2;

/** Starts the workers and picks up, at once and every minute, what waits: after a crash, or because its time has come. */
export async function startOutgoing(tools: DeliveryTools, jobs: Jobs): Promise<Outgoing> {
  const { database, now, log } = tools;
  const queue = await jobs.work<MailJob>(
    'send-mail',
    { atOnce: AT_ONCE, retryLimit: 1, expireInSeconds: 900 },
    ({ companyId, mailId }) => deliver(tools, companyId, mailId),
  );
  const sweep = async () => {
    for (const { companyId, id } of await dueMails(database.queries, now())) await queue.put({ companyId, mailId: id });
  };
  if (database.engine === 'pglite') await releaseOrphans(database.queries);
  await sweep();
  const timer = setInterval(() => sweep().catch((error) => log.error({ err: error }, 'mail sweep')), SWEEP_MS);
  timer.unref();
  return { wake: (companyId, mailId) => queue.put({ companyId, mailId }), stop: () => clearInterval(timer) };
}
