import type { Day } from '@folio/ledger';

/** What tells one statement line from another. */
export interface LineText {
  date: Day;
  amountMinor: bigint;
  balanceMinor: bigint | null;
  description: string;
}

function keyOf(line: LineText): string {
  const words = line.description.replace(/\s+/g, ' ').trim().toUpperCase();
  return [line.date, line.amountMinor, line.balanceMinor ?? '', words].join('|');
}

/**
 * Which lines of a statement came with an earlier one already: as many of a kind as are there. Twins inside the new
 * statement are both real.
 */
export function markDuplicates(lines: readonly LineText[], earlier: readonly LineText[]): boolean[] {
  const left = new Map<string, number>();
  for (const line of earlier) left.set(keyOf(line), (left.get(keyOf(line)) ?? 0) + 1);
  return lines.map((line) => {
    const count = left.get(keyOf(line)) ?? 0;
    left.set(keyOf(line), Math.max(0, count - 1));
    return count > 0;
  });
}
