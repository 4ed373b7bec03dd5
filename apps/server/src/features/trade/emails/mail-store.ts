import {
  mailedReport,
  type OutgoingMail,
  outgoingMail,
  type SentKind,
  sentKind,
  statementOfAccountQuery,
} from '@folio/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

const inLanguage = z.enum(['en-US', 'zh-Hant', 'bilingual']).nullable();

/** A file made when the email is sent, from the books at that time. */
export const mailAttachment = z.union([
  z.object({ kind: z.enum(['pdf', 'facturx', 'ubl']), language: inLanguage }),
  z.object({ kind: z.literal('statement'), language: inLanguage, statement: statementOfAccountQuery }),
  z.object({ kind: z.literal('report'), report: mailedReport }),
]);
export type MailAttachment = z.infer<typeof mailAttachment>;

const said = z.object({ word: z.string(), values: z.record(z.string(), z.string()) });
/** Why an email was not sent: key and values of a message, and of further messages with the details. */
export const mailProblem = said.extend({ more: z.array(said).default([]) });
export type MailProblem = z.input<typeof mailProblem>;

export interface NewMail {
  kind: SentKind;
  invoiceId: string | null;
  contactId: string | null;
  to: readonly string[];
  cc: readonly string[];
  subject: string;
  body: string;
  attachments: readonly MailAttachment[];
  /** Null for an automatic email. */
  createdBy: string | null;
}

export interface StoredMail extends NewMail {
  id: string;
  state: OutgoingMail['state'];
  attempts: number;
  problem: MailProblem | null;
  nextTryAt: Date | null;
  createdAt: Date;
  createdByName: string | null;
  sentAt: Date | null;
}

export async function insertMail(tx: CompanyTransaction, mail: NewMail, at: Date): Promise<string> {
  const row = await tx.queries
    .insertInto('outgoing_mail')
    .values({
      company_id: tx.companyId,
      kind: mail.kind,
      invoice_id: mail.invoiceId,
      contact_id: mail.contactId,
      receivers: JSON.stringify(mail.to),
      copies: JSON.stringify(mail.cc),
      subject: mail.subject,
      body: mail.body,
      attachments: JSON.stringify(mail.attachments),
      created_by: mail.createdBy,
      created_at: at,
      next_try_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface MailFilter {
  state?: OutgoingMail['state'] | undefined;
  invoiceId?: string | undefined;
  contactId?: string | undefined;
  q?: string | undefined;
}

function mails(tx: CompanyTransaction, filter: MailFilter) {
  let query = tx.queries.selectFrom('outgoing_mail as mail').where('mail.company_id', '=', tx.companyId);
  if (filter.state !== undefined) query = query.where('mail.state', '=', filter.state);
  if (filter.invoiceId !== undefined) query = query.where('mail.invoice_id', '=', filter.invoiceId);
  if (filter.contactId !== undefined) query = query.where('mail.contact_id', '=', filter.contactId);
  if (filter.q) {
    const pattern = `%${filter.q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    query = query.where((e) =>
      e.or([e('mail.subject', 'ilike', pattern), sql<boolean>`(mail.receivers || mail.copies)::text ilike ${pattern}`]),
    );
  }
  return query;
}

export async function readMails(
  tx: CompanyTransaction,
  filter: MailFilter,
  page: { limit: number; offset: number },
): Promise<StoredMail[]> {
  const rows = await selected(mails(tx, filter))
    .orderBy('mail.created_at', 'desc')
    .orderBy('mail.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map(toStored);
}

export async function countMails(tx: CompanyTransaction, filter: MailFilter): Promise<number> {
  const row = await mails(tx, filter).select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return row.total;
}

export async function findMail(tx: CompanyTransaction, id: string): Promise<StoredMail | null> {
  const row = await selected(mails(tx, {}).where('mail.id', '=', id)).executeTakeFirst();
  return row === undefined ? null : toStored(row);
}

export async function findMails(tx: CompanyTransaction, ids: readonly string[]): Promise<StoredMail[]> {
  if (ids.length === 0) return [];
  const rows = await selected(mails(tx, {}).where('mail.id', 'in', ids)).execute();
  return rows.map(toStored);
}

function selected(query: ReturnType<typeof mails>) {
  return query
    .leftJoin('app_user as person', 'person.id', 'mail.created_by')
    .select([
      'mail.id',
      'mail.kind',
      'mail.invoice_id',
      'mail.contact_id',
      'mail.receivers',
      'mail.copies',
      'mail.subject',
      'mail.body',
      'mail.attachments',
      'mail.state',
      'mail.attempts',
      'mail.last_error',
      'mail.next_try_at',
      'mail.created_by',
      'mail.created_at',
      'mail.sent_at',
      'person.name as person',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selected>['executeTakeFirstOrThrow']>>;

function toStored(row: Row): StoredMail {
  return {
    id: row.id,
    kind: sentKind.parse(row.kind),
    invoiceId: row.invoice_id,
    contactId: row.contact_id,
    to: z.array(z.string()).parse(row.receivers),
    cc: z.array(z.string()).parse(row.copies),
    subject: row.subject,
    body: row.body,
    attachments: z.array(mailAttachment).parse(row.attachments),
    state: outgoingMail.shape.state.parse(row.state),
    attempts: row.attempts,
    problem: mailProblem.nullable().parse(row.last_error),
    nextTryAt: row.next_try_at,
    createdBy: row.created_by,
    createdByName: row.person,
    createdAt: row.created_at,
    sentAt: row.sent_at,
  };
}
