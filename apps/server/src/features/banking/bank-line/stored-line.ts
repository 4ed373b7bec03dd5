import { box, suggestionReason } from '@folio/contract';
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

/** Minor units are kept as text: JSON has no whole numbers of that size. */
const minor = z.string().transform((text) => BigInt(text));

/** A suggestion as it is kept with its line. */
export const standingSuggestion = z.object({
  key: z.string(),
  action: z.enum(['match', 'classify', 'transfer', 'exclude']),
  source: z.enum(['document', 'entry', 'transfer', 'history', 'word', 'rule']),
  documents: z.array(z.object({ ref: z.string(), settlesMinor: minor })),
  entryRefs: z.array(z.string()),
  parts: z.array(
    z.object({
      accountCode: z.string(),
      amountMinor: minor,
      taxCode: z.string().nullable(),
      description: z.string().nullable(),
    }),
  ),
  transfer: z
    .object({ accountCode: z.string(), lineRef: z.string().nullable(), amountMinor: minor.nullable() })
    .nullable(),
  difference: z
    .object({
      kind: z.enum(['fee', 'write_off', 'excess', 'part']),
      amountMinor: minor,
      accountCode: z.string().nullable(),
    })
    .nullable(),
  reason: z.string().nullable(),
  ruleRef: z.string().nullable(),
  score: z.number(),
  reasons: z.array(suggestionReason),
});
export type StandingSuggestion = z.infer<typeof standingSuggestion>;

export const HINTS = ['transfer', 'cheque', 'fee', 'interest', 'card', 'autopay', 'fps'] as const;
export const LINE_STATES = ['unreviewed', 'suggested', 'matched', 'classified', 'excluded'] as const;

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
  reference: z.string().nullable(),
  /** Signed in the account's currency: received positive. */
  amountMinor: z.bigint(),
  balanceMinor: z.bigint().nullable(),
  state: z.enum(LINE_STATES),
  /** Best first; only the best one where a page of lines was read. */
  candidates: z.array(standingSuggestion),
  /** Something the candidates rest on changed since they were worked out. */
  stale: z.boolean(),
  /** Keys of suggestions a person said no to. */
  refused: z.array(z.string()),
  coded: coding.nullable(),
  entryId: z.string().nullable(),
  /** Number of documents attached as evidence. */
  evidence: z.number(),
  flags: z.array(z.enum(['repaired', 'balance_breaks', 'flip'])),
  page: z.number().nullable(),
  box: box.nullable(),
  documentId: z.string().nullable(),
  periodEnd: z.string(),
  /** Its statement's closing balance agrees with the books. */
  statementProved: z.boolean(),
});
/** A statement line with its account and the document it was read from. */
export type StoredLine = z.infer<typeof storedLine>;

export function isToDo(line: Pick<StoredLine, 'state'>): boolean {
  return line.state === 'unreviewed' || line.state === 'suggested';
}
