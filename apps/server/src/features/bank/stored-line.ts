import { box } from '@folio/contract';
import { z } from 'zod';

/** What a line was coded to. `posted`: the coding posted the entry, so undoing reverses it. */
export const coding = z.object({
  kind: z.enum(['match', 'classify', 'transfer', 'exclude']),
  posted: z.boolean(),
  /** Document or record numbers of a match, account codes of a classification or transfer, the reason of an exclusion. */
  about: z.array(z.string()),
  /** The receipt, payment or refund a match posted. */
  moneyId: z.string().nullable(),
  /** The line of the other account that was coded together with this one. */
  mirrorLineId: z.string().nullable(),
});
export type Coding = z.infer<typeof coding>;

/** A suggestion as it is kept with its line. */
export const standingSuggestion = z.object({
  action: z.enum(['match', 'classify', 'transfer']),
  documentRef: z.string().nullable(),
  entryRef: z.string().nullable(),
  accountCode: z.string().nullable(),
  score: z.number(),
  reasons: z.array(
    z.object({
      kind: z.enum(['amount', 'reference', 'payee', 'days', 'word', 'history', 'mirror']),
      value: z.string().nullable(),
      good: z.boolean(),
    }),
  ),
});
export type StandingSuggestion = z.infer<typeof standingSuggestion>;

export const HINTS = ['transfer', 'cheque', 'fee', 'interest', 'card', 'autopay', 'fps'] as const;
export const LINE_STATES = ['unreviewed', 'suggested', 'matched', 'classified', 'excluded'] as const;
export const TO_DO = ['unreviewed', 'suggested'] as const;

export const storedLine = z.object({
  id: z.string(),
  statementId: z.string(),
  bankAccountId: z.string(),
  accountCode: z.string(),
  currency: z.string(),
  date: z.string(),
  hint: z.enum(HINTS).nullable(),
  payee: z.string().nullable(),
  description: z.string(),
  /** Signed in the account's currency: received positive. */
  amountMinor: z.bigint(),
  balanceMinor: z.bigint().nullable(),
  state: z.enum(LINE_STATES),
  suggestion: standingSuggestion.nullable(),
  coded: coding.nullable(),
  entryId: z.string().nullable(),
  page: z.number().nullable(),
  box: box.nullable(),
  documentId: z.string().nullable(),
});
/** A statement line with its account and the document it was read from. */
export type StoredLine = z.infer<typeof storedLine>;

export function isToDo(line: Pick<StoredLine, 'state'>): boolean {
  return line.state === 'unreviewed' || line.state === 'suggested';
}
