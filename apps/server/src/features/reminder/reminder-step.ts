import { addDays, type Day } from '@folio/ledger';

/** A step that was missed by more days than this, because nothing ran or reminders were off, is never caught up. */
const CATCH_UP_DAYS = 2;

/** A due date and the step that falls due for it now. */
export interface DueStep {
  dueDate: Day;
  /** Days after the due date; negative before it. */
  days: number;
}

/**
 * Which due dates have a reminder today. Of several steps that fall within the days that are caught up only the latest counts:
 * nobody gets two at once.
 */
export function stepsDue(stepDays: readonly number[], today: Day): DueStep[] {
  const latest = new Map<Day, number>();
  for (const days of stepDays) {
    for (let late = 0; late <= CATCH_UP_DAYS; late++) {
      const dueDate = addDays(today, -days - late);
      latest.set(dueDate, Math.max(days, latest.get(dueDate) ?? days));
    }
  }
  return [...latest].map(([dueDate, days]) => ({ dueDate, days })).sort((a, b) => (a.dueDate < b.dueDate ? -1 : 1));
}
