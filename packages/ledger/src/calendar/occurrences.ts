import { addDays, addMonths, type Day, isDay } from './day.ts';

/**
 * Something that happens every so many weeks, months or years from a first day on. All days are counted from `startsOn`, so
 * what begins on the 31st falls on the last day of shorter months and on the 31st again after them.
 */
export interface Repetition {
  readonly unit: 'week' | 'month' | 'year';
  readonly every: number;
  readonly startsOn: Day;
  /** Last day it may fall on; null = no end. */
  readonly endsOn: Day | null;
}

const DAYS_A_WEEK = 7;
const MONTHS_A_YEAR = 12;

/** The day of an occurrence, the first being number 0. Throws `bad_day`. */
export function occurrenceOf({ unit, every, startsOn }: Repetition, number: number): Day {
  const units = number * every;
  if (unit === 'week') return addDays(startsOn, units * DAYS_A_WEEK);
  return addMonths(startsOn, unit === 'month' ? units : units * MONTHS_A_YEAR);
}

/** The number of the first occurrence on or after a day. */
function firstFrom(rule: Repetition, from: Day): number {
  let low = 0;
  let high = 1;
  while (occurrenceOf(rule, high) < from) high *= 2;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (occurrenceOf(rule, middle) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** At most `count` days it falls on from a day on, in order; fewer when it ends. Throws `bad_day`. */
export function occurrences(rule: Repetition, from: Day, count: number): Day[] {
  const first = firstFrom(rule, from);
  const days: Day[] = [];
  for (let number = first; days.length < count; number++) {
    const day = occurrenceOf(rule, number);
    if (!isDay(day) || (rule.endsOn !== null && day > rule.endsOn)) break;
    days.push(day);
  }
  return days;
}
