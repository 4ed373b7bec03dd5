import type { BulkResult, MailKind, OutgoingMail, SentKind, sendMailRequest } from '@folio/contract';
import type { z } from 'zod';
import { sentence } from '../../../messages/index.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall, Language } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { LedgerCall } from '../../books/ledger/index.ts';
import { getInvoice } from '../invoice/index.ts';
import { findMail, findMails, insertMail, type MailAttachment, type NewMail } from './mail-store.ts';
import { asksForLink, linkedKindOf } from './mail-words.ts';
import { presentMail } from './present-mail.ts';
import { kindOf, proposeMail, sendable } from './propose-mail.ts';

/** An email to be sent. `at` is when it was requested; it leaves as soon as a worker claims it. */
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
 * Adds an email to the queue in the caller's transaction: it is sent only if that transaction commits. Returns its
 * id. Throws `validation_failed` for {link} in an email of a kind that has no link.
 */
export async function queueMail(tx: CompanyTransaction, { at, ...mail }: MailToQueue): Promise<string> {
  const invoiceId = mail.invoiceId ?? null;
  if (invoiceId === null && linkedKindOf(mail.kind) === null && asksForLink(mail.body))
    throw new DomainError('validation_failed', { faults: [{ path: 'body', word: 'mail_link_without_document' }] });
  return insertMail(tx, { ...mail, invoiceId, contactId: mail.contactId ?? null, cc: mail.cc ?? [] }, at);
}

/** Queues an email about a document with the text a person wrote. */
export async function sendInvoice(
  tx: CompanyTransaction,
  call: LedgerCall & { language: Language },
  { invoiceId, ...mail }: { invoiceId: string } & z.infer<typeof sendMailRequest>,
): Promise<OutgoingMail> {
  const invoice = await sendable(tx, call.today, invoiceId);
  if (asksForLink(mail.subject))
    throw new DomainError('validation_failed', { faults: [{ path: 'subject', word: 'mail_link_in_subject' }] });
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

/**
 * Queues an email about a document from its template, with its PDF. Throws `validation_failed` if the contact has no
 * email address.
 */
export async function sendByTemplate(
  tx: CompanyTransaction,
  by: { today: string; now: Date; userId: string | null },
  { invoiceId, kind }: { invoiceId: string; kind?: MailKind },
): Promise<string> {
  const proposal = await proposeMail(tx, by.today, { invoiceId, kind });
  const invoice = await getInvoice(tx, by, invoiceId);
  if (proposal.to.length === 0)
    throw new DomainError('validation_failed', { word: 'mail_no_address', values: { contact: invoice.contact } });
  return queueMail(tx, {
    ...proposal,
    invoiceId,
    contactId: invoice.contact_id,
    attachments: [{ kind: 'pdf', language: null }],
    createdBy: by.userId,
    at: by.now,
  });
}

/**
 * Sends each document from its template, independently: one that cannot be sent reports the reason and does not stop
 * the others.
 */
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
      if (!(error instanceof DomainError)) throw error;
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

/** An email as the list shows it. Throws `not_found`. */
export async function readMail(
  tx: CompanyTransaction,
  id: string,
  { language }: { language: Language },
): Promise<OutgoingMail> {
  const mail = await findMail(tx, id);
  if (mail === null) throw new DomainError('not_found');
  return presentMail(mail, language);
}

/** Emails by id as the list shows them. */
export async function readMailsById(
  tx: CompanyTransaction,
  ids: readonly string[],
  { language }: { language: Language },
): Promise<OutgoingMail[]> {
  return (await findMails(tx, ids)).map((mail) => presentMail(mail, language));
}
