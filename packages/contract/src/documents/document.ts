import { z } from 'zod';
import { suggestionReason } from '../banking/bank.ts';
import { companyPaperKind } from '../people/company-paper.ts';
import { MAX_ITEMS } from '../trade/max-items.ts';
import { currencyCode, decimalText, id, instant, listQuery, moneyText, writtenDay } from '../wire/wire.ts';

/** Processing state of an uploaded document (domain: document processing states). */
export const documentState = z.enum([
  'queued',
  'processing',
  'needs_review',
  'processed',
  'duplicate',
  'unsupported',
  'failed',
  'merged',
  'trashed',
]);
export type DocumentState = z.infer<typeof documentState>;

export const documentKind = z.enum([
  'bank_statement',
  'card_statement',
  'sales_invoice',
  'purchase_bill',
  'sales_credit_note',
  'purchase_credit_note',
  'receipt',
  'quotation',
  'delivery_note',
  'cheque',
  'remittance_advice',
  'official_letter',
  'other',
]);
export type DocumentKind = z.infer<typeof documentKind>;

export const documentStep = z.enum(['reading', 'understanding', 'checking']);

/** The record that a confirmed document became. */
export const documentOutcome = z.object({
  type: z.enum([
    'sales_invoice',
    'purchase_bill',
    'sales_credit_note',
    'purchase_credit_note',
    'bank_statement',
    'filed',
    // Kept as evidence of a bank line that was already coded: nothing was posted.
    'bank_line',
  ]),
  id,
  number: z.string().nullable(),
});

export const storedDocument = z.object({
  id,
  name: z.string(),
  /** Bytes. */
  size: z.number(),
  /** MIME type detected from the content, never the one the client claimed. */
  type: z.string(),
  sha256: z.string(),
  state: documentState,
  step: documentStep.nullable(),
  /** Page being read and page count, while processing. */
  progress: z.object({ page: z.number(), pages: z.number() }).nullable(),
  /**
   * In the answers of the list and of one document, while it waits to be read: the number of documents before it, of
   * all companies of the server (0 = it is next), and the estimated seconds until it has been read. Null otherwise.
   */
  queue_position: z.number().int().min(0).nullable(),
  estimated_wait_s: z.number().int().min(1).nullable(),
  kind: documentKind.nullable(),
  pages: z.number().nullable(),
  uploaded_at: instant,
  uploaded_by: z.string().nullable(),
  /** The earlier file, if this upload is identical to one. */
  duplicate_of: z.object({ id, name: z.string(), uploaded_at: instant }).nullable(),
  /** Why it failed or is not supported: an error code and a sentence in the caller's language that says what to do. */
  problem: z.object({ code: z.string(), message: z.string(), retryable: z.boolean() }).nullable(),
  /** What the row shows next to the name: supplier/customer or bank, number, total, confidence 0..1. */
  summary: z
    .object({
      title: z.string().nullable(),
      number: z.string().nullable(),
      total: moneyText.nullable(),
      currency: z.string().nullable(),
      confidence: z.number(),
      /** The certificates of a company among its pages: the company form can be filled from them. */
      company_papers: z.array(companyPaperKind).optional(),
    })
    .nullable(),
  outcomes: z.array(documentOutcome),
  /** The part number, if the file holds several documents; null if it holds one. `of` is the first of them. */
  part: z.object({ of: id, number: z.number().int(), count: z.number().int() }).nullable(),
  /** Number of possible duplicates. */
  alike: z.number().int(),
  /** A newer version of the reader is available: the document may be read again. */
  outdated: z.boolean(),
});
export type StoredDocument = z.infer<typeof storedDocument>;

/** A box on a page in fractions of its width and height, from the top left. */
export const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** A page of the uploaded file, or a region of a page. */
export const segment = z.object({ page: z.number().int().min(1), region: box.nullable() });
export type Segment = z.infer<typeof segment>;

export const pageTurn = z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]);

/** A page of the uploaded file, upright: size in points, and the part (its number) each region belongs to. */
export const filePage = z.object({
  number: z.number().int(),
  width: z.number(),
  height: z.number(),
  turn: pageTurn,
  mirrored: z.boolean(),
});
export type FilePage = z.infer<typeof filePage>;

/** One document of the file for the page strip. `locked`: it is confirmed or filed, and its pages do not change. */
export const filePart = z.object({
  id,
  number: z.number().int(),
  segments: z.array(segment),
  kind: documentKind.nullable(),
  state: documentState,
  title: z.string().nullable(),
  locked: z.boolean(),
});
export type FilePart = z.infer<typeof filePart>;

/**
 * A possible duplicate. `same_number`: supplier, number and total agree; `same_fields`: supplier, date and total
 * agree; `same_picture`: the same sheet photographed again.
 */
export const alikeRecord = z.object({
  type: z.enum(['document', 'invoice']),
  id,
  reason: z.enum(['same_number', 'same_fields', 'same_picture']),
  name: z.string(),
  supplier: z.string().nullable(),
  number: z.string().nullable(),
  total: moneyText.nullable(),
  currency: z.string().nullable(),
  date: z.string().nullable(),
  state: z.string(),
  /** Page to show next to this one; null for a record without a file. */
  page: z.number().int().nullable(),
});
export type AlikeRecord = z.infer<typeof alikeRecord>;

/** An open bank line that may be the payment of this document. `amount` is signed: spent is negative. */
export const bankLineOffer = z.object({
  id,
  date: z.string(),
  payee: z.string().nullable(),
  description: z.string(),
  amount: moneyText,
  currency: z.string(),
  account_code: z.string(),
  account_name: z.string(),
  account_name_zh: z.string(),
  score: z.number(),
  reasons: z.array(suggestionReason),
});
export type BankLineOffer = z.infer<typeof bankLineOffer>;

/** What a newer reading would change: values by field path, null if one side has no value. */
export const rereadChange = z.object({ path: z.string(), before: z.string().nullable(), after: z.string().nullable() });
export type RereadChange = z.infer<typeof rereadChange>;

/**
 * Where a value was read. `origin`: `read` from the page, `computed` from other values, `embedded` in the file's
 * data, `entered` by a person. `read` keeps the value that was read even after a person corrected it.
 */
export const evidence = z.object({
  page: z.number().nullable(),
  box: box.nullable(),
  confidence: z.number(),
  origin: z.enum(['read', 'computed', 'embedded', 'entered']),
  read: z.string().nullable(),
  /** Who entered it, and when, if a person did. */
  by: z.string().optional(),
  at: z.string().optional(),
});
export type Evidence = z.infer<typeof evidence>;

const optionalText = z.string().trim().max(400).nullable();

export const documentLanguage = z.enum(['en-US', 'zh-Hant', 'bilingual']);
export type DocumentLanguage = z.infer<typeof documentLanguage>;

export const paperTemplate = z.enum(['classic', 'modern', 'compact']);
export type PaperTemplate = z.infer<typeof paperTemplate>;

/** Unit of a discount: percent of the amount it reduces, or money in the document's currency. */
export const discountIs = z.enum(['percent', 'amount']);

export const draftItem = z.object({
  name: z.string().max(300),
  description: optionalText,
  quantity: decimalText.nullable(),
  price: decimalText.nullable(),
  /** Subtracted from quantity x price; null = no discount. */
  discount: decimalText.nullable().default(null),
  discount_is: discountIs.default('percent'),
  tax_code: z.string().max(20).nullable(),
  /** Percent of the tax code; null without tax. */
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
  items: z.array(draftItem).max(MAX_ITEMS),
  /** As printed; checked against the items. */
  subtotal: moneyText.nullable(),
  total_tax: moneyText.nullable(),
  total: moneyText.nullable(),
  /** Ledger account it was paid from/to, with the day; null = not paid yet. */
  paid_from: z.string().max(20).nullable(),
  paid_date: writtenDay.nullable(),
  document_language: documentLanguage.nullable(),
  /** The buyer's order number. */
  order_number: optionalText.default(null),
  /** Printed below the totals. */
  notes: z.string().trim().max(2000).nullable().default(null),
  /** Subtracted from the whole document, spread over its items before tax; null = no discount. */
  discount: decimalText.nullable().default(null),
  discount_is: discountIs.default('percent'),
  /** The company's payment term that gives the due date; null = the date was typed. */
  payment_term_id: id.nullable().default(null),
  /** A purchase paid at once, from `paid_from`; its number may be left out. */
  is_receipt: z.boolean().default(false),
  /** The invoice or bill that a credit note credits; the note uses its currency and rate. */
  credit_of: id.nullable().default(null),
  from_quotation: id.nullable().default(null),
  /** Template for printing; null = the company's setting. */
  template: paperTemplate.nullable().default(null),
  /** The bank account the customer is asked to pay to; null = the company's setting. */
  pay_to_account_id: id.nullable().default(null),
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
  /** Name of the account holder, as printed. */
  account_holder: optionalText.default(null),
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

/**
 * The draft a person reviews: `kind` decides whether the invoice part or the statements part is set; the other is
 * null.
 */
export const documentDraft = z.object({
  kind: documentKind,
  invoice: invoiceDraft.nullable(),
  statements: z.array(statementDraft).max(50).nullable(),
});
export type DocumentDraft = z.infer<typeof documentDraft>;

/** An arithmetic check: `code` identifies it, `where` is a field path such as `statements.0.lines.4.balance`. */
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
  /** The pages of this document, upright. */
  page_sizes: z.array(filePage),
  /** The pages, or regions of pages, of this document; by default one whole-page segment for each page. */
  segments: z.array(segment),
  /** Every page and every document of the uploaded file, for the page strip. */
  file_pages: z.array(filePage),
  file_parts: z.array(filePart),
  look_alikes: z.array(alikeRecord),
  bank_lines: z.array(bankLineOffer),
  /** Set after a newer reading: what it would change; empty if it gives the same values. */
  reread: z.object({ changes: z.array(rereadChange) }).nullable(),
  /** Account holders of the statement whose names are not the company's: a person must confirm them. */
  other_holders: z.array(z.string()),
  /** Pages left out because they repeat an earlier page, with the page each one repeats. */
  repeated_pages: z.array(z.object({ page: z.int().positive(), first: z.int().positive() })),
  /** Paths of the fields that were read with the help of earlier corrections for this supplier. */
  learnt: z.array(z.string()),
});
export type DocumentDetail = z.infer<typeof documentDetail>;

export const documentListQuery = listQuery.extend({
  state: z.string().max(100).optional(),
  kind: documentKind.optional(),
});

export const saveDraftRequest = z.object({ version: z.number().int(), draft: documentDraft });

/**
 * `accept_arithmetic`: a person confirms the document although its arithmetic is wrong; `accept_holder`: a person
 * confirms that a statement in another name belongs to the company.
 */
export const confirmDocumentRequest = z.object({
  version: z.number().int(),
  accept_arithmetic: z.boolean().default(false),
  accept_holder: z.boolean().default(false),
  /** The open bank line that is this document's payment; it is matched at once. */
  bank_line_id: id.nullable().default(null),
});

/** The documents of a file, as split by a person; every page is in at most one part. Locked parts must not change. */
export const cutFileRequest = z.object({
  version: z.number().int(),
  parts: z
    .array(z.object({ segments: z.array(segment).min(1).max(500) }))
    .min(1)
    .max(200),
});

/** Turning the page clockwise by `turn` more degrees than it is shown now makes it upright. */
export const turnPageRequest = z.object({ version: z.number().int(), page: z.number().int().min(1), turn: pageTurn });

/** The password of a protected PDF: used once, never stored. */
export const unlockRequest = z.object({ password: z.string().min(1).max(200) });

export const sameDocumentRequest = z.object({
  version: z.number().int(),
  type: z.enum(['document', 'invoice']),
  id,
});

export const differentDocumentsRequest = z.object({ version: z.number().int(), ids: z.array(id).min(1).max(50) });

/** `paths`: the changes to accept; null = all. */
export const takeRereadRequest = z.object({ version: z.number().int(), paths: z.array(z.string()).nullable() });

/** What Folio learned from corrections of a supplier's documents. */
export const readingMemoryRow = z.object({
  id,
  supplier: z.string(),
  /** Names of the learned fields, such as `number` or `total`. */
  fields: z.array(z.string()),
  /** Accounts of its items. */
  accounts: z.array(
    z.object({
      account_code: z.string(),
      account_name: z.string(),
      account_name_zh: z.string(),
      times: z.number().int(),
    }),
  ),
  times: z.number().int(),
  learned_at: instant,
});
export type ReadingMemoryRow = z.infer<typeof readingMemoryRow>;

/**
 * How documents are read. `available`: the server has a language model; it reads for a company only when switched on.
 */
export const readingSetting = z.object({
  language_model: z.boolean(),
  available: z.boolean(),
  model: z.string().nullable(),
  /** Host of the endpoint that would receive the pages. */
  host: z.string().nullable(),
  used_this_month: z.object({ calls: z.number().int(), tokens: z.number().int() }),
  tokens_a_month: z.number().int(),
});
export type ReadingSetting = z.infer<typeof readingSetting>;
export const readingSettingBody = z.object({ language_model: z.boolean() });
