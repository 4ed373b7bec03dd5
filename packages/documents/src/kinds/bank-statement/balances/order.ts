import type { Decimal } from 'decimal.js';
import type { DraftLine } from '../rows/build-line.ts';
import { costOf } from './balances.ts';

function dayOf({ entry }: DraftLine): string {
  return `${entry.date?.year ?? ''}-${entry.date?.month}-${entry.date?.day}`;
}

/** Moves the balance of a day from its first line, where it is printed, to its last line. */
function withBalancesAtDayEnd(lines: readonly DraftLine[]): DraftLine[] {
  const moved = lines.map((line) => ({ ...line }));
  let start = 0;
  moved.forEach((line, index) => {
    if (index > 0 && dayOf(line) !== dayOf(moved[index - 1] ?? line)) start = index;
    const first = moved[start];
    const isLast = moved[index + 1] === undefined || dayOf(moved[index + 1] ?? line) !== dayOf(line);
    const others = moved.slice(start + 1, index + 1);
    if (!isLast || first === undefined || others.length === 0 || others.some((other) => other.balance !== null)) return;
    line.balance = first.balance;
    first.balance = null;
  });
  return moved;
}

function datesDescend(lines: readonly DraftLine[]): boolean {
  const days = lines.flatMap(({ entry: { date } }) =>
    date === null ? [] : [(date.year ?? 0) * 10_000 + date.month * 100 + date.day],
  );
  const steps = days.slice(1).map((day, index) => day - (days[index] ?? day));
  const down = steps.filter((step) => step < 0).length;
  return down > 1 && down > steps.filter((step) => step > 0).length * 3;
}

const MIN_BALANCES = 2;

/**
 * The lines, oldest first, each with the balance that follows from it. Some banks print the newest line first, some
 * the balance of a day next to its first line: the right order is the one in which balances follow from amounts.
 */
export function oldestFirst(
  lines: readonly DraftLine[],
  opening: Decimal | null,
  closing: Decimal | null,
): DraftLine[] {
  const reversed = [...lines].reverse();
  const balances = lines.filter((line) => line.balance !== null).length;
  if (balances < MIN_BALANCES) return datesDescend(lines) ? reversed : [...lines];
  const [asPrinted, ...others] = [lines, reversed, withBalancesAtDayEnd(lines), withBalancesAtDayEnd(reversed)].map(
    (order) => ({ order, cost: costOf(order, opening, closing) }),
  );
  if (asPrinted === undefined || asPrinted.cost === 0) return [...lines];
  const best = others.reduce((least, other) => (other.cost < least.cost ? other : least), asPrinted);
  return [...best.order];
}
