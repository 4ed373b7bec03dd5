import { z } from 'zod';
import { day, decimalText, id, listQuery, moneyText } from './wire.ts';

export const lineState = z.enum(['unreviewed', 'suggested', 'matched', 'classified', 'excluded']);
export type LineState = z.infer<typeof lineState>;
export const statementState = z.enum(['processing', 'to_review', 'reconciled', 'failed']);

/** The head of the Bank Statement screen. Balances carry their sign: an overdrawn account is negative. */
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
  /** last_statement_balance less book_balance: what is still to be reconciled. */
  difference: moneyText.nullable(),
  counts: z.object({ to_do: z.number(), coded: z.number(), all: z.number() }),
  /** Spent lines without a document, and questions that wait for an answer. */
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

/** A reason of a suggestion, shown as a badge; `kind` picks the word, `value` fills it. */
export const suggestionReason = z.object({
  kind: z.enum([
    'amount',
    'reference',
    'payee',
    'days',
    'word',
    'history',
    'mirror',
    // Several documents or records together make the amount: how many.
    'together',
    // Part of what is open; more than is open; a fee kept; a cent or so written off; another currency at the day's rate.
    'part',
    'excess',
    'fee',
    'write_off',
    'exchange',
    // A rule of the company: its name.
    'rule',
    // A person refused this for the payee before.
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
  /** How much of it this line settles, in the document's currency. */
  settles: moneyText,
});

export const lineSuggestion = z.object({
  action: z.enum(['match', 'classify', 'transfer', 'exclude']),
  /** For match: the open documents it settles, or the records already in the books it is the bank's side of. */
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
  /** What is between the line and the documents, and where it goes: the account, or null = stays open as credit. */
  difference: z
    .object({
      kind: z.enum(['fee', 'write_off', 'excess', 'part']),
      amount: moneyText,
      account_code: z.string().nullable(),
    })
    .nullable(),
  /** The rule it comes from. */
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
  /** Coded, and its statement's own closing balance agrees with the books. */
  proved: z.boolean(),
  /** The best suggestion; the others come with the line's candidates. */
  suggestion: lineSuggestion.nullable(),
  /** What the line was coded to, once it is. */
  coded: z
    .object({
      kind: z.enum(['match', 'classify', 'transfer', 'exclude']),
      text: z.string(),
      journal_entry_id: id.nullable(),
    })
    .nullable(),
  document_id: id.nullable(),
  /** Where the line stands on the page. */
  page: z.number().nullable(),
  /** What the reader put right in it; a person should look at it. */
  flags: z.array(z.enum(['repaired', 'balance_breaks', 'flip'])),
  comments: z.number(),
  open_question: z.boolean(),
  /** Documents that show what it was for: attached, or of the matched record. */
  evidence: z.number(),
  /** A document that waits for review seems to be this line's. */
  arrived: z.boolean(),
});
export type BankLineRow = z.infer<typeof bankLineRow>;

export const bankLineQuery = listQuery.extend({
  account_id: id,
  show: z.enum(['to_do', 'coded', 'all', 'missing_evidence', 'questions']).default('all'),
  statement_id: id.optional(),
});

/** Up to nine suggestions for one line, best first: what keys 1 to 9 pick. */
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
 * Either open documents of one contact (a receipt, payment or refund is posted) or entries already in the books (nothing is
 * posted; together they are the line's amount).
 */
export const matchLineRequest = z.object({
  /** Amounts in the documents' currency; absent = as much as is open and the line covers. */
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
  /** A shortfall of at most 1.00 that nobody will pay, in the account's currency. */
  write_off: moneyText.nullable().default(null),
  rate,
});
export type MatchLineRequest = z.input<typeof matchLineRequest>;
/** `amount` in the other account's currency, where that is another one and no line of it tells. */
export const transferLineRequest = z.object({
  account_code: z.string().max(20),
  amount: moneyText.optional(),
  rate,
});
export type TransferLineRequest = z.input<typeof transferLineRequest>;
export const excludeLineRequest = z.object({ reason: z.string().trim().min(1).max(300) });
/**
 * Accepts a standing suggestion of each line; answers which were posted and which were refused, with why (`reason` is the error word). `pick`: the candidate
 * taken, from 0, with the one line it is for; the score it was shown with guards against one that has changed since.
 */
export const acceptLinesRequest = z.object({
  ids: z.array(id).min(1).max(200),
  pick: z.object({ index: z.number().int().min(0).max(8), score: z.number() }).optional(),
});
export const acceptLinesResult = z.object({
  accepted: z.array(id),
  refused: z.array(z.object({ id, message: z.string(), reason: z.string() })),
  /** Every line that stands differently now: those accepted, the other side of a transfer, those with another suggestion. */
  lines: z.array(bankLineRow),
});
export type AcceptLinesResult = z.infer<typeof acceptLinesResult>;
/** A line as it now stands, with every other line the change touched. */
export const changedLine = z.object({ line: bankLineRow, others: z.array(bankLineRow) });
export type ChangedLine = z.infer<typeof changedLine>;
