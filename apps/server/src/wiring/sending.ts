import { questionLinks, startTelling } from '../features/documents/client-request/index.ts';
import { outgoingRoutes, startOutgoing } from '../features/trade/emails/index.ts';
import { invoiceLinkRoutes } from '../features/trade/invoice-link/index.ts';
import { startReminders } from '../features/trade/reminder/index.ts';
import { contactStatementRoutes } from '../features/trade/statement-of-account/index.ts';
import type { FolioApp, Platform } from '../platform/http/app.ts';
import type { Jobs } from '../platform/jobs/index.ts';
import type { Mailer } from '../platform/mail/index.ts';
import { linkPapers, mailFiles } from './email-attachments.ts';

/** Everything sent to customers: mails, reminders, links and statements. */
export interface Sending {
  routes(app: FolioApp): void;
  /** Sends a waiting mail at once. */
  wake(companyId: string, mailId: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the jobs that send mails and reminders, and registers their API routes. */
export async function startSending(platform: Platform, mailer: Mailer, jobs: Jobs): Promise<Sending> {
  const { config, database, now, log } = platform;
  const { publicUrl } = config;
  const tools = {
    database,
    mailer,
    attach: mailFiles(database, now),
    questionLinks: questionLinks({ database, publicUrl }),
    publicUrl,
    now,
    log,
  };
  const outgoing = await startOutgoing(tools, jobs);
  const { wake } = outgoing;
  const telling = startTelling({ database, publicUrl, wake }, platform);
  const reminders = startReminders(platform);
  return {
    wake,
    routes: (app) => {
      outgoingRoutes(app, outgoing);
      invoiceLinkRoutes(app, linkPapers(database));
      contactStatementRoutes(app, outgoing);
    },
    stop: async () => {
      await outgoing.stop();
      await telling.stop();
      await reminders.stop();
    },
  };
}
