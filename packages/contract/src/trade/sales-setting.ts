import { z } from 'zod';
import { documentLanguage, paperTemplate } from '../documents/document.ts';
import { day, id } from '../wire/wire.ts';
import { invoiceType } from './invoice.ts';

/** The company's FPS account (HKMA common QR code): its FPS identifier, mobile number or email address. */
export const fpsKind = z.enum(['id', 'mobile', 'email']);

/** How documents are printed, sent and confirmed; a company without its own settings has the defaults. */
export const salesSetting = z.object({
  /** The person who submits a document may not confirm it. */
  approval_needed: z.boolean().default(false),
  tax_rounding: z.enum(['per_line', 'per_document']).default('per_line'),
  template: paperTemplate.default('classic'),
  document_language: documentLanguage.default('en-US'),
  /** Printed at the bottom of documents for customers. */
  payment_instructions: z.string().trim().max(1000).default(''),
  payment_instructions_zh: z.string().trim().max(1000).default(''),
  footer: z.string().trim().max(300).default(''),
  pay_to_account_id: id.nullable().default(null),
  fps: z
    .object({ kind: fpsKind, value: z.string().trim().min(1).max(254) })
    .nullable()
    .default(null),
  /** The company's own VAT or GST number, printed where it charges tax. */
  tax_number: z.string().trim().max(60).default(''),
  reply_to: z.email().max(254).nullable().default(null),
  /** Days a customer's link is valid. */
  link_days: z.number().int().min(1).max(730).default(90),
  /** Reminders of unpaid invoices: days after the due date (before it when negative). */
  reminders_on: z.boolean().default(false),
  reminder_days: z.array(z.number().int().min(-30).max(365)).max(6).default([-3, 1, 7, 14]),
});
export type SalesSetting = z.infer<typeof salesSetting>;

export const salesImageKind = z.enum(['logo', 'chop', 'signature']);
export type SalesImageKind = z.infer<typeof salesImageKind>;

export const salesSettingDetail = z.object({
  version: z.number().int(),
  setting: salesSetting,
  images: z.array(z.object({ kind: salesImageKind, width: z.number().int(), height: z.number().int() })),
  /** A mail server sends emails; without one they are kept in this installation's outbox. */
  mail_server: z.boolean(),
});
export type SalesSettingDetail = z.infer<typeof salesSettingDetail>;
export const saveSalesSettingRequest = z.object({ version: z.number().int(), setting: salesSetting });
/** The first page of a sample invoice with the setting, before it is saved: base64 of a PNG. */
export const samplePaperRequest = z.object({ setting: salesSetting });
export const samplePaper = z.object({ pages: z.number().int(), picture: z.string() });

/**
 * When payment is due. `days`: that many days after the issue date. `end_of_month`: that many days after the end of the month
 * `months` later. `fixed_day`: on day `days` of the month `months` later (0 = this month, or the next when the day has passed).
 */
export const paymentTermBody = z.object({
  name: z.string().trim().min(1).max(80),
  name_zh: z
    .string()
    .trim()
    .max(80)
    .nullable()
    .default(null)
    .transform((value) => value || null),
  kind: z.enum(['days', 'end_of_month', 'fixed_day']),
  days: z.number().int().min(0).max(365),
  months: z.number().int().min(0).max(24).default(0),
  active: z.boolean().default(true),
});
export type PaymentTermBody = z.input<typeof paymentTermBody>;
export const paymentTermRow = paymentTermBody.extend({ id });
export type PaymentTermRow = z.infer<typeof paymentTermRow>;

/**
 * How one type is numbered: `INV-{YYYY}-{####}`. `{YYYY}`, `{YY}`, `{MM}` are the issue date's; the number has at
 * least as many digits as there are `#`. A pattern with a year starts again at 1 each year, one with a month each
 * month.
 */
export const numberSchemeBody = z.object({
  type: invoiceType,
  pattern: z
    .string()
    .trim()
    .max(40)
    .regex(/^[^{}#]*(\{(YYYY|YY|MM)\}[^{}#]*)*\{#{1,9}\}[^{}#]*$/),
  /** The next number to assign; null leaves the count unchanged. */
  next: z.number().int().min(1).max(999_999_999).nullable().default(null),
});
export type NumberSchemeBody = z.input<typeof numberSchemeBody>;
export const numberSchemeRow = z.object({
  type: invoiceType,
  pattern: z.string(),
  /** The next number for a document issued today. */
  next: z.string(),
  next_count: z.number().int(),
});
export type NumberSchemeRow = z.infer<typeof numberSchemeRow>;

/** Numbers of a scheme between the first and the last used that no document has: `from` and `to` of each gap. */
export const numberGaps = z.object({
  type: invoiceType,
  used: z.number().int(),
  missing: z.number().int(),
  runs: z.array(z.object({ from: z.string(), to: z.string(), count: z.number().int(), after: day.nullable() })),
});
export type NumberGaps = z.infer<typeof numberGaps>;
