import { z } from 'zod';
import { currencyCode, decimalText, id, instant, listQuery, moneyText, writtenDay } from './wire.ts';

/** Where an uploaded document stands (domain: document processing states). */
export const documentState = z.enum([
  'queued',
  'processing',
  'needs_review',
  'processed',
  'duplicate',
  'unsupported',
  'failed',
]);
export type DocumentState = z.infer<typeof documentState>;

export const documentKind = z.enum([
  'bank_statement',
  'sales_invoice',
  'purchase_bill',
  'sales_credit_note',
  'purchase_credit_note',
  'receipt',
  'other',
]);
export type DocumentKind = z.infer<typeof documentKind>;

export const documentStep = z.enum(['reading', 'understanding', 'checking']);

/** Where a confirmed document went: the record it became. */
export const documentOutcome = z.object({
  type: z.enum([
    'sales_invoice',
    'purchase_bill',
    'sales_credit_note',
    'purchase_credit_note',
    'bank_statement',
    'filed',
  ]),
  id,
  number: z.string().nullable(),
});

export const storedDocument = z.object({
  id,
  name: z.string(),
  /** Bytes. */
  size: z.number(),
  /** MIME type found in the content, never the one the client claimed. */
  type: z.string(),
  sha256: z.string(),
  state: documentState,
  step: documentStep.nullable(),
  /** Page being read and page count, while processing. */
  progress: z.object({ page: z.number(), pages: z.number() }).nullable(),
  kind: documentKind.nullable(),
  pages: z.number().nullable(),
  uploaded_at: instant,
  uploaded_by: z.string().nullable(),
  /** Set when this upload repeats an earlier file: that file. */
  duplicate_of: z.object({ id, name: z.string(), uploaded_at: instant }).nullable(),
  /** Why it failed or is not supported: a stable word and a sentence in the caller's language that says what to do. */
  problem: z.object({ code: z.string(), message: z.string(), retryable: z.boolean() }).nullable(),
  /** What the row shows beside the name: supplier/customer or bank, number, total, confidence 0..1. */
  summary: z
    .object({
      title: z.string().nullable(),
      number: z.string().nullable(),
      total: moneyText.nullable(),
      currency: z.string().nullable(),
      confidence: z.number(),
    })
    .nullable(),
  outcomes: z.array(documentOutcome),
});
export type StoredDocument = z.infer<typeof storedDocument>;

/** A box on a page in fractions of its width and height, from the top left. */
export const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/**
 * Where a value was read. `origin`: `read` off the page, `computed` from other values, `embedded` in the file's own
 * data, `entered` by a person. `read` keeps what was read even after a person corrected it.
 */
export const evidence = z.object({
  page: z.number().nullable(),
  box: box.nullable(),
  confidence: z.number(),
  origin: z.enum(['read', 'computed', 'embedded', 'entered']),
  read: z.string().nullable(),
});
export type Evidence = z.infer<typeof evidence>;

const optionalText = z.string().trim().max(400).nullable();

export const draftItem = z.object({
  name: z.string().max(300),
  description: optionalText,
  quantity: decimalText.nullable(),
  price: decimalText.nullable(),
  tax_code: z.string().max(20).nullable(),
  /** Percent, as the tax code says; null without tax. */
  rate: decimalText.nullable(),
  /** Net or gross by `amounts_are`; null = computed from quantity and price. */
  amount: moneyText.nullable(),
  account_code: z.string().max(20).nullable(),
});
export type DraftItem = z.infer<typeof draftItem>;

export const partyDraft = z.object({
  name: z.string().max(300),
  address: optionalText,
  tax_id: z.string().max(60).nullable(),
});

/** An invoice, bill, credit note or receipt before it is confirmed. */
export const invoiceDraft = z.object({
  number: z.string().trim().max(60),
  reference: optionalText,
  issue_date: writtenDay.nullable(),
  due_date: writtenDay.nullable(),
  payment_terms: optionalText,
  currency: currencyCode,
  /** Base units per 1 foreign unit; null in base currency. */
  rate: decimalText.nullable(),
  amounts_are: z.enum(['no_tax', 'tax_exclusive', 'tax_inclusive']),
  contact_id: id.nullable(),
  vendor: partyDraft,
  customer: partyDraft,
  ship_to: partyDraft.nullable(),
  items: z.array(draftItem).max(500),
  /** As printed; checked against the items. */
  subtotal: moneyText.nullable(),
  total_tax: moneyText.nullable(),
  total: moneyText.nullable(),
  /** Ledger account it was paid from/to, with the day; null = not paid yet. */
  paid_from: z.string().max(20).nullable(),
  paid_date: writtenDay.nullable(),
  document_language: z.enum(['en-US', 'zh-Hant', 'bilingual']).nullable(),
});
export type InvoiceDraft = z.infer<typeof invoiceDraft>;

export const statementLineDraft = z.object({
  date: writtenDay.nullable(),
  payee: optionalText,
  description: z.string().max(1000),
  hint: z.enum(['transfer', 'cheque', 'fee', 'interest', 'card', 'autopay', 'fps']).nullable(),
  spent: moneyText.nullable(),
  received: moneyText.nullable(),
  balance: moneyText.nullable(),
});
export type StatementLineDraft = z.infer<typeof statementLineDraft>;

/** One account block of a bank statement before it is confirmed. */
export const statementDraft = z.object({
  bank: optionalText,
  account_number: z.string().max(60).nullable(),
  currency: currencyCode,
  /** The company's bank account the lines go to; null = create one from bank, number and currency. */
  bank_account_id: id.nullable(),
  period_start: writtenDay.nullable(),
  period_end: writtenDay.nullable(),
  opening_balance: moneyText.nullable(),
  closing_balance: moneyText.nullable(),
  /** Post the opening balance against opening balance equity; offered when the account has no postings yet. */
  post_opening_balance: z.boolean(),
  /** Base units per 1 unit of the statement's currency for that opening balance; null in base currency. */
  opening_rate: decimalText.nullable(),
  lines: z.array(statementLineDraft).max(5000),
});
export type StatementDraft = z.infer<typeof statementDraft>;

/** What a person reviews: the invoice part or the statements part is set by `kind`; the other is null. */
export const documentDraft = z.object({
  kind: documentKind,
  invoice: invoiceDraft.nullable(),
  statements: z.array(statementDraft).max(50).nullable(),
});
export type DocumentDraft = z.infer<typeof documentDraft>;

/** An arithmetic check: `code` names it, `where` is a field path such as `statements.0.lines.4.balance`. */
export const draftCheck = z.object({
  code: z.string(),
  holds: z.boolean(),
  where: z.string().nullable(),
  found: z.string().nullable(),
  expected: z.string().nullable(),
  /** A sentence in the caller's language. */
  message: z.string(),
});
export type DraftCheck = z.infer<typeof draftCheck>;

export const documentDetail = storedDocument.extend({
  version: z.number().int(),
  draft: documentDraft.nullable(),
  /** By field path of the draft: `invoice.total`, `invoice.items.0.price`, `statements.0.lines.3.spent`. */
  evidence: z.record(z.string(), evidence),
  checks: z.array(draftCheck),
  page_sizes: z.array(z.object({ number: z.number(), width: z.number(), height: z.number() })),
});
export type DocumentDetail = z.infer<typeof documentDetail>;

export const documentListQuery = listQuery.extend({
  state: z.string().max(100).optional(),
  kind: documentKind.optional(),
});

export const saveDraftRequest = z.object({ version: z.number().int(), draft: documentDraft });

/** `accept_arithmetic`: a person's word that the document stands although its arithmetic does not hold. */
export const confirmDocumentRequest = z.object({
  version: z.number().int(),
  accept_arithmetic: z.boolean().default(false),
});
