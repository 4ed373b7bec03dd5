import type { Day } from '../calendar/index.ts';
import { LedgerIssue } from '../fault.ts';
import { replan } from './replan.ts';
import type { PlannedLine } from './spread.ts';
import type { ScheduleKind, ScheduleTerms } from './terms.ts';

/** What the lines of a schedule follow from. `reverseOn`: the day that reverses an accrual; null for the other kinds. */
export interface ScheduleToPlan {
  kind: ScheduleKind;
  terms: ScheduleTerms;
  reverseOn: Day | null;
}

/**
 * The lines that are still to be posted: those of the months (see `replan`), and for an accrual one negative line on the
 * day that reverses it, which brings the sum of all lines to zero. `posted` holds the posted lines that are not reversed.
 *
 * Throws `schedule_reversed_too_early` if a month of an accrual would be posted on the day of its reversal or later, and
 * what `replan` throws.
 */
export function plannedLines(schedule: ScheduleToPlan, posted: readonly PlannedLine[]): PlannedLine[] {
  const { terms, reverseOn } = schedule;
  if (reverseOn === null) return replan(terms, posted);
  const months = replan(
    terms,
    posted.filter(({ dueOn }) => dueOn < reverseOn),
  );
  const late = months.find(({ dueOn }) => dueOn >= reverseOn);
  if (late !== undefined)
    throw new LedgerIssue('schedule_reversed_too_early', { reverse: reverseOn, month: late.dueOn });
  const all = [...posted, ...months].reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  return all === 0n ? months : [...months, { dueOn: reverseOn, amountMinor: -all }];
}
