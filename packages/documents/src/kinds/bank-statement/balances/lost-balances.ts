import type { Decimal } from 'decimal.js';
import type { DraftLine } from '../rows/build-line.ts';

/** Statements print at least this share of the balances they should print; recognition loses a few. */
const MIN_PRINTED_SHARE = 0.8;
const MIN_LINES = 4;

function dayOf({ entry }: DraftLine): string {
  return `${entry.date?.month}-${entry.date?.day}`;
}

function endsDay(lines: readonly DraftLine[], index: number): boolean {
  const line = lines[index];
  const next = lines[index + 1];
  return line !== undefined && (next === undefined || dayOf(next) !== dayOf(line));
}

/** The lines that should print a balance: all of them, or the last of each day; no line when the bank does neither. */
function promised(lines: readonly DraftLine[]): number[] {
  const all = lines.map((_, index) => index);
  const dayEnds = all.filter((index) => endsDay(lines, index));
  const within = all.filter((index) => !endsDay(lines, index));
  const printed = (places: readonly number[]): number =>
    places.filter((index) => lines[index]?.balance !== null).length;
  const isKept = (places: readonly number[]): boolean =>
    places.length >= MIN_LINES && printed(places) >= places.length * MIN_PRINTED_SHARE;
  if (isKept(all) && printed(within) >= within.length / 2) return all;
  return isKept(dayEnds) ? dayEnds : [];
}

/**
 * Calculates the balances that recognition lost, from the balances before and the amounts between. They are marked as
 * repaired: a balance that is not printed proves nothing.
 */
export function fillLostBalances(lines: readonly DraftLine[], opening: Decimal | null): void {
  const places = new Set(promised(lines));
  let running = opening;
  lines.forEach((line, index) => {
    running = line.balance ?? (line.moved === null ? null : (running?.plus(line.moved) ?? null));
    if (line.balance !== null || !places.has(index)) return;
    line.balance = running;
    line.repaired ??= 'balance';
  });
}
