import { addDays, type Day, occurrences, type Repetition } from '@folio/ledger';

/** When it repeats, and how often at most. */
export interface Plan {
  unit: Repetition['unit'];
  every: number;
  startsOn: Day;
  endsOn: Day | null;
  mostTimes: number | null;
}

/** The next days it is made on from a day on, `made` having been made before; none when it has ended. */
export function nextDays(plan: Plan, from: Day, made: number, count: number): Day[] {
  const left = plan.mostTimes === null ? count : Math.min(count, plan.mostTimes - made);
  return left <= 0 ? [] : occurrences(plan, from, left);
}

/** The day after one it was made on; null when that was the last. */
export function dayAfter(plan: Plan, on: Day, made: number): Day | null {
  return nextDays(plan, addDays(on, 1), made, 1)[0] ?? null;
}
