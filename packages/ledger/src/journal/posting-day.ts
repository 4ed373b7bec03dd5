import { addDays, type Day } from '../calendar/index.ts';

/** The first day after a lock that closes every day through `lockedThrough`. */
export function firstOpenDay(lockedThrough: Day): Day {
  return addDays(lockedThrough, 1);
}

/**
 * The day on which something that is due on a day can be posted: that day, or the first open day where it is locked. Later
 * due days never get an earlier day, so that what is posted late keeps its order.
 */
export function postingDay(dueOn: Day, lockedThrough: Day | null): Day {
  return lockedThrough !== null && dueOn <= lockedThrough ? firstOpenDay(lockedThrough) : dueOn;
}
