import { addDays, type Day } from '@folio/ledger';

/** A step missed by more days than this (no server was running, or reminders were off) is skipped. */
const CATCH_UP_DAYS = 2;

/** A due date and the reminder step that is due for it now. */
export interface DueStep {
  dueDate: Day;
  /** Days after the due date; negative before it. */
  days: number;
}

/**
 * The due dates with a reminder today. If several steps fall within the days to catch up, only the latest counts: no
 * customer gets two reminders at once.
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
