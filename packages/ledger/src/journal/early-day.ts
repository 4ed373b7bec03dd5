import type { Day } from '../calendar/index.ts';
import type { EntryKind } from './entry.ts';

/** The first days of a company's books: the day of its opening balances, and the day of its incorporation. */
export interface FirstDays {
  readonly takenOver: Day | null;
  readonly incorporated: Day | null;
}

/** Why posting on an early day needs a person's confirmation. */
export type EarlyReason = 'before_takeover' | 'before_incorporation' | 'before_both';

const OPENING_KINDS: readonly EntryKind[] = ['opening_balance', 'opening_document'];

/** Entries of opening balances: they may have the same early date. */
export function isOpeningKind(kind: EntryKind): boolean {
  return OPENING_KINDS.includes(kind);
}

/** Opening balances are those at the end of their day, so an entry of the same day also changes them. */
export function earlyReason(day: Day, { takenOver, incorporated }: FirstDays): EarlyReason | null {
  const changesOpening = takenOver !== null && day <= takenOver;
  if (incorporated !== null && day < incorporated) return changesOpening ? 'before_both' : 'before_incorporation';
  return changesOpening ? 'before_takeover' : null;
}
