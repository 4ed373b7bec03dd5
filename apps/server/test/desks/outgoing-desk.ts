import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import pino from 'pino';
import { readConfig } from '../../src/config.ts';
import { questionLinks } from '../../src/features/documents/client-request/index.ts';
import { reportLinks } from '../../src/features/reports/report-schedule/index.ts';
import { type DeliveryTools, deliver } from '../../src/features/trade/emails/index.ts';
import { confirmInvoice, createInvoice } from '../../src/features/trade/invoice/index.ts';
import type { Database } from '../../src/platform/database/open.ts';
import { inCompany } from '../../src/platform/database/transaction.ts';
import type { CompanyCall } from '../../src/platform/http/call.ts';
import { createMailer } from '../../src/platform/mail/index.ts';
import { reportPeople } from '../../src/wiring/report-people.ts';
import { openTestBooks, type TestBooks, testDraft } from '../books.ts';

/** A company that sends: a clock to move, and a worker to call. */
export interface OutgoingDesk extends TestBooks {
  tools: DeliveryTools;
  /** The call of its owner at the clock's time. */
  callNow(): CompanyCall;
  /** Moves the clock on. */
  pass(minutes: number): void;
  /** A confirmed document to a customer of that address. */
  invoice(over?: Partial<InvoiceDraft>, about?: { type?: InvoiceType; email?: string | null }): Promise<string>;
  /** Has a worker look at a mail. */
  work(mailId: string): Promise<void>;
}

export const publicUrl = 'https://books.folio.example';

/** `smtpUrl` null leaves no server to send by. */
export async function openOutgoingDesk(database: Database, smtpUrl: string | null): Promise<OutgoingDesk> {
  const books = await openTestBooks(database);
  let now = books.call.now;
  let numbered = 0;
  const config = readConfig(smtpUrl === null ? {} : { SMTP_URL: smtpUrl }, '/tmp/folio-nowhere');
  const tools: DeliveryTools = {
    database,
    mailer: createMailer(config, () => now),
    attach: async (_company, _mail, { kind }) => ({
      name: `paper.${kind}`,
      bytes: Buffer.from(`the ${kind} file`),
      type: kind === 'ubl' ? 'application/xml' : 'application/pdf',
    }),
    links: {
      question: questionLinks({ database, publicUrl }),
      report: reportLinks({ database, publicUrl }, reportPeople(database)),
    },
    publicUrl,
    now: () => now,
    log: pino({ level: 'silent' }),
  };
  const confirmed = async (draft: InvoiceDraft, type: InvoiceType, email: string | null) => {
    const id = await books.run(async (tx) => {
      const made = await createInvoice(tx, books.call, { type, draft });
      await confirmInvoice(tx, books.call, made);
      return made;
    });
    await inCompany(database, books.companyId, (tx) =>
      tx.queries.updateTable('contact').set({ email }).where('name', '=', draft.customer.name).execute(),
    );
    return id;
  };
  return {
    ...books,
    tools,
    callNow: () => ({ ...books.call, now, today: now.toISOString().slice(0, 10) }),
    pass: (minutes) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    invoice: (over = {}, { type = 'sales_invoice', email = 'accounts@blueharbour.example' } = {}) => {
      numbered += 1;
      return confirmed(testDraft({ number: `INV-2026-${numbered}`, ...over }), type, email);
    },
    work: (mailId) => deliver(tools, books.companyId, mailId),
  };
}
