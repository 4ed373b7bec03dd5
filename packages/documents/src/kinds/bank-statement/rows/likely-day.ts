import { addDays } from '../../../values/date.ts';
import { changeWeight } from '../balances/misreading.ts';

/** Recognition easily reads a doubled digit once: 11 as 1. */
const DOUBLED_WEIGHT = 0.4;
const LOST_WEIGHT = 0.9;
const MAX_WEIGHT = 1;
/** The likeliest day must be at least this much likelier than any other. */
const CLEARLY = 0.3;
const MAX_DAYS = 31;

function changes(read: string, meant: string): number {
  return [...read].reduce((sum, digit, index) => sum + changeWeight(digit, meant[index] ?? ''), 0);
}

/** How unlikely it is that one day of the month was read as another, printed with a leading zero or without. */
function dayWeight(read: number, meant: number): number {
  const [one, other] = [String(read), String(meant)];
  const padded = changes(one.padStart(2, '0'), other.padStart(2, '0'));
  if (one.length === other.length) return Math.min(padded, changes(one, other));
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const lost = long === short + short ? DOUBLED_WEIGHT : long.includes(short) ? LOST_WEIGHT : MAX_WEIGHT + 1;
  return Math.min(padded, lost);
}

/**
 * The one day from `before` to `after` that is most easily misread as `own`, in the same month; null for no such day
 * or several.
 */
export function likelyDay(own: string, before: string, after: string): string | null {
  const days: { readonly date: string; readonly weight: number }[] = [];
  for (let date = before, count = 0; date <= after && count < MAX_DAYS; date = addDays(date, 1), count++)
    if (date.slice(0, 7) === own.slice(0, 7))
      days.push({ date, weight: dayWeight(Number(own.slice(8)), Number(date.slice(8))) });
  const [best, next] = days.toSorted((one, other) => one.weight - other.weight);
  if (best === undefined || best.weight > MAX_WEIGHT) return null;
  return next === undefined || next.weight >= best.weight + CLEARLY ? best.date : null;
}
