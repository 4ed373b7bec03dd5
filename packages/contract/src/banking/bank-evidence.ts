import { z } from 'zod';
import { box } from '../documents/document.ts';
import { day, id, instant, moneyText } from '../wire/wire.ts';

/**
 * A comment on a line, or a question to the accountant that stays open until it is answered. `question.ts` has the
 * questions to the client.
 */
export const lineComment = z.object({
  id,
  kind: z.enum(['comment', 'question_accountant']),
  text: z.string(),
  author: z.string(),
  at: instant,
  answered_at: instant.nullable(),
});
export type LineComment = z.infer<typeof lineComment>;
export const lineCommentBody = z.object({
  kind: lineComment.shape.kind.default('comment'),
  text: z.string().trim().min(1).max(2000),
});

/** A document that supports a line. `attached`: a person attached it; otherwise it belongs to the matched record. */
export const lineDocument = z.object({ id, name: z.string(), attached: z.boolean() });
export type LineDocument = z.infer<typeof lineDocument>;

/** An unconfirmed document that seems to belong to a line; Enter accepts it. */
export const arrivedDocument = z.object({
  id,
  name: z.string(),
  title: z.string().nullable(),
  amount: moneyText,
  currency: z.string(),
  date: day.nullable(),
  score: z.number(),
});
export type ArrivedDocument = z.infer<typeof arrivedDocument>;

/** Content of a line's side panel. */
export const lineFile = z.object({
  comments: z.array(lineComment),
  documents: z.array(lineDocument),
  arrived: z.array(arrivedDocument),
  /** Files attached to it that Folio is still reading, or could not read. */
  unread: z.array(z.object({ id, name: z.string(), reading: z.boolean() })),
});
export type LineFile = z.infer<typeof lineFile>;

/** A spent line without a document. */
export const missingEvidenceRow = z.object({
  id,
  date: day,
  bank_account_id: id,
  account_code: z.string(),
  payee: z.string().nullable(),
  description: z.string(),
  amount: moneyText,
  currency: z.string(),
  coded_text: z.string().nullable(),
  /** The oldest unanswered question. */
  question: z.string().nullable(),
  /** The client's latest answer. */
  answered: z.object({ id, text: z.string().nullable(), none: z.boolean() }).nullable(),
  arrived: arrivedDocument.nullable(),
});
export type MissingEvidenceRow = z.infer<typeof missingEvidenceRow>;

export const timelineSpan = z.object({
  statement_id: id.nullable(),
  kind: z.enum(['statement', 'gap', 'overlap']),
  start: day,
  end: day,
  opening_balance: moneyText.nullable(),
  closing_balance: moneyText.nullable(),
  /** False: the opening balance differs from the closing balance of the previous statement. */
  opening_holds: z.boolean().nullable(),
  state: z.string().nullable(),
  to_do: z.number(),
});
export type TimelineSpan = z.infer<typeof timelineSpan>;

const outstandingEntry = z.object({
  journal_entry_id: id,
  date: day,
  number: z.string(),
  contact: z.string().nullable(),
  amount: moneyText,
});

/** The reconciliation of one statement. Amounts are in the account's currency; a card's balance owed is negative. */
export const statementProof = z.object({
  statement_id: id,
  company_name: z.string(),
  company_name_zh: z.string().nullable(),
  bank: z.string().nullable(),
  account_number: z.string().nullable(),
  account_code: z.string(),
  account_name: z.string(),
  account_name_zh: z.string(),
  account_kind: z.enum(['bank', 'card', 'cash']),
  currency: z.string(),
  period_start: day.nullable(),
  period_end: day,
  opening_balance: moneyText,
  received_total: moneyText,
  spent_total: moneyText,
  closing_balance: moneyText,
  /** Opening + received - spent = closing. */
  arithmetic_holds: z.boolean(),
  previous_closing_balance: moneyText.nullable(),
  book_balance: moneyText,
  outstanding_payments: z.array(outstandingEntry),
  outstanding_receipts: z.array(outstandingEntry),
  outstanding_payments_total: moneyText,
  outstanding_receipts_total: moneyText,
  /** Book balance + outstanding payments - outstanding receipts - closing balance; zero proves the statement. */
  difference: moneyText,
  counts: z.object({ matched: z.number(), classified: z.number(), excluded: z.number(), to_do: z.number() }),
  proved: z.boolean(),
  /** The file that contains the statement. */
  document: z.object({ id, name: z.string() }).nullable(),
  /** Where the closing balance is printed; null if no page shows it. */
  printed_at: z.object({ document_id: id, name: z.string(), page: z.number(), box }).nullable(),
  first_bad_line: z.object({ id, date: day, description: z.string(), flip: z.boolean() }).nullable(),
});
export type StatementProof = z.infer<typeof statementProof>;
