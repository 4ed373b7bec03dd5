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
  kind: z.enum(['amount', 'reference', 'payee', 'days', 'word', 'history', 'mirror']),
  value: z.string().nullable(),
  good: z.boolean(),
});

export const lineSuggestion = z.object({
  action: z.enum(['match', 'classify', 'transfer']),
  /** For match: the open document, or the entry already in the books; for classify: the account; for transfer: the other bank account's code. */
  document: z
    .object({
      id,
      type: z.enum(['sales_invoice', 'purchase_bill', 'sales_credit_note', 'purchase_credit_note']),
      number: z.string(),
      contact: z.string(),
      open: moneyText,
      currency: z.string(),
    })
    .nullable(),
  entry: z.object({ id, number: z.string(), date: day, kind: z.string(), contact: z.string().nullable() }).nullable(),
  account_code: z.string().nullable(),
  account_name: z.string().nullable(),
  account_name_zh: z.string().nullable(),
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
});
export type BankLineRow = z.infer<typeof bankLineRow>;

export const bankLineQuery = listQuery.extend({
  account_id: id,
  show: z.enum(['to_do', 'coded', 'all']).default('all'),
});

/** Base units per 1 unit of the bank account's currency on the line's day; needed for an account in another currency. */
const rate = decimalText.optional();

export const classifyLineRequest = z.object({
  splits: z
    .array(
      z.object({ account_code: z.string().max(20), amount: moneyText, description: z.string().max(300).optional() }),
    )
    .min(1)
    .max(50),
  rate,
});
/** Either open documents (a receipt or payment is posted) or one entry already in the books (nothing is posted). */
export const matchLineRequest = z.object({
  /** Amounts in the documents' currency; absent = as much as is open and the line covers. */
  documents: z
    .array(z.object({ id, amount: moneyText.optional() }))
    .max(50)
    .default([]),
  journal_entry_id: id.optional(),
  rate,
});
/** `amount` in the other account's currency, where that is another one and no line of it tells. */
export const transferLineRequest = z.object({
  account_code: z.string().max(20),
  amount: moneyText.optional(),
  rate,
});
export const excludeLineRequest = z.object({ reason: z.string().trim().min(1).max(300) });
/** Accepts the standing suggestion of each line; answers which were posted and which were refused, with why. */
export const acceptLinesRequest = z.object({ ids: z.array(id).min(1).max(200) });
export const acceptLinesResult = z.object({
  accepted: z.array(id),
  refused: z.array(z.object({ id, message: z.string() })),
});
