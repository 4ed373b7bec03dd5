import type { Decimal } from 'decimal.js';
import type { Movement } from '../rows/movement.ts';
import { repairCost, type Solution, solve, total } from './segment.ts';

/** Opening and closing balance; `mended` names those that were misread, as the lines of the statement show. */
export interface Ends {
  readonly opening: Decimal | null;
  readonly closing: Decimal | null;
  readonly mended: readonly ('opening' | 'closing')[];
}

/** The lines up to the next printed balance. `endLine` is null for the closing balance. */
interface Segment {
  readonly lines: readonly Movement[];
  readonly printed: Decimal;
  readonly votes: readonly Decimal[];
  readonly endLine: Movement | null;
}

/** One way to read a statement up to a balance: its cost and its steps. */
interface Path {
  readonly value: Decimal | null;
  readonly cost: number;
  readonly segment: Segment | null;
  readonly solution: Solution | null;
  /** Set when the opening balance is assumed to be misread. */
  readonly opening: Decimal | null;
  readonly previous: Path | null;
}

/** Number of paths kept at each balance: further paths are never the best in the end. */
const MAX_PATHS = 6;
const SIGN_COST = 0.8;

function segmentsOf(lines: readonly Movement[], closing: Decimal | null): Segment[] {
  const segments: Segment[] = [];
  let pending: Movement[] = [];
  for (const line of lines) {
    pending.push(line);
    if (line.balance === null) continue;
    segments.push({ lines: pending, printed: line.balance, votes: line.balanceVotes, endLine: line });
    pending = [];
  }
  if (closing !== null) segments.push({ lines: pending, printed: closing, votes: [], endLine: null });
  return segments;
}

/** How unlikely it is that the balance printed at the end of a segment is really `meant`. */
function balanceCost(segment: Segment, meant: Decimal, mayMendDigits: boolean): number | null {
  if (segment.printed.equals(meant)) return 0;
  if (segment.printed.negated().equals(meant)) return 1 + SIGN_COST;
  return mayMendDigits ? repairCost(segment.printed, meant, segment.votes) : null;
}

function extended(path: Path, segment: Segment, mend: boolean): Path[] {
  const step = (value: Decimal, cost: number, solution: Solution | null, opening: Decimal | null = null): Path => ({
    value,
    cost: path.cost + cost,
    segment,
    solution,
    opening,
    previous: path,
  });
  if (path.value === null) return [step(segment.printed, 0, null)];
  const solution = solve(segment.lines, segment.printed.minus(path.value), mend);
  const paths = [step(segment.printed, solution.cost, solution)];
  if (solution.cost === 0) return paths;
  const asRead = { cost: 0, ties: true, changes: [], doubtful: [] };
  const readable = segment.lines.every((line) => line.moved !== null);
  const expected = path.value.plus(total(segment.lines));
  const misread = readable ? balanceCost(segment, expected, mend) : null;
  if (misread !== null) paths.push(step(expected, misread, asRead));
  if (mend && path.previous === null && readable) {
    const opening = segment.printed.minus(total(segment.lines));
    const cost = repairCost(path.value, opening, []);
    if (cost !== null) paths.push(step(segment.printed, cost, asRead, opening));
  }
  return paths;
}

function bestPath(segments: readonly Segment[], opening: Decimal | null, mend: boolean): Path {
  const start: Path = { value: opening, cost: 0, segment: null, solution: null, opening: null, previous: null };
  let paths: Path[] = [start];
  for (const segment of segments) {
    const best = new Map<string, Path>();
    for (const path of paths.flatMap((other) => extended(other, segment, mend))) {
      const key = path.value?.toFixed() ?? '';
      if (path.cost < (best.get(key)?.cost ?? Number.POSITIVE_INFINITY)) best.set(key, path);
    }
    paths = [...best.values()].sort((a, b) => a.cost - b.cost).slice(0, MAX_PATHS);
  }
  return paths[0] ?? start;
}

function applyStep({ segment, solution, value, opening }: Path): void {
  if (segment === null) return;
  for (const line of segment.lines) {
    line.proof = solution === null || opening !== null ? 'unproven' : solution.ties ? 'proven' : 'contradicted';
  }
  for (const line of solution?.doubtful ?? []) line.proof = 'unproven';
  for (const { line, moved, repaired } of solution?.changes ?? []) {
    line.moved = moved;
    line.repaired = repaired;
  }
  if (segment.endLine !== null && value !== null && !segment.printed.equals(value)) {
    segment.endLine.balance = value;
    segment.endLine.repaired ??= 'balance';
  }
}

/**
 * Uses the balances to decide what reading left open. It looks for the fewest and most likely misreadings that make
 * every printed balance follow from the one before: unreadable amounts, directions that are not printed, exchanged
 * columns, and, on recognised pages, misread figures of lines and balances. Marks for every line whether the balances
 * around it prove it.
 */
export function repairByBalances(
  lines: readonly Movement[],
  opening: Decimal | null,
  closing: Decimal | null,
  mayMendDigits: boolean,
): Ends {
  const segments = segmentsOf(lines, closing);
  const last = bestPath(segments, opening, mayMendDigits);
  let start = opening;
  for (let path: Path | null = last; path !== null; path = path.previous) {
    applyStep(path);
    start = path.opening ?? start;
  }
  const end = closing === null ? null : last.value;
  const mended: ('opening' | 'closing')[] = [];
  if (start !== opening) mended.push('opening');
  if (closing !== null && end !== null && !closing.equals(end)) mended.push('closing');
  return { opening: start, closing: end, mended };
}

/** The cost of explaining the lines in this order: a lower cost is more likely. */
export function costOf(lines: readonly Movement[], opening: Decimal | null, closing: Decimal | null): number {
  return bestPath(segmentsOf(lines, closing), opening, false).cost;
}
