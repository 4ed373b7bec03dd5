import { must } from '../assert.ts';
import { financialYearOf, type YearRule } from './accounting-years.ts';
import { addDays, type Day, daysBetween } from './day.ts';

/** Within so many days of the documents, today is a likely day for their money. */
export const NEAR_DAYS = 60;

export interface DayContext {
  /** The days of the documents that an act is about; those without a day are left out. */
  documents: readonly (Day | null)[];
  today: Day;
  yearRule: YearRule;
  /** The last day that is locked; null where none is. */
  lockedThrough: Day | null;
}

/**
 * The day that a payment, refund, credit, write-off or reversal is proposed for: today, where that is near the documents or in their
 * financial year; else the latest of their days, or the first open day after it. So books that are written up later keep their dates.
 * Never after today.
 */
export function usualDay({ documents, today, yearRule, lockedThrough }: DayContext): Day {
  const known = documents.filter((day) => day !== null);
  if (known.length === 0) return today;
  const firstOpen = lockedThrough === null ? [] : [addDays(lockedThrough, 1)];
  const latest = must([...known, ...firstOpen].sort().at(-1), 'the latest day');
  if (latest >= today || daysBetween(latest, today) <= NEAR_DAYS) return today;
  return today <= financialYearOf(latest, yearRule).end ? today : latest;
}
