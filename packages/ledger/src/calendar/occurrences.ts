import { type Day, daysLater, monthsLater } from './day.ts';

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

/** The day of an occurrence, the first being number 0; null after the year 9999. Throws `bad_day`. */
function occurrenceOf({ unit, every, startsOn }: Repetition, number: number): Day | null {
  const units = number * every;
  if (unit === 'week') return daysLater(startsOn, units * DAYS_A_WEEK);
  return monthsLater(startsOn, unit === 'month' ? units : units * MONTHS_A_YEAR);
}

/** The number of the first occurrence on or after a day. */
function firstFrom(rule: Repetition, from: Day): number {
  const isBefore = (number: number) => {
    const day = occurrenceOf(rule, number);
    return day !== null && day < from;
  };
  let low = 0;
  let high = 1;
  while (isBefore(high)) high *= 2;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isBefore(middle)) low = middle + 1;
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
    if (day === null || (rule.endsOn !== null && day > rule.endsOn)) break;
    days.push(day);
  }
  return days;
}
