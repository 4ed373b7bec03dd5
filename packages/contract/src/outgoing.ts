import { z } from 'zod';
import { documentLanguage } from './document.ts';
import { invoiceState, invoiceType } from './invoice.ts';
import { day, id, instant, moneyText } from './wire.ts';

/** What a mail is about; each has a template in either language. */
export const mailKind = z.enum(['invoice', 'quotation', 'credit_note', 'receipt', 'reminder', 'statement']);
export type MailKind = z.infer<typeof mailKind>;
/** What the outbox holds: those, questions to the client, and the word to who asked that there are answers. */
export const sentKind = z.enum([...mailKind.options, 'question', 'answer']);
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
 * Words of a template: {number}, {company}, {contact}, {total}, {due}, {due_date}, {issue_date}, {days_overdue}, {link},
 * {payment_reference}. A word in braces it does not know is refused.
 */
export const mailTemplateBody = z.object({
  kind: mailKind,
  language: z.enum(['en-US', 'zh-Hant']),
  subject: oneLine(200),
  body: z.string().trim().min(1).max(5000),
});
export const mailTemplateRow = mailTemplateBody.extend({ is_default: z.boolean() });
export type MailTemplateRow = z.infer<typeof mailTemplateRow>;

/** A mail ready to be looked at: template and document put together. */
export const mailProposal = z.object({
  to: z.array(z.string()),
  cc: z.array(z.string()),
  subject: z.string(),
  body: z.string(),
  language: z.enum(['en-US', 'zh-Hant']),
});
export type MailProposal = z.infer<typeof mailProposal>;

/** {link} in the body becomes a new link for the customer. `kind`: whose template it began from; null = the document's own. */
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

/** `url` is there only in the answer that made it: the token is not kept. */
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

/** Everything a customer gets by a link: nothing of the books but this document. */
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
  /** Pages of its PDF. */
  pages: z.number().int(),
  /** A quotation may be accepted or declined here. */
  may_answer: z.boolean(),
  expires_at: instant,
});
export type PublicInvoice = z.infer<typeof publicInvoice>;
export const publicInvoiceRequest = z.object({ token: z.string().min(20).max(100) });
export const publicPageRequest = publicInvoiceRequest.extend({ page: z.number().int().min(1).max(99) });
export const publicAnswerRequest = publicInvoiceRequest.extend({ answer: z.enum(['accepted', 'declined']) });
