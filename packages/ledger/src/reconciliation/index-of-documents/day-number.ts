import { type Day, daysBetween } from '../../calendar/index.ts';

/** Days since the start of 2000: worked out once, ages are then plain differences. */
export function dayNumber(day: Day): number {
  return daysBetween('2000-01-01', day);
}
