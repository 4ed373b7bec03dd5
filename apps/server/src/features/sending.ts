import type { FolioApp, Platform } from '../platform/http/app.ts';
import type { Jobs } from '../platform/jobs/index.ts';
import type { Mailer } from '../platform/mail/index.ts';
import { contactStatementRoutes } from './contact-statement/index.ts';
import { invoiceLinkRoutes } from './invoice-link/index.ts';
import { outgoingRoutes, startOutgoing } from './outgoing/index.ts';
import { linkPapers, mailFiles } from './outgoing-files.ts';
import { questionLinks, startTelling } from './question/index.ts';
import { startReminders } from './reminder/index.ts';

/** Everything that reaches customers: mails, reminders, links and statements. */
export interface Sending {
  routes(app: FolioApp): void;
  /** Has a mail that waits sent at once. */
  wake(companyId: string, mailId: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts what sends mails and reminds, with the calls that ask for it. */
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
      outgoing.stop();
      await telling.stop();
      await reminders.stop();
    },
  };
}
