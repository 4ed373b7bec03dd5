import { questionLinks, startTelling } from '../features/documents/client-request/index.ts';
import { limitAttempts } from '../features/people/session/index.ts';
import {
  attachReport,
  reportEmailRoutes,
  reportLinks,
  startReportSchedules,
} from '../features/reports/report-schedule/index.ts';
import { facturxOf, ublOf } from '../features/trade/e-invoice/index.ts';
import { type AttachmentMaker, outgoingRoutes, startOutgoing } from '../features/trade/emails/index.ts';
import { invoiceLinkRoutes, type LinkPapers } from '../features/trade/invoice-link/index.ts';
import { paperName, printPage, printPaper, readPaper } from '../features/trade/printout/index.ts';
import { startReminders } from '../features/trade/reminder/index.ts';
import { attachStatement, contactStatementRoutes } from '../features/trade/statement-of-account/index.ts';
import type { Database } from '../platform/database/open.ts';
import { inCompany } from '../platform/database/transaction.ts';
import type { FolioApp, Platform } from '../platform/http/app.ts';
import type { Jobs } from '../platform/jobs/index.ts';
import type { Mailer, MailFile } from '../platform/mail/index.ts';
import { reportPeople } from './report-people.ts';

/** Calls from one address in a quarter of an hour: enough for a mail service that stops emails for many receivers. */
const MAX_REPORT_CALLS = 300;

/** Everything that is sent: mails to customers, reminders, links, statements and scheduled reports. */
export interface Sending {
  routes(app: FolioApp): void;
  /** Sends a waiting mail at once. */
  wake(companyId: string, mailId: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the jobs that send mails and reminders, if this process runs jobs, and registers their API routes. */
export async function startSending(platform: Platform, mailer: Mailer, jobs: Jobs): Promise<Sending> {
  const { config, database, now, log } = platform;
  const { publicUrl } = config;
  const people = reportPeople(database);
  const tools = {
    database,
    mailer,
    attach: mailFiles({ database, now, exportRefusal: people.exportRefusal }),
    links: { question: questionLinks({ database, publicUrl }), report: reportLinks({ database, publicUrl }, people) },
    publicUrl,
    now,
    log,
  };
  const outgoing = await startOutgoing(tools, jobs);
  const { wake } = outgoing;
  const scheduled = () => [
    startTelling({ database, publicUrl, wake }, platform),
    startReminders(platform),
    startReportSchedules({ database, ...people, wake, now, log }),
  ];
  const tasks: readonly { stop(): Promise<void> }[] = jobs.runs ? scheduled() : [];
  return {
    wake,
    routes: (app) => {
      outgoingRoutes(app, outgoing);
      invoiceLinkRoutes(app, linkPapers(database));
      contactStatementRoutes(app, outgoing);
      reportEmailRoutes(app, (address, at) =>
        limitAttempts(database.queries, 'public-report-email', address, MAX_REPORT_CALLS, at),
      );
    },
    stop: async () => {
      await outgoing.stop();
      for (const task of tasks) await task.stop();
    },
  };
}

type Wish = NonNullable<Parameters<typeof readPaper>[2]>;

/** Creates the files attached to mails: data is read in a transaction, the PDF is written outside it. */
function mailFiles(tools: Parameters<typeof attachReport>[0]): AttachmentMaker {
  const { database, now } = tools;
  return async (companyId, { invoiceId, contactId, createdBy }, attachment) => {
    if (attachment.kind === 'report') return attachReport(tools, { companyId, createdBy }, attachment.report);
    const { language } = attachment;
    if (attachment.kind === 'statement') {
      if (contactId === null) throw new Error('a statement of account belongs to a contact');
      return attachStatement(database, now(), { companyId, contactId, language, statement: attachment.statement });
    }
    if (invoiceId === null) throw new Error('this file belongs to a document');
    return documentFile(database, { companyId, invoiceId }, attachment.kind, language === null ? {} : { language });
  };
}

async function documentFile(
  database: Database,
  { companyId, invoiceId }: { companyId: string; invoiceId: string },
  kind: 'pdf' | 'facturx' | 'ubl',
  wish: Wish,
): Promise<MailFile> {
  const paper = await inCompany(database, companyId, (tx) => readPaper(tx, invoiceId, wish));
  if (kind === 'ubl')
    return { name: paperName(paper, 'xml'), bytes: Buffer.from(ublOf(paper)), type: 'application/xml' };
  const bytes = kind === 'facturx' ? await facturxOf(paper) : await printPaper(paper);
  return { name: paperName(paper, kind === 'facturx' ? 'factur-x.pdf' : 'pdf'), bytes, type: 'application/pdf' };
}

/** The content of a customer's link: the document as it would be printed now. */
export function linkPapers(database: Database): LinkPapers {
  const read = (companyId: string, invoiceId: string) =>
    inCompany(database, companyId, (tx) => readPaper(tx, invoiceId));
  return {
    page: async (companyId, invoiceId, page) => printPage(await read(companyId, invoiceId), page),
    pdf: async (companyId, invoiceId) => {
      const paper = await read(companyId, invoiceId);
      return { name: paperName(paper, 'pdf'), bytes: await printPaper(paper) };
    },
  };
}
