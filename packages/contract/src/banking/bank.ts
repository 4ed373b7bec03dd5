import { z } from 'zod';
import { day, decimalText, id, listQuery, moneyText } from '../wire/wire.ts';

export const lineState = z.enum(['unreviewed', 'suggested', 'matched', 'classified', 'excluded']);
export const statementState = z.enum(['processing', 'to_review', 'reconciled', 'failed']);

/** Head of the Bank Statement screen. Balances are signed: an overdrawn account is negative. */
export const bankStatementHeader = z.object({
  account_id: id,
  account_number: z.string().nullable(),
  account_code: z.string(),
  account_name: z.string(),
  account_name_zh: z.string(),
  currency: z.string(),
  last_statement_date: day.nullable(),
  last_statement_balance: moneyText.nullable(),
  /** Book balance at the last statement's date, in the account's currency. */
  book_balance: moneyText,
  /** last_statement_balance less book_balance: the amount still to be reconciled. */
  difference: moneyText.nullable(),
  counts: z.object({ to_do: z.number(), coded: z.number(), all: z.number() }),
  /** Spent lines without a document, and open questions. */
  missing_evidence: z.number(),
  open_questions: z.number(),
});
export type BankStatementHeader = z.infer<typeof bankStatementHeader>;

export const bankStatementRow = z.object({
  id,
  period_start: day.nullable(),
  period_end: day,
  opening_balance: moneyText,
  closing_balance: moneyText,
  currency: z.string(),
  state: statementState,
  lines: z.number(),
  document_id: id.nullable(),
});
export type BankStatementRow = z.infer<typeof bankStatementRow>;

/** A reason for a suggestion, shown as a badge; `kind` selects the text, `value` is inserted into it. */
export const suggestionReason = z.object({
  kind: z.enum([
    'amount',
    'reference',
    'payee',
    'days',
    'word',
    'history',
    'mirror',
    // Several documents or records together give the amount: their number.
    'together',
    // Part of the open amount; more than the open amount; a fee kept; a small amount written off; another currency at
    // the day's rate.
    'part',
    'excess',
    'fee',
    'write_off',
    'exchange',
    // Name of the company's rule.
    'rule',
    // A person rejected this for the payee before.
    'refused',
  ]),
  value: z.string().nullable(),
  good: z.boolean(),
});

const suggestedDocument = z.object({
  id,
  type: z.enum(['sales_invoice', 'purchase_bill', 'sales_credit_note', 'purchase_credit_note']),
  number: z.string(),
  contact: z.string(),
  open: moneyText,
  currency: z.string(),
  /** How much of the document this line settles, in the document's currency. */
  settles: moneyText,
});

export const lineSuggestion = z.object({
  action: z.enum(['match', 'classify', 'transfer', 'exclude']),
  /** For match: the open documents it settles, or the records in the books that it is the bank's side of. */
  documents: z.array(suggestedDocument),
  entries: z.array(
    z.object({
      id,
      number: z.string(),
      date: day,
      kind: z.string(),
      contact: z.string().nullable(),
      amount: moneyText,
    }),
  ),
  /** For classify: the parts (one, or those of a rule). For transfer: one part, the other own account. */
  parts: z.array(
    z.object({
      account_code: z.string(),
      account_name: z.string(),
      account_name_zh: z.string(),
      amount: moneyText,
      tax_code: z.string().nullable(),
    }),
  ),
  /** The difference between the line and the documents, and its account; null = it stays open as credit. */
  difference: z
    .object({
      kind: z.enum(['fee', 'write_off', 'excess', 'part']),
      amount: moneyText,
      account_code: z.string().nullable(),
    })
    .nullable(),
  rule_id: id.nullable(),
  score: z.number(),
  reasons: z.array(suggestionReason),
});
export type LineSuggestion = z.infer<typeof lineSuggestion>;

export const bankLineRow = z.object({
  id,
  statement_id: id,
  date: day,
  type: z.enum(['spent', 'received']),
  hint: z.enum(['transfer', 'cheque', 'fee', 'interest', 'card', 'autopay', 'fps']).nullable(),
  payee: z.string().nullable(),
  description: z.string(),
  spent: moneyText.nullable(),
  received: moneyText.nullable(),
  balance: moneyText.nullable(),
  state: lineState,
  /** The line is coded, and its statement's closing balance agrees with the books. */
  proved: z.boolean(),
  /** The best suggestion; the others come with the line's candidates. */
  suggestion: lineSuggestion.nullable(),
  /** What the line was coded to; null while it is not coded. */
  coded: z
    .object({
      kind: z.enum(['match', 'classify', 'transfer', 'exclude']),
      text: z.string(),
      journal_entry_id: id.nullable(),
    })
    .nullable(),
  document_id: id.nullable(),
  /** Position of the line on the page. */
  page: z.number().nullable(),
  /** What the reader corrected in it; a person should check it. */
  flags: z.array(z.enum(['repaired', 'balance_breaks', 'flip'])),
  comments: z.number(),
  open_question: z.boolean(),
  /** Number of documents that support it: attached, or of the matched record. */
  evidence: z.number(),
  /** A document that waits for review seems to belong to this line. */
  arrived: z.boolean(),
});
export type BankLineRow = z.infer<typeof bankLineRow>;

export const bankLineQuery = listQuery.extend({
  account_id: id,
  show: z.enum(['to_do', 'coded', 'all', 'missing_evidence', 'questions']).default('all'),
  statement_id: id.optional(),
});

/** Up to nine suggestions for one line, best first: keys 1 to 9 select them. */
export const lineCandidates = z.object({ id, candidates: z.array(lineSuggestion) });
export type LineCandidates = z.infer<typeof lineCandidates>;

/** Base units per 1 unit of the bank account's currency on the line's day; needed for an account in another currency. */
const rate = decimalText.optional();

export const classifyLineRequest = z.object({
  splits: z
    .array(
      z.object({
        account_code: z.string().max(20),
        amount: moneyText,
        description: z.string().max(300).optional(),
        /** The part contains the tax of this code. */
        tax_code: z.string().max(20).optional(),
      }),
    )
    .min(1)
    .max(50),
  rate,
});
export type ClassifyLineRequest = z.input<typeof classifyLineRequest>;
/**
 * Either open documents of one contact (a receipt, payment or refund is posted) or entries already in the books
 * (nothing is posted; their sum is the line's amount).
 */
export const matchLineRequest = z.object({
  /** Amounts in the documents' currency; absent = the open amount, as far as the line covers it. */
  documents: z
    .array(z.object({ id, amount: moneyText.optional() }))
    .max(50)
    .default([]),
  journal_entry_ids: z.array(id).max(50).default([]),
  /** Kept by the bank or gateway, on top of the line's amount, in the account's currency: 6400 or 6410. */
  fee: z
    .object({ account_code: z.string().max(20), amount: moneyText })
    .nullable()
    .default(null),
  /** A shortfall of at most 1.00 that will not be paid, in the account's currency. */
  write_off: moneyText.nullable().default(null),
  rate,
});
export type MatchLineRequest = z.input<typeof matchLineRequest>;
/** `amount` is in the other account's currency. It is needed when the currencies differ and no line there gives it. */
export const transferLineRequest = z.object({
  account_code: z.string().max(20),
  amount: moneyText.optional(),
  rate,
});
export type TransferLineRequest = z.input<typeof transferLineRequest>;
export const excludeLineRequest = z.object({ reason: z.string().trim().min(1).max(300) });
/**
 * Accepts the current suggestion of each line. The answer lists the lines posted and the lines rejected, with the
 * error code in `reason`. `pick`: the chosen candidate, counted from 0, and the one line it is for; the score that
 * was shown guards against a candidate that has changed since.
 */
export const acceptLinesRequest = z.object({
  ids: z.array(id).min(1).max(200),
  pick: z.object({ index: z.number().int().min(0).max(8), score: z.number() }).optional(),
});
export const acceptLinesResult = z.object({
  accepted: z.array(id),
  refused: z.array(z.object({ id, message: z.string(), reason: z.string() })),
  /** Every line that changed: the accepted ones, the counterparts of transfers, and lines with another suggestion. */
  lines: z.array(bankLineRow),
});
export type AcceptLinesResult = z.infer<typeof acceptLinesResult>;
/** A line after a change, with every other line the change affected. */
export const changedLine = z.object({ line: bankLineRow, others: z.array(bankLineRow) });
export type ChangedLine = z.infer<typeof changedLine>;
