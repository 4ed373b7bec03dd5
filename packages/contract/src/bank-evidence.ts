import { z } from 'zod';
import { box } from './document.ts';
import { day, id, instant, moneyText } from './wire.ts';

/** A comment on a line, or a question to the accountant that stays open until it is answered; `question.ts` has those to the client. */
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

/** A document that shows what a line was for. `attached` by a person's hand; otherwise the matched record's own. */
export const lineDocument = z.object({ id, name: z.string(), attached: z.boolean() });
export type LineDocument = z.infer<typeof lineDocument>;

/** A document still to be confirmed that seems to be a line's; one Enter takes it. */
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

/** What a line's side panel shows. */
export const lineFile = z.object({
  comments: z.array(lineComment),
  documents: z.array(lineDocument),
  arrived: z.array(arrivedDocument),
  /** Files dropped onto it that are still being read, or that nobody could read. */
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
  /** The oldest question that waits for an answer. */
  question: z.string().nullable(),
  /** What the client answered last. */
  answered: z.object({ id, text: z.string().nullable(), none: z.boolean() }).nullable(),
  arrived: arrivedDocument.nullable(),
});
export type MissingEvidenceRow = z.infer<typeof missingEvidenceRow>;

/** One statement on the account's timeline. */
export const timelineSpan = z.object({
  statement_id: id.nullable(),
  kind: z.enum(['statement', 'gap', 'overlap']),
  start: day,
  end: day,
  opening_balance: moneyText.nullable(),
  closing_balance: moneyText.nullable(),
  /** False: the opening balance is not the closing balance of the statement before. */
  opening_holds: z.boolean().nullable(),
  state: z.string().nullable(),
  to_do: z.number(),
});
export type TimelineSpan = z.infer<typeof timelineSpan>;

/** The reconciliation of one statement on one page. Amounts in the account's currency; what a card owes is negative. */
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
  outstanding_payments: z.array(
    z.object({
      journal_entry_id: id,
      date: day,
      number: z.string(),
      contact: z.string().nullable(),
      amount: moneyText,
    }),
  ),
  outstanding_receipts: z.array(
    z.object({
      journal_entry_id: id,
      date: day,
      number: z.string(),
      contact: z.string().nullable(),
      amount: moneyText,
    }),
  ),
  outstanding_payments_total: moneyText,
  outstanding_receipts_total: moneyText,
  /** Book balance + outstanding payments - outstanding receipts - closing balance; nil proves the statement. */
  difference: moneyText,
  counts: z.object({ matched: z.number(), classified: z.number(), excluded: z.number(), to_do: z.number() }),
  proved: z.boolean(),
  /** The file the statement came in. */
  document: z.object({ id, name: z.string() }).nullable(),
  /** Where the closing balance is printed; null where no page says it. */
  printed_at: z.object({ document_id: id, name: z.string(), page: z.number(), box }).nullable(),
  first_bad_line: z.object({ id, date: day, description: z.string(), flip: z.boolean() }).nullable(),
});
export type StatementProof = z.infer<typeof statementProof>;
