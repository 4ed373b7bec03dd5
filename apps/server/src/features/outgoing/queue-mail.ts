import type { BulkResult, MailKind, OutgoingMail, SentKind, sendMailRequest } from '@folio/contract';
import type { z } from 'zod';
import { sentence } from '../../messages/index.ts';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import type { CompanyCall, Language } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { getInvoice } from '../invoice/index.ts';
import type { LedgerCall } from '../ledger/index.ts';
import { findMail, findMails, insertMail, type MailAttachment, type NewMail } from './mail-store.ts';
import { asksForLink } from './mail-words.ts';
import { presentMail } from './present-mail.ts';
import { kindOf, proposeMail, sendable } from './propose-mail.ts';

/** A mail to be sent. `at` is when it was asked for; it leaves as soon as a worker takes it. */
export interface MailToQueue extends Partial<Pick<NewMail, 'invoiceId' | 'contactId'>> {
  kind: SentKind;
  to: readonly string[];
  cc?: readonly string[];
  subject: string;
  body: string;
  attachments: readonly MailAttachment[];
  createdBy: string | null;
  at: Date;
}

/**
 * Writes a mail into the queue, in the caller's transaction: it leaves when that stands, and never when it does not. Answers
 * its id. Throws `validation_failed` for {link} in a mail that is about no document and asks nothing.
 */
export async function queueMail(tx: CompanyTransaction, { at, ...mail }: MailToQueue): Promise<string> {
  const invoiceId = mail.invoiceId ?? null;
  if (invoiceId === null && mail.kind !== 'question' && asksForLink(mail.body))
    throw new Refusal('validation_failed', { faults: [{ path: 'body', word: 'mail_link_without_document' }] });
  return insertMail(tx, { ...mail, invoiceId, contactId: mail.contactId ?? null, cc: mail.cc ?? [] }, at);
}

/** Queues a mail about a document as a person wrote it. */
export async function sendInvoice(
  tx: CompanyTransaction,
  call: LedgerCall & { language: Language },
  { invoiceId, ...mail }: { invoiceId: string } & z.infer<typeof sendMailRequest>,
): Promise<OutgoingMail> {
  const invoice = await sendable(tx, call.today, invoiceId);
  if (asksForLink(mail.subject))
    throw new Refusal('validation_failed', { faults: [{ path: 'subject', word: 'mail_link_in_subject' }] });
  const id = await queueMail(tx, {
    kind: mail.kind ?? kindOf(invoice),
    invoiceId,
    contactId: invoice.contact_id,
    to: [...new Set(mail.to)],
    cc: [...new Set(mail.cc)].filter((address) => !mail.to.includes(address)),
    subject: mail.subject,
    body: mail.body,
    attachments: [...new Set(mail.attach)].map((kind) => ({ kind, language: mail.document_language })),
    createdBy: call.userId,
    at: call.now,
  });
  return readMail(tx, id, call);
}

/** Queues a mail about a document by its template, with its PDF. Throws `validation_failed` when the contact has no e-mail. */
export async function sendByTemplate(
  tx: CompanyTransaction,
  by: { today: string; now: Date; userId: string | null },
  { invoiceId, kind }: { invoiceId: string; kind?: MailKind },
): Promise<string> {
  const proposal = await proposeMail(tx, by.today, { invoiceId, kind });
  const invoice = await getInvoice(tx, by, invoiceId);
  if (proposal.to.length === 0)
    throw new Refusal('validation_failed', { word: 'mail_no_address', values: { contact: invoice.contact } });
  return queueMail(tx, {
    ...proposal,
    invoiceId,
    contactId: invoice.contact_id,
    attachments: [{ kind: 'pdf', language: null }],
    createdBy: by.userId,
    at: by.now,
  });
}

/** Each document by its template, each by itself: what cannot be sent says why and stops no other. */
export async function bulkSend(
  call: CompanyCall,
  ids: readonly string[],
): Promise<{ results: BulkResult; mailIds: string[] }> {
  const results: BulkResult = [];
  const mailIds: string[] = [];
  for (const id of new Set(ids)) {
    let number = '';
    try {
      mailIds.push(
        await call.transaction(async (tx) => {
          number = (await getInvoice(tx, call, id)).number;
          return sendByTemplate(tx, call, { invoiceId: id });
        }),
      );
      results.push({ id, number, ok: true, message: null, reason: null });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      results.push({
        id,
        number,
        ok: false,
        message: sentence(call.language, error.word, error.values, call.dayStyle),
        reason: error.code,
      });
    }
  }
  return { results, mailIds };
}

/** A mail as the list shows it. Throws `not_found`. */
export async function readMail(
  tx: CompanyTransaction,
  id: string,
  { language }: { language: Language },
): Promise<OutgoingMail> {
  const mail = await findMail(tx, id);
  if (mail === null) throw new Refusal('not_found');
  return presentMail(mail, language);
}

/** Mails by id as the list shows them. */
export async function readMailsById(
  tx: CompanyTransaction,
  ids: readonly string[],
  { language }: { language: Language },
): Promise<OutgoingMail[]> {
  return (await findMails(tx, ids)).map((mail) => presentMail(mail, language));
}
