import { type ReportScheduleBody, reportPackBody, type SavedReportBody } from '@folio/contract';
import pino from 'pino';
import { questionLinks } from '../../src/features/documents/client-request/index.ts';
import { createReportPack } from '../../src/features/reports/report-pack/keep-pack.ts';
import { attachReport, reportLinks } from '../../src/features/reports/report-schedule/index.ts';
import { createSchedule } from '../../src/features/reports/report-schedule/keep-schedule.ts';
import { getReportSchedule } from '../../src/features/reports/report-schedule/list-schedules.ts';
import { sendDueReports } from '../../src/features/reports/report-schedule/send-due.ts';
import { saveReport } from '../../src/features/reports/saved-report/keep-saved.ts';
import { type DeliveryTools, deliver } from '../../src/features/trade/emails/index.ts';
import type { Database } from '../../src/platform/database/open.ts';
import type { CompanyCall } from '../../src/platform/http/call.ts';
import type { Mail } from '../../src/platform/mail/index.ts';
import { reportPeople } from '../../src/wiring/report-people.ts';
import { openTestBooks, type TestBooks } from '../books.ts';

export const publicUrl = 'https://books.folio.example';

const log = pino({ level: 'silent' });

export const monthly: ReportScheduleBody = {
  rhythm: 'month',
  on_day: 5,
  at_hour: 8,
  receivers: ['board@lantern.example', 'bank@lantern.example', 'Board@lantern.example'],
  formats: ['pdf', 'xlsx'],
  language: 'en-US',
};

/** The file of every email, for tests of what happens around it. */
export const sameFile: DeliveryTools['attach'] = async () => ({
  name: 'report.pdf',
  type: 'application/pdf',
  bytes: Buffer.from('%PDF'),
});

export const savedReport: SavedReportBody = {
  name: 'Profit by month',
  report: 'profit-loss',
  period: 'this_month',
  query: { by: 'month' },
  shared: true,
};

/** A company that sends reports by email: a clock to set, a worker to call, and what it sent. */
export type MailingDesk = Awaited<ReturnType<typeof openMailingDesk>>;

/** `attach` makes the files of emails; by default as the server makes them. */
export async function openMailingDesk(database: Database, attach?: DeliveryTools['attach']) {
  const books: TestBooks = await openTestBooks(database, '2026-05-11');
  const { companyId, run } = books;
  let now = books.call.now;
  const sent: Mail[] = [];
  const woken: string[] = [];
  const people = reportPeople(database);
  const tools = {
    database,
    ...people,
    wake: async (_companyId: string, mailId: string) => {
      woken.push(mailId);
    },
    now: () => now,
    log,
  };
  const delivery: DeliveryTools = {
    database,
    now: () => now,
    log,
    publicUrl,
    mailer: {
      send: async (mail) => {
        sent.push(mail);
        return { refused: [] };
      },
    },
    links: { question: questionLinks({ database, publicUrl }), report: reportLinks({ database, publicUrl }, people) },
    attach:
      attach ??
      ((_companyId, { createdBy }, attachment) => {
        if (attachment.kind !== 'report') throw new Error('only reports are attached here');
        return attachReport(tools, { companyId, createdBy }, attachment.report);
      }),
  };
  const knowing = async (call: CompanyCall) => ({ ...call, readers: await people.readerAddresses(companyId) });
  const saved = (over: Partial<SavedReportBody> = {}, call = books.call) =>
    run((tx) => saveReport(tx, call, { ...savedReport, ...over }));
  return {
    ...books,
    tools,
    delivery,
    sent,
    woken,
    now: () => now,
    /** Sets the clock. */
    at: (moment: string) => {
      now = new Date(moment);
    },
    /** A call with the addresses of those who read the books at this moment. */
    knowing,
    saved,
    pack: () =>
      run((tx) =>
        createReportPack(
          tx,
          books.call,
          reportPackBody.parse({
            name: 'Board pack',
            title: '',
            title_zh: '',
            prepared_by: '',
            notes: '',
            language: 'both',
            reports: [{ report: 'balance-sheet', period: 'this_month', query: {}, notes: '' }],
          }),
        ),
      ),
    schedule: async (over: Partial<ReportScheduleBody> = {}, subjectId?: string, call = books.call) => {
      const id = subjectId ?? (await saved());
      const caller = await knowing(call);
      const body = { ...monthly, ...over };
      return run((tx) => createSchedule(tx, caller, { subject: 'saved_report', subjectId: id, body }));
    },
    shown: async (id: string, call = books.call) => {
      const caller = await knowing(call);
      return run((tx) => getReportSchedule(tx, caller, id));
    },
    /** Looks for due reports in the morning of a day. */
    sweepOn: (today: string) => {
      now = new Date(`${today}T01:00:00Z`);
      return sendDueReports(tools);
    },
    mails: () =>
      run((tx) =>
        tx.queries
          .selectFrom('outgoing_mail')
          .select(['id', 'kind', 'subject', 'body', 'receivers', 'attachments', 'state', 'created_by'])
          .where('company_id', '=', companyId)
          .orderBy('created_at')
          .orderBy('receivers', 'desc')
          .execute(),
      ),
    /** A worker looks at an email. */
    send: (mailId: string) => deliver(delivery, companyId, mailId),
    trail: (id: string) =>
      run((tx) =>
        tx.queries
          .selectFrom('audit_event')
          .select(['action', 'user_id', 'change'])
          .where('subject_id', '=', id)
          .orderBy('id')
          .execute(),
      ),
  };
}
