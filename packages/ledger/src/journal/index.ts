export { checkEntry, type EntryIssue } from './checks.ts';
export { type EarlyReason, earlyReason, type FirstDays, isOpeningKind } from './early-day.ts';
export {
  ENTRY_KINDS,
  type EntryKind,
  type JournalDraft,
  type JournalEntry,
  type JournalLineDraft,
  journalNumberOf,
  netOf,
  type SourceType,
} from './entry.ts';
export { canonicalEntry, canonicalTail, hashEntry } from './hash.ts';
export { firstOpenDay, postingDay } from './posting-day.ts';
export { type ReversalWords, reverse } from './reverse.ts';
export { asStored, asTypedBefore } from './text.ts';
