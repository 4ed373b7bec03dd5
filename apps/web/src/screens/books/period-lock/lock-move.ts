import { addDays, type Day, financialYearOf, startOfMonth, type YearRule } from '@folio/ledger/calendar';

/** What moving the lock does: `back` and `open` make days writable again that were closed. */
export type LockMove = 'none' | 'forward' | 'back' | 'open';

/** From one lock to another; null locks nothing. */
export function moveOf(from: Day | null, to: Day | null): LockMove {
  if (from === to) return 'none';
  if (to === null) return 'open';
  return from === null || to > from ? 'forward' : 'back';
}

/** True for the moves that need a reason and a second look. */
export function isOpening(move: LockMove): boolean {
  return move === 'back' || move === 'open';
}

/** The days usually locked through, the later one first. */
export function usualLocks(today: Day, years: YearRule): { name: 'lastMonth' | 'lastYear'; day: Day }[] {
  return [
    { name: 'lastMonth', day: addDays(startOfMonth(today), -1) },
    { name: 'lastYear', day: addDays(financialYearOf(today, years).start, -1) },
  ];
}

/** The days that become writable again; without `from` from the first entry on. */
export function openedDays(from: Day, to: Day | null): { from: Day | null; to: Day } {
  return { from: to === null ? null : addDays(to, 1), to: from };
}
