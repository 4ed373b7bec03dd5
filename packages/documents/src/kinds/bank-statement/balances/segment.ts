import { Decimal } from 'decimal.js';
import type { Movement, Repair } from '../rows/movement.ts';
import { likelyReadings, misreadingWeight } from './misreading.ts';

/** A corrected line: its corrected movement, and what was wrong with it; null when only the direction was open. */
export interface Change {
  readonly line: Movement;
  readonly moved: Decimal;
  readonly repaired: Repair | null;
}

/** How the lines between two balances can be made to match, and how unlikely that is (0 when they match as read). */
export interface Solution {
  readonly cost: number;
  readonly ties: boolean;
  readonly changes: readonly Change[];
  /** Lines that another, similarly likely solution would change instead: they are not proved. */
  readonly doubtful: readonly Movement[];
}

/** Lines that do not match are left unchanged when a repair would cost more than this. */
export const UNSOLVED_COST = 4;
const REPAIR_COST = 1;
const VOTED_COST = 0.4;
const TURN_COST = 1.3;
const MAX_TURNED = 3;
const MAX_TURN_LINES = 14;
const MAX_PAIR_LINES = 12;

export function total(lines: readonly Movement[]): Decimal {
  return lines.reduce((sum, line) => sum.plus(line.moved ?? 0), new Decimal(0));
}

/** How unlikely it is that `meant` was read as `read`; figures that another reading saw come first. */
export function repairCost(read: Decimal, meant: Decimal, votes: readonly Decimal[]): number | null {
  if (votes.some((vote) => vote.abs().equals(meant.abs()))) return VOTED_COST;
  const weight = misreadingWeight(read, meant);
  return weight === null ? null : REPAIR_COST + weight;
}

function subsetWithSum(pool: readonly Movement[], sum: Decimal, size: number): Movement[][] {
  if (size === 0) return sum.isZero() ? [[]] : [];
  const found: Movement[][] = [];
  for (let index = 0; index <= pool.length - size && found.length < 2; index++) {
    const line = pool[index];
    if (line === undefined || line.moved === null) continue;
    found.push(...subsetWithSum(pool.slice(index + 1), sum.minus(line.moved), size - 1).map((rest) => [line, ...rest]));
  }
  return found;
}

/**
 * The smallest set of lines that makes the segment match when their directions are reversed. Several possible sets
 * prove nothing.
 */
function turned(lines: readonly Movement[], missing: Decimal, sure: boolean): Solution | null {
  const movable = lines.filter((line) => line.moved !== null && !line.moved.isZero());
  const pool = movable.filter((line) => sure || !line.directionSure).slice(0, MAX_TURN_LINES);
  const excess = missing.negated().dividedBy(2);
  for (let size = 1; size <= (sure ? Math.min(MAX_TURNED, pool.length) : pool.length); size++) {
    const [chosen, another] = subsetWithSum(pool, excess, size);
    if (chosen === undefined) continue;
    const doubtful = another !== undefined;
    const changes = chosen.flatMap((line): Change[] =>
      line.moved === null
        ? []
        : [{ line, moved: line.moved.negated(), repaired: line.directionSure || doubtful ? 'direction' : null }],
    );
    const repairs = changes.filter((change) => change.repaired !== null).length;
    return { cost: 0.1 + repairs * TURN_COST, ties: true, changes, doubtful: [] };
  }
  return null;
}

function filled(lines: readonly Movement[], missing: Decimal): Solution | null {
  const [only, ...more] = lines.filter((line) => line.moved === null);
  if (only === undefined || more.length > 0 || missing.isZero()) return null;
  const changes: Change[] = [{ line: only, moved: missing, repaired: 'amount' }];
  return { cost: REPAIR_COST, ties: true, changes, doubtful: [] };
}

/** Solutions whose costs differ by less are equally likely. */
const SAME_COST = 0.35;

/** Whether two solutions change the same lines in the same way. */
function isSame(one: Solution, other: Solution): boolean {
  return (
    one.changes.length === other.changes.length &&
    one.changes.every(({ line, moved }) =>
      other.changes.some((change) => change.line === line && change.moved.equals(moved)),
    )
  );
}

function cheapest(found: readonly Solution[]): Solution | null {
  const [best, ...others] = [...found].sort((a, b) => a.cost - b.cost);
  if (best === undefined) return null;
  const rivals = others.filter((other) => other.cost < best.cost + SAME_COST && !isSame(other, best));
  const doubtful = rivals.flatMap((rival) => rival.changes.map((change) => change.line));
  return doubtful.length === 0 ? best : { ...best, doubtful: [...best.doubtful, ...doubtful] };
}

/** One amount misread, perhaps in the wrong column as well. */
function oneAmount(lines: readonly Movement[], missing: Decimal): Solution[] {
  return lines.flatMap((line): Solution[] => {
    if (line.moved === null) return [];
    const moved = line.moved.plus(missing);
    const figure = moved.isZero() ? null : repairCost(line.moved, moved, line.amountVotes);
    if (figure === null) return [];
    const turn = moved.isNegative() !== line.moved.isNegative() && line.directionSure ? TURN_COST : 0;
    return [{ cost: figure + turn, ties: true, changes: [{ line, moved, repaired: 'amount' }], doubtful: [] }];
  });
}

interface Reading {
  readonly line: Movement;
  readonly moved: Decimal;
  readonly cost: number;
}

function otherReadings(line: Movement): Reading[] {
  const { moved } = line;
  if (moved === null) return [];
  const voted = line.amountVotes.map((vote) => (moved.isNegative() ? vote.abs().negated() : vote.abs()));
  return [
    ...voted.map((value) => ({ line, moved: value, cost: VOTED_COST })),
    ...likelyReadings(moved).map((value) => ({ line, moved: value, cost: REPAIR_COST + 0.4 })),
  ];
}

/** Two amounts, each with one easily confused digit. */
function twoAmounts(lines: readonly Movement[], missing: Decimal): Solution[] {
  const readings = lines.slice(0, MAX_PAIR_LINES).flatMap(otherReadings);
  const shift = ({ line, moved }: Reading): Decimal => moved.minus(line.moved ?? 0);
  const byShift = new Map(readings.map((reading) => [shift(reading).toFixed(), reading]));
  return readings.flatMap((first): Solution[] => {
    const second = byShift.get(missing.minus(shift(first)).toFixed());
    if (second === undefined || lines.indexOf(second.line) <= lines.indexOf(first.line)) return [];
    const changes = [first, second].map(({ line, moved }): Change => ({ line, moved, repaired: 'amount' }));
    return [{ cost: first.cost + second.cost, ties: true, changes, doubtful: [] }];
  });
}

/** The most likely way to make the lines move `wanted` in total. */
export function solve(lines: readonly Movement[], wanted: Decimal, mayMendDigits: boolean): Solution {
  const missing = wanted.minus(total(lines));
  const unread = lines.some((line) => line.moved === null);
  if (missing.isZero() && !unread) return { cost: 0, ties: true, changes: [], doubtful: [] };
  const candidates = unread
    ? [filled(lines, missing)]
    : [
        turned(lines, missing, false),
        turned(lines, missing, true),
        ...(mayMendDigits ? [...oneAmount(lines, missing), ...twoAmounts(lines, missing)] : []),
      ];
  const best = cheapest(candidates.filter((found) => found !== null));
  return best !== null && best.cost < UNSOLVED_COST
    ? best
    : { cost: UNSOLVED_COST, ties: false, changes: [], doubtful: [] };
}
