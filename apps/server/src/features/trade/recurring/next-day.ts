import { addDays, type Day, occurrences, type Repetition } from '@folio/ledger';

/** The schedule, and the maximum number of repetitions. */
export interface Plan {
  unit: Repetition['unit'];
  every: number;
  startsOn: Day;
  endsOn: Day | null;
  mostTimes: number | null;
}

/** The next days of the schedule from a given day on, after `made` earlier ones; empty if it has ended. */
export function nextDays(plan: Plan, from: Day, made: number, count: number): Day[] {
  const left = plan.mostTimes === null ? count : Math.min(count, plan.mostTimes - made);
  return left <= 0 ? [] : occurrences(plan, from, left);
}

/** The day after the given one in the schedule; null if that was the last. */
export function dayAfter(plan: Plan, on: Day, made: number): Day | null {
  return nextDays(plan, addDays(on, 1), made, 1)[0] ?? null;
}
