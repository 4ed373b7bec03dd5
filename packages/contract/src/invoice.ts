import { z } from 'zod';
import { evidence, invoiceDraft } from './document.ts';
import { day, id, instant, listQuery, moneyText } from './wire.ts';

export const confirmStatus = z.enum(['unconfirmed', 'pending', 'confirmed', 'rejected']);
export const invoiceState = z.enum([
  'draft',
  'voided',
  'paid',
  'overdue',
  'partly_paid',
  'unpaid',
  'unapplied',
  'partly_applied',
  'applied',
]);
export type InvoiceState = z.infer<typeof invoiceState>;
export type ConfirmStatus = z.infer<typeof confirmStatus>;
export const invoiceType = z.enum(['sales_invoice', 'sales_credit_note', 'purchase_bill', 'purchase_credit_note']);
export type InvoiceType = z.infer<typeof invoiceType>;

/** A row of Sales or Purchases: `contact` is the column 'to' or 'from'. Amounts are in `currency`; credit notes negative. */
export const invoiceRow = z.object({
  id,
  type: invoiceType,
  number: z.string(),
  reference: z.string().nullable(),
  contact: z.string(),
  contact_zh: z.string().nullable(),
  issue_date: day.nullable(),
  due_date: day.nullable(),
  currency: z.string(),
  total: moneyText,
  paid: moneyText,
  due: moneyText,
  state: invoiceState,
  confirm_status: confirmStatus,
  document_id: id.nullable(),
});
export type InvoiceRow = z.infer<typeof invoiceRow>;

/** Totals of the whole filtered list in base currency, beside the list's `meta`. */
export const invoiceListMeta = z.object({
  page: z.number(),
  limit: z.number(),
  total: z.number(),
  base_currency: z.string(),
  total_base: moneyText,
  due_base: moneyText,
});

export const invoiceListQuery = listQuery.extend({
  state: z.string().max(100).optional(),
  from: day.optional(),
  to: day.optional(),
});

export const invoiceDetail = invoiceRow.extend({
  version: z.number().int(),
  draft: invoiceDraft,
  evidence: z.record(z.string(), evidence),
  /** The journal entries it posted, oldest first. */
  journal_entries: z.array(z.object({ id, number: z.string(), date: day, kind: z.string() })),
  settlements: z.array(
    z.object({ date: day, kind: z.string(), number: z.string().nullable(), amount: moneyText, journal_entry_id: id }),
  ),
  created_at: instant,
});
export type InvoiceDetail = z.infer<typeof invoiceDetail>;

export const saveInvoiceRequest = z.object({ version: z.number().int(), draft: invoiceDraft });
export const createInvoiceRequest = z.object({ type: invoiceType, draft: invoiceDraft });
export const voidInvoiceRequest = z.object({ reason: z.string().trim().min(1).max(300) });
