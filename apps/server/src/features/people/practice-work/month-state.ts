import type { ClientMonthState } from '@folio/contract';
import { addMonths, type Day, endOfMonth, startOfMonth } from '@folio/ledger';

/** What is in the books of a client in one month, and what waits. */
export interface ClientMonth {
  /** The first day of the month. */
  start: Day;
  lockedThrough: Day | null;
  lines: number;
  documents: number;
  posted: boolean;
}

const SHOWN_MONTHS = 6;

/** The first days of the last six months, this one last. */
export function shownMonths(today: Day): Day[] {
  const current = startOfMonth(today);
  return Array.from({ length: SHOWN_MONTHS }, (_, index) => addMonths(current, index + 1 - SHOWN_MONTHS));
}

/** The state of a month, and the number of what waits first. */
export function monthState({ start, lockedThrough, lines, documents, posted }: ClientMonth): {
  state: ClientMonthState;
  count: number;
} {
  if (lockedThrough !== null && lockedThrough >= endOfMonth(start)) return { state: 'locked', count: 0 };
  if (lines > 0) return { state: 'lines', count: lines };
  if (documents > 0) return { state: 'documents', count: documents };
  return { state: posted ? 'done' : 'nothing', count: 0 };
}
