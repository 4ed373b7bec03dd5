import { z } from 'zod';
import { invoiceAges } from '../choices.ts';
import { evidence, invoiceDraft } from '../documents/document.ts';
import { currencyCode, day, id, instant, listMeta, listQuery, moneyText } from '../wire/wire.ts';

export const confirmStatus = z.enum(['unconfirmed', 'pending', 'confirmed', 'rejected']);
/** Derived, never typed. The last four are a quotation's. */
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
  'open',
  'accepted',
  'declined',
  'expired',
  'invoiced',
]);
export type InvoiceState = z.infer<typeof invoiceState>;
export type ConfirmStatus = z.infer<typeof confirmStatus>;
/** `quotation` is printed and sent like an invoice, and posts nothing. */
export const invoiceType = z.enum([
  'sales_invoice',
  'sales_credit_note',
  'purchase_bill',
  'purchase_credit_note',
  'quotation',
]);
export type InvoiceType = z.infer<typeof invoiceType>;
/** The types that are posted to the books when confirmed. */
export const postedType = invoiceType.exclude(['quotation']);
export type PostedType = z.infer<typeof postedType>;

/**
 * A row of Sales or Purchases: `contact` is the column 'to' or 'from'. Amounts are in `currency`; credit notes are
 * negative.
 */
export const invoiceRow = z.object({
  id,
  type: invoiceType,
  number: z.string(),
  reference: z.string().nullable(),
  contact: z.string(),
  contact_zh: z.string().nullable(),
  contact_id: id.nullable(),
  issue_date: day.nullable(),
  due_date: day.nullable(),
  currency: z.string(),
  total: moneyText,
  paid: moneyText,
  due: moneyText,
  /** In the company's currency, at the rate of its posting; null for a draft in another currency, which has no such rate yet. */
  total_base: moneyText.nullable(),
  due_base: moneyText.nullable(),
  state: invoiceState,
  confirm_status: confirmStatus,
  document_id: id.nullable(),
  /** When it was last e-mailed, and last opened by the customer. */
  sent_at: instant.nullable(),
  viewed_at: instant.nullable(),
});
export type InvoiceRow = z.infer<typeof invoiceRow>;

/** Totals of the documents of one currency: credit notes subtracted, voided documents and drafts left out. */
export const currencyTotal = z.object({ currency: z.string(), total: moneyText, paid: moneyText, due: moneyText });

/** Number of documents in each tab of the list, whichever tab is open; search and dates are applied. */
export const invoiceTab = z.enum(['all', 'draft', 'pending', 'open', 'overdue', 'paid', 'voided']);
export type InvoiceTab = z.infer<typeof invoiceTab>;

/** How late an open invoice or bill is, in days after its due date. One without a due date is never late. */
export const invoiceAge = z.enum(invoiceAges);
export type InvoiceAge = z.infer<typeof invoiceAge>;

/**
 * The open invoices or bills of one age, with what is due in base currency. Credit notes have no age. Every filter applies
 * but the tab and the age.
 */
export const ageTotal = z.object({ age: invoiceAge, documents: z.number().int(), due_base: moneyText });
export type AgeTotal = z.infer<typeof ageTotal>;

/** Totals of the whole filtered list in base currency and by currency, in addition to the list's `meta`. */
export const invoiceListMeta = listMeta.extend({
  base_currency: z.string(),
  total_base: moneyText,
  due_base: moneyText,
  by_currency: z.array(currencyTotal),
  counts: z.record(invoiceTab, z.number().int()),
  /** All ages, the youngest first. */
  ageing: z.array(ageTotal),
});
export type InvoiceListMeta = z.infer<typeof invoiceListMeta>;

/**
 * Filters of Sales and Purchases. `state`: states, comma-separated; `confirm_status`: likewise. `type`: one type of document
 * (quotations are listed only when asked for). `age`: open invoices or bills of this age. `q`: number, reference, name, or an amount.
 */
export const invoiceListQuery = listQuery.extend({
  state: z.string().max(100).optional(),
  confirm_status: z.string().max(60).optional(),
  type: invoiceType.optional(),
  age: invoiceAge.optional(),
  contact_id: id.optional(),
  currency: currencyCode.optional(),
  from: day.optional(),
  to: day.optional(),
});

/** A payment or allocation of a document: an entry that changed its open amount. */
export const settlement = z.object({
  date: day,
  /** The entry's kind; for a receipt or payment without a bank account: `bad_debt`, `deposit` or `director`. */
  kind: z.string(),
  number: z.string().nullable(),
  /** In the document's currency; negative if it reopened the document. */
  amount: moneyText,
  journal_entry_id: id,
  /** The payment, if it is one. */
  money_id: id.nullable(),
  /** The other document of an allocation. */
  other: z.object({ id, number: z.string(), type: z.string() }).nullable(),
  /** It can be undone: it has not been undone yet. */
  undoable: z.boolean(),
});

export const invoiceDetail = invoiceRow.extend({
  version: z.number().int(),
  draft: invoiceDraft,
  evidence: z.record(z.string(), evidence),
  /** The journal entries it posted, oldest first. */
  journal_entries: z.array(z.object({ id, number: z.string(), date: day, kind: z.string() })),
  settlements: z.array(settlement),
  created_at: instant,
  created_by: z.string().nullable(),
  submitted_by: z.string().nullable(),
  /** The caller submitted it, so another person must approve it. */
  submitted_by_me: z.boolean(),
  rejected_reason: z.string().nullable(),
  /** The reference a customer is asked to quote; used to match the payment. */
  payment_reference: z.string().nullable(),
  /** Documents made from it or that it was made from: the invoice of a quotation, credit notes of an invoice. */
  related: z.array(z.object({ id, type: invoiceType, number: z.string(), relation: z.string() })),
  /** The company needs a second person's approval. */
  approval_needed: z.boolean(),
  /** Where its tax is rounded: the company's setting when it was confirmed; for a draft, the current setting. */
  tax_rounding: z.enum(['per_line', 'per_document']).optional(),
});
export type InvoiceDetail = z.infer<typeof invoiceDetail>;

export const saveInvoiceRequest = z.object({ version: z.number().int(), draft: invoiceDraft });
export const createInvoiceRequest = z.object({ type: invoiceType, draft: invoiceDraft });
export const voidInvoiceRequest = z.object({ reason: z.string().trim().min(1).max(300) });
export const rejectInvoiceRequest = z.object({
  version: z.number().int(),
  reason: z.string().trim().min(1).max(300),
});

/** A saved version of a draft. */
export const invoiceVersion = z.object({
  version: z.number().int(),
  saved_at: instant,
  saved_by: z.string().nullable(),
  draft: invoiceDraft,
});
export type InvoiceVersion = z.infer<typeof invoiceVersion>;

/** An event of a document, newest first; `detail` is a text for people (a reason, an address, an amount). */
export const invoiceEvent = z.object({
  at: instant,
  by: z.string().nullable(),
  action: z.string(),
  detail: z.string().nullable(),
});
export type InvoiceEvent = z.infer<typeof invoiceEvent>;

/**
 * What confirming a draft would post. `problems`: reasons against posting, as sentences in the caller's language by
 * field path.
 */
export const journalPreview = z.object({
  entries: z.array(
    z.object({
      kind: z.string(),
      date: day,
      lines: z.array(
        z.object({
          account_code: z.string(),
          account_name: z.string(),
          account_name_zh: z.string(),
          description: z.string(),
          currency: z.string(),
          foreign_amount: moneyText.nullable(),
          debit: moneyText.nullable(),
          credit: moneyText.nullable(),
        }),
      ),
      debit: moneyText,
      credit: moneyText,
    }),
  ),
  problems: z.record(z.string(), z.array(z.string())),
});
export type JournalPreview = z.infer<typeof journalPreview>;

/** `id` is the document being edited, which is not its own duplicate. */
export const previewRequest = z.object({ type: invoiceType, id: id.nullable().default(null), draft: invoiceDraft });

/** A possible duplicate of the record being written. */
export const invoiceLookAlike = invoiceRow.extend({
  reason: z.enum(['same_number', 'same_amount_and_date']),
});
export type InvoiceLookAlike = z.infer<typeof invoiceLookAlike>;

export const bulkRequest = z.object({ ids: z.array(id).min(1).max(200) });
/**
 * The result for each document: if it is rejected, a sentence in the caller's language, with the error code in
 * `reason`.
 */
export const bulkResult = z.array(
  z.object({ id, number: z.string(), ok: z.boolean(), message: z.string().nullable(), reason: z.string().nullable() }),
);
export type BulkResult = z.infer<typeof bulkResult>;

export const nextNumberQuery = z.object({ type: invoiceType, date: day.optional() });

/** `paper`: the PDF. `facturx`: PDF/A-3 with the invoice's data inside. `ubl`: Peppol BIS 3. */
export const paperQuery = z.object({
  language: z.enum(['en-US', 'zh-Hant', 'bilingual']).optional(),
  template: z.enum(['classic', 'modern', 'compact']).optional(),
});

/** An image of one page of the PDF: base64 of a PNG. */
export const paperPreview = z.object({ pages: z.number().int(), page: z.number().int(), picture: z.string() });
export const paperPreviewRequest = previewRequest.extend({ page: z.number().int().min(1).max(99).default(1) });
