import { Decimal } from 'decimal.js';
import { editDistance } from '../../values/words.ts';

/** A transaction on its way to a statement line. `moved` is signed: deposits positive, withdrawals negative. */
export interface Movement {
  /** Null where the amount could not be read. */
  moved: Decimal | null;
  balance: Decimal | null;
  /** Whether column, sign or mark decided the direction; if not, balances may turn it freely. */
  readonly directionSure: boolean;
  repaired: 'direction' | 'amount' | 'balance' | null;
}

const MAX_FLIPS = 3;
const MAX_FLIP_LINES = 14;
const MAX_CHANGED_CHARACTERS = 2;

/** Lines between two known balances. */
interface Segment {
  readonly start: Decimal;
  readonly lines: Movement[];
  readonly end: Decimal;
  /** The line that printed `end`; null for the closing balance. */
  readonly endLine: Movement | null;
  /** The segment after this one, to confirm a misread balance. */
  readonly following: readonly Movement[];
}

function total(lines: readonly Movement[]): Decimal {
  return lines.reduce((sum, line) => sum.plus(line.moved ?? 0), new Decimal(0));
}

/** Whether one amount could be the other with a digit or two misread. */
function isMisreading(read: Decimal, meant: Decimal): boolean {
  return editDistance(read.abs().toFixed(2), meant.abs().toFixed(2)) <= MAX_CHANGED_CHARACTERS;
}

function fillMissing(segment: Segment): boolean {
  const missing = segment.lines.filter((line) => line.moved === null);
  const [only] = missing;
  if (missing.length !== 1 || only === undefined) return false;
  const moved = segment.end.minus(segment.start).minus(total(segment.lines));
  if (moved.isZero()) return false;
  only.moved = moved;
  only.repaired = 'amount';
  return true;
}

/** The smallest set of lines whose directions, turned, make the segment tie; unsure directions turn first. */
function turnDirections(segment: Segment): boolean {
  const excess = segment.start.plus(total(segment.lines)).minus(segment.end).dividedBy(2);
  const lines = segment.lines.filter((line) => line.moved !== null).slice(0, MAX_FLIP_LINES);
  const unsure = lines.filter((line) => !line.directionSure);
  for (const pool of [unsure, lines]) {
    const limit = pool === unsure ? pool.length : MAX_FLIPS;
    for (let size = 1; size <= Math.min(limit, pool.length); size++) {
      const chosen = subsetWithSum(pool, excess, size);
      if (chosen === null) continue;
      for (const line of chosen) {
        line.moved = line.moved?.negated() ?? null;
        if (line.directionSure) line.repaired = 'direction';
      }
      return true;
    }
  }
  return false;
}

function subsetWithSum(pool: readonly Movement[], sum: Decimal, size: number): Movement[] | null {
  if (size === 0) return sum.isZero() ? [] : null;
  for (let index = 0; index <= pool.length - size; index++) {
    const line = pool[index];
    if (line === undefined || line.moved === null) continue;
    const rest = subsetWithSum(pool.slice(index + 1), sum.minus(line.moved), size - 1);
    if (rest !== null) return [line, ...rest];
  }
  return null;
}

/** A printed balance that was misread: the lines say another one, and what follows agrees with the lines. */
function mendBalance(segment: Segment): boolean {
  const expected = segment.start.plus(total(segment.lines));
  const next = segment.following.at(-1)?.balance;
  if (segment.endLine === null || next === undefined || next === null) return false;
  if (!expected.plus(total(segment.following)).equals(next)) return false;
  segment.endLine.balance = expected;
  segment.endLine.repaired ??= 'balance';
  return true;
}

function mendAmount(segment: Segment): boolean {
  const missing = segment.end.minus(segment.start).minus(total(segment.lines));
  const candidates = segment.lines.filter((line) => {
    if (line.moved === null) return false;
    const meant = line.moved.plus(missing);
    return !meant.isZero() && meant.isNegative() === line.moved.isNegative() && isMisreading(line.moved, meant);
  });
  const [only] = candidates;
  if (candidates.length !== 1 || only === undefined || only.moved === null) return false;
  only.moved = only.moved.plus(missing);
  only.repaired = 'amount';
  return true;
}

function ties(segment: Segment): boolean {
  return (
    segment.lines.every((line) => line.moved !== null) && segment.start.plus(total(segment.lines)).equals(segment.end)
  );
}

function linesUntilNextBalance(lines: readonly Movement[], from: number): Movement[] {
  const end = lines.findIndex((line, index) => index >= from && line.balance !== null);
  return end < 0 ? [] : lines.slice(from, end + 1);
}

/**
 * Lets the balances decide what reading left open: lines without an amount, directions nothing printed told,
 * and on recognised pages misread digits. Goes from one printed balance to the next.
 */
export function repairByBalances(
  lines: Movement[],
  opening: Decimal | null,
  closing: Decimal | null,
  mayMendDigits: boolean,
): void {
  let start = opening;
  let pending: Movement[] = [];
  const settle = (end: Decimal, endLine: Movement | null, following: readonly Movement[]): void => {
    if (start === null || pending.length === 0) return;
    const segment: Segment = { start, lines: pending, end, endLine, following };
    if (ties(segment) || fillMissing(segment)) return;
    if (mayMendDigits && mendBalance(segment)) return;
    if (turnDirections(segment)) return;
    if (mayMendDigits) mendAmount(segment);
  };
  lines.forEach((line, index) => {
    pending.push(line);
    if (line.balance === null) return;
    settle(line.balance, line, linesUntilNextBalance(lines, index + 1));
    start = line.balance;
    pending = [];
  });
  if (closing !== null) settle(closing, null, []);
}

/** Whether the printed balances follow one another from the last line up: the newest line comes first. */
export function isNewestFirst(lines: readonly Movement[]): boolean {
  let forward = 0;
  let backward = 0;
  for (let index = 1; index < lines.length; index++) {
    const upper = lines[index - 1];
    const lower = lines[index];
    if (!upper?.balance || !lower?.balance || !upper.moved || !lower.moved) continue;
    if (
      upper.balance.plus(lower.moved.abs()).equals(lower.balance) ||
      upper.balance.minus(lower.moved.abs()).equals(lower.balance)
    )
      forward++;
    if (
      lower.balance.plus(upper.moved.abs()).equals(upper.balance) ||
      lower.balance.minus(upper.moved.abs()).equals(upper.balance)
    )
      backward++;
  }
  return backward > forward;
}
