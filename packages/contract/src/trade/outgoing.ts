import { z } from 'zod';
import { documentLanguage } from '../documents/document.ts';
import { day, id, instant, moneyText } from '../wire/wire.ts';
import { invoiceState, invoiceType } from './invoice.ts';

/** The subject of an email; each has a template in either language. */
export const mailKind = z.enum(['invoice', 'quotation', 'credit_note', 'receipt', 'reminder', 'statement']);
export type MailKind = z.infer<typeof mailKind>;
/**
 * Kinds of emails in the outbox: those, questions to the client, the notice of answers to the person who asked, and
 * scheduled reports.
 */
export const sentKind = z.enum([...mailKind.options, 'question', 'answer', 'report']);
export type SentKind = z.infer<typeof sentKind>;

/** A line break in a subject or an address would write another header. */
const oneLine = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\r\n]*$/);
const address = z.email().max(254);

/**
 * Placeholders of a template: {number}, {company}, {contact}, {total}, {due}, {due_date}, {issue_date},
 * {days_overdue}, {link}, {payment_reference}. An unknown placeholder in braces is rejected.
 */
export const mailTemplateBody = z.object({
  kind: mailKind,
  language: z.enum(['en-US', 'zh-Hant']),
  subject: oneLine(200),
  body: z.string().trim().min(1).max(5000),
});
export const mailTemplateRow = mailTemplateBody.extend({ is_default: z.boolean() });
export type MailTemplateRow = z.infer<typeof mailTemplateRow>;

/** An email for review: the template filled in from the document. */
export const mailProposal = z.object({
  to: z.array(z.string()),
  cc: z.array(z.string()),
  subject: z.string(),
  body: z.string(),
  language: z.enum(['en-US', 'zh-Hant']),
});
export type MailProposal = z.infer<typeof mailProposal>;

/**
 * {link} in the body becomes a new link for the customer. `kind`: the template it started from; null = the document's
 * own.
 */
export const sendMailRequest = z.object({
  kind: mailKind.exclude(['statement']).nullable().default(null),
  to: z.array(address).min(1).max(20),
  cc: z.array(address).max(20).default([]),
  subject: oneLine(200),
  body: z.string().trim().min(1).max(5000),
  attach: z
    .array(z.enum(['pdf', 'facturx', 'ubl']))
    .max(3)
    .default(['pdf']),
  document_language: documentLanguage.nullable().default(null),
});
export type SendMailRequest = z.input<typeof sendMailRequest>;

export const outgoingMail = z.object({
  id,
  kind: sentKind,
  invoice_id: id.nullable(),
  contact_id: id.nullable(),
  to: z.array(z.string()),
  cc: z.array(z.string()),
  subject: z.string(),
  state: z.enum(['queued', 'sent', 'failed', 'cancelled']),
  attempts: z.number().int(),
  /** Why the last attempt failed: a sentence in the caller's language. */
  problem: z.string().nullable(),
  next_try_at: instant.nullable(),
  created_at: instant,
  created_by: z.string().nullable(),
  sent_at: instant.nullable(),
});
export type OutgoingMail = z.infer<typeof outgoingMail>;

/** Only the answer that created the link contains `url`: the token is not stored. */
export const invoiceLink = z.object({
  id,
  url: z.string().nullable(),
  created_at: instant,
  created_by: z.string().nullable(),
  expires_at: instant,
  revoked_at: instant.nullable(),
  first_viewed_at: instant.nullable(),
  last_viewed_at: instant.nullable(),
  views: z.number().int(),
});
export type InvoiceLink = z.infer<typeof invoiceLink>;

/** Everything a link shows to a customer: this document and nothing else of the books. */
export const publicInvoice = z.object({
  company: z.object({ name: z.string(), name_zh: z.string().nullable() }),
  type: invoiceType,
  number: z.string(),
  contact: z.string(),
  issue_date: day.nullable(),
  due_date: day.nullable(),
  currency: z.string(),
  total: moneyText,
  paid: moneyText,
  due: moneyText,
  state: invoiceState,
  language: documentLanguage,
  payment_reference: z.string().nullable(),
  /** Number of pages of its PDF. */
  pages: z.number().int(),
  /** The customer may accept or decline the quotation here. */
  may_answer: z.boolean(),
  expires_at: instant,
});
export type PublicInvoice = z.infer<typeof publicInvoice>;
export const publicInvoiceRequest = z.object({ token: z.string().min(20).max(100) });
export const publicPageRequest = publicInvoiceRequest.extend({ page: z.number().int().min(1).max(99) });
export const publicAnswerRequest = publicInvoiceRequest.extend({ answer: z.enum(['accepted', 'declined']) });
