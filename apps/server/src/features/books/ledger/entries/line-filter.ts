import type { Day, EntryKind } from '@folio/ledger';
import type { AsRecordedOn } from '../days/as-recorded-on-store.ts';

/**
 * Selects lines of an account: days inclusive, closing entries only when dated before `closingsBefore`, and only
 * those recorded by `known`. `contacts`, `kinds` and `q` (a text in the line's or its entry's description) narrow it
 * further.
 */
export interface LineFilter {
  from: Day;
  to: Day;
  closingsBefore: Day;
  known: AsRecordedOn | null;
  contacts?: readonly string[] | undefined;
  kinds?: readonly EntryKind[] | undefined;
  q?: string | undefined;
}

/** True when only some lines of the range count: month balances cannot be used then. */
export function isLineFiltered({ contacts, kinds, q }: LineFilter): boolean {
  return contacts !== undefined || kinds !== undefined || (q !== undefined && q !== '');
}

/** Which records around a line a report shows: the other accounts of its entry; the numbers, references and documents behind it. */
export interface LineNeeds {
  counterAccounts: boolean;
  records: boolean;
}

export const EVERY_NEED: LineNeeds = { counterAccounts: true, records: true };
