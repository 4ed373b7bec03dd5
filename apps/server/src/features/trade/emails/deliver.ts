import { dayInHongKong } from '@folio/ledger';
import type { Database } from '../../../platform/database/open.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Log } from '../../../platform/log/index.ts';
import { type Mailer, MailFailure, type MailFile, type Sent } from '../../../platform/mail/index.ts';
import { writeAudit } from '../../books/ledger/index.ts';
import { dropUnusedLink, makeLink } from '../invoice-link/index.ts';
import { readSalesSetting } from '../sales-setting/index.ts';
import { claimMail, markFailed, markInvoiceSent, markSent } from './delivery-store.ts';
import { readMailParties } from './facts-store.ts';
import { mailHtml } from './mail-html.ts';
import { findMail, type MailAttachment, type MailProblem, type StoredMail } from './mail-store.ts';
import { asksForLink, type LinkedKind, linkedKindOf, putLink } from './mail-words.ts';
import { sendable } from './propose-mail.ts';

/** Creates an attachment of an email, outside any transaction. */
export type AttachmentMaker = (
  companyId: string,
  mail: Pick<StoredMail, 'invoiceId' | 'contactId' | 'createdBy'>,
  attachment: MailAttachment,
) => Promise<MailFile>;

/** A link for the receiver of one email. */
export interface MadeLink {
  id: string;
  url: string;
  replyTo: string | null;
  /** The address by which a mail program stops such emails with a POST. */
  oneClick?: string;
}

/**
 * Creates the link of an email when the email is sent, and revokes it if sending failed. Throws a `DomainError` if the
 * email may not be sent any more.
 */
export interface LinkMaker {
  make(companyId: string, mail: Pick<StoredMail, 'id' | 'createdBy'>, now: Date): Promise<MadeLink>;
  drop(companyId: string, id: string): Promise<void>;
}

export interface DeliveryTools {
  database: Database;
  mailer: Mailer;
  attach: AttachmentMaker;
  /** Links of emails that are not about a document, by the kind of email. */
  links: Readonly<Record<LinkedKind, LinkMaker>>;
  /** Base address of this installation as customers' browsers reach it. */
  publicUrl: string;
  now(): Date;
  log: Log;
}

/**
 * Sends one email if it is due and no worker holds it. Any failure is stored with the email: it is retried later, or
 * given up if the server rejects it permanently. An email is sent at least once: if a worker dies after the server
 * accepted it, it is sent again under the same Message-ID.
 */
export async function deliver(tools: DeliveryTools, companyId: string, mailId: string): Promise<void> {
  const { database, now, log } = tools;
  const mail = await inCompany(database, companyId, async (tx) =>
    (await claimMail(tx, mailId, now())) ? findMail(tx, mailId) : null,
  );
  if (mail === null) return;
  try {
    const sent = await send(tools, companyId, mail);
    await inCompany(database, companyId, async (tx) => {
      await markSent(tx, mail.id, now(), problemOfRefused(sent));
      if (mail.invoiceId === null) return;
      await markInvoiceSent(tx, mail.invoiceId, now());
      const change = { kind: mail.kind, to: [...mail.to, ...mail.cc].join(', '), subject: mail.subject };
      const event = { userId: mail.createdBy, at: now(), action: 'invoice.sent' as const };
      await writeAudit(tx, { ...event, subjectType: 'invoice', subjectId: mail.invoiceId, change });
    });
  } catch (error) {
    const { problem, isForGood } = explain(error);
    if (problem.word === 'mail_files_failed') log.error({ err: error, mail: mail.id }, 'mail');
    const nextTryAt = isForGood ? null : nextTryAfter(mail.attempts, now());
    await inCompany(database, companyId, (tx) => markFailed(tx, mail.id, { problem, nextTryAt }));
  }
}

/** Creates the attachments and the link and passes the email to the server; revokes the link if sending failed. */
async function send(tools: DeliveryTools, companyId: string, mail: StoredMail): Promise<Sent> {
  const { database, publicUrl } = tools;
  await refuseOutdated(tools, companyId, mail);
  const files: MailFile[] = [];
  for (const attachment of mail.attachments) files.push(await tools.attach(companyId, mail, attachment));
  const { setting, parties } = await inCompany(database, companyId, async (tx) => ({
    setting: await readSalesSetting(tx),
    parties: await readMailParties(tx, mail.contactId),
  }));
  const link = await linkOf(tools, companyId, mail);
  const text = link === null ? mail.body : putLink(mail.body, link.url);
  // The request is written in both languages; its subject in the client's language.
  const isChinese = /\p{Script=Han}/u.test(mail.kind === 'question' ? mail.subject : mail.body);
  const replyTo = link?.replyTo ?? setting.reply_to;
  try {
    return await tools.mailer.send({
      to: mail.to,
      cc: mail.cc,
      fromName: isChinese && parties.companyZh ? parties.companyZh : parties.company,
      ...(replyTo !== null && { replyTo }),
      subject: mail.subject,
      text,
      html: mailHtml(text, isChinese ? 'zh-Hant' : 'en'),
      files,
      ...(link?.oneClick !== undefined && { oneClick: link.oneClick }),
      messageId: `<${mail.id}@${new URL(publicUrl).hostname}>`,
    });
  } catch (error) {
    await link?.drop();
    throw error;
  }
}

interface MailLink extends Omit<MadeLink, 'id'> {
  drop(): Promise<void>;
}

/** The link an email needs; null if it needs no link. */
async function linkOf(tools: DeliveryTools, companyId: string, mail: StoredMail): Promise<MailLink | null> {
  const { database, now, publicUrl, links } = tools;
  const { invoiceId, createdBy: userId } = mail;
  if (!asksForLink(mail.body)) return null;
  const kind = linkedKindOf(mail.kind);
  if (kind !== null) {
    const { id, ...link } = await links[kind].make(companyId, mail, now());
    return { ...link, drop: () => links[kind].drop(companyId, id) };
  }
  if (invoiceId === null) return null;
  const made = await inCompany(database, companyId, (tx) =>
    makeLink(tx, { userId, now: now(), publicUrl }, { invoiceId, days: null }),
  );
  const drop = () => inCompany(database, companyId, (tx) => dropUnusedLink(tx, made.id));
  return made.url === null ? null : { url: made.url, replyTo: null, drop };
}

/**
 * An email may have waited for days: documents voided in the meantime are not sent, and customers who have paid are
 * not reminded.
 */
async function refuseOutdated({ database, now }: DeliveryTools, companyId: string, mail: StoredMail): Promise<void> {
  const { invoiceId, kind } = mail;
  if (invoiceId === null) return;
  const { state, number } = await inCompany(database, companyId, (tx) => sendable(tx, dayInHongKong(now()), invoiceId));
  if (kind === 'reminder' && state === 'paid')
    throw new DomainError('conflict', { word: 'mail_paid_meanwhile', values: { number } });
}

function problemOfRefused({ refused }: Sent): MailProblem | null {
  if (refused.length === 0) return null;
  const values = {
    address: refused.map(({ address }) => address).join(', '),
    words: refused.map(({ words }) => words).join('; '),
  };
  return { word: 'mail_partly_refused', values };
}

function explain(error: unknown): { problem: MailProblem; isForGood: boolean } {
  if (error instanceof MailFailure) {
    const { reason, server, words } = error;
    return { problem: { word: `mail_${reason}`, values: { server, words } }, isForGood: reason === 'refused' };
  }
  // A document that may not be printed gives the reason; a retry would give the same one.
  if (error instanceof DomainError) {
    const more = error.faults.map(({ word, values = {} }) => ({ word, values }));
    return { problem: { word: error.word, values: error.values, more }, isForGood: true };
  }
  return { problem: { word: 'mail_files_failed', values: {} }, isForGood: false };
}

const MINUTE_MS = 60_000;

/** Minutes to wait after the first, second ... failed attempt: ten attempts within two days. */
const WAITS_MINUTES = [1, 5, 15, 60, 120, 240, 480, 720, 720] as const;

export const MAX_ATTEMPTS = WAITS_MINUTES.length + 1;

/** The time of the next attempt after the given number of failed ones; null if the email is given up. */
export function nextTryAfter(attempts: number, now: Date): Date | null {
  const minutes = WAITS_MINUTES[attempts - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE_MS);
}
