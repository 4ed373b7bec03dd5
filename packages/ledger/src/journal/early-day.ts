import type { Day } from '../calendar/index.ts';
import type { EntryKind } from './entry.ts';

/** Before which days a company's books hold nothing: the day of its opening balances, and that of its incorporation. */
export interface FirstDays {
  readonly takenOver: Day | null;
  readonly incorporated: Day | null;
}

/** Why a day is too early to be posted without a person's word. */
export type EarlyReason = 'before_takeover' | 'before_incorporation' | 'before_both';

const OPENING_KINDS: readonly EntryKind[] = ['opening_balance', 'opening_document'];

/** Entries that are the balances taken over: they are dated as early as these are. */
export function isOpeningKind(kind: EntryKind): boolean {
  return OPENING_KINDS.includes(kind);
}

/** The balances taken over are those at the end of their day, so an entry of that very day changes them as well. */
export function earlyReason(day: Day, { takenOver, incorporated }: FirstDays): EarlyReason | null {
  const changesOpening = takenOver !== null && day <= takenOver;
  if (incorporated !== null && day < incorporated) return changesOpening ? 'before_both' : 'before_incorporation';
  return changesOpening ? 'before_takeover' : null;
}
