import { type Day, type EarlyReason, earlyReason, isOpeningKind, type JournalDraft } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import type { PostingOrigin } from '../ledger-call.ts';
import { dayOfEntry, readFirstDays } from './early-day-store.ts';

const CODES = {
  before_takeover: 'before_takeover',
  before_incorporation: 'before_incorporation',
  before_both: 'before_incorporation',
} as const satisfies Record<EarlyReason, string>;

/** Short, because the error's full sentence is shown next to the field. */
const FIELD_WORDS = {
  before_takeover: 'early_day_takeover',
  before_incorporation: 'early_day_incorporation',
  before_both: 'early_day_takeover',
} as const satisfies Record<EarlyReason, string>;

/**
 * Rejects entries dated before the company or on the days of the opening balances, until a person confirms that they
 * are meant. The opening entries themselves have such dates, and a reversal on these days restores the opening
 * position. In a locked period there is no question to confirm: the lock rejects the entry.
 */
export async function refuseEarly(
  tx: CompanyTransaction,
  drafts: readonly JournalDraft[],
  { reversesId, dayField, books }: PostingOrigin,
): Promise<void> {
  if (tx.acceptsEarlyDates) return;
  const earliest = earliestOf(drafts);
  if (earliest === null) return;
  const { lockedThrough, ...first } = books ?? (await readFirstDays(tx));
  const reason = earlyReason(earliest, first);
  if (reason === null || (lockedThrough !== null && earliest <= lockedThrough)) return;
  if (reversesId && earlyReason(await dayOfEntry(tx, reversesId), first) !== null) return;
  const values = { date: earliest, taken: first.takenOver ?? '', incorporated: first.incorporated ?? '' };
  const faults = dayField === undefined ? [] : [{ path: dayField, word: FIELD_WORDS[reason], values }];
  throw new DomainError(CODES[reason], { word: reason, values, faults });
}

function earliestOf(drafts: readonly JournalDraft[]): Day | null {
  const days = drafts.filter(({ kind }) => !isOpeningKind(kind)).map(({ date }) => date);
  return days.reduce<Day | null>((least, day) => (least === null || day < least ? day : least), null);
}
