import { type Day, type EarlyReason, earlyReason, isOpeningKind, type JournalDraft } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { dayOfEntry, readFirstDays } from './early-day-store.ts';
import type { PostingOrigin } from './post-entries.ts';

const CODES = {
  before_takeover: 'before_takeover',
  before_incorporation: 'before_incorporation',
  before_both: 'before_incorporation',
} as const satisfies Record<EarlyReason, string>;

/** Short, for the field beside the refusal's own sentence. */
const FIELD_WORDS = {
  before_takeover: 'early_day_takeover',
  before_incorporation: 'early_day_incorporation',
  before_both: 'early_day_takeover',
} as const satisfies Record<EarlyReason, string>;

/**
 * Refuses entries dated before the company or on the days of the balances taken over, until a person says that they are meant. The
 * opening entries themselves are dated so, and taking back what is dated so brings the position taken over back. In a locked
 * period nobody is asked: the lock refuses.
 */
export async function refuseEarly(
  tx: CompanyTransaction,
  drafts: readonly JournalDraft[],
  { reversesId, dayField }: PostingOrigin,
): Promise<void> {
  if (tx.acceptsEarlyDates) return;
  const earliest = earliestOf(drafts);
  if (earliest === null) return;
  const { lockedThrough, ...first } = await readFirstDays(tx);
  const reason = earlyReason(earliest, first);
  if (reason === null || (lockedThrough !== null && earliest <= lockedThrough)) return;
  if (reversesId && earlyReason(await dayOfEntry(tx, reversesId), first) !== null) return;
  const values = { date: earliest, taken: first.takenOver ?? '', incorporated: first.incorporated ?? '' };
  const faults = dayField === undefined ? [] : [{ path: dayField, word: FIELD_WORDS[reason], values }];
  throw new Refusal(CODES[reason], { word: reason, values, faults });
}

function earliestOf(drafts: readonly JournalDraft[]): Day | null {
  const days = drafts.filter(({ kind }) => !isOpeningKind(kind)).map(({ date }) => date);
  return days.reduce<Day | null>((least, day) => (least === null || day < least ? day : least), null);
}
