import { median } from '../values/numbers.ts';
import type { Token } from './page.ts';

/**
 * Two words belong to one text if the gap between them, and the step up or down, are below these shares of their
 * height.
 */
const MAX_GAP_SHARE = 1.2;
const MAX_STEP_SHARE = 0.45;
/** The largest ratio of heights within one text: taller words belong to a title. */
const MAX_HEIGHT_RATIO = 1.35;
/** A text shorter than this many heights does not show reliably whether its line rises or falls. */
const MIN_LENGTH_HEIGHTS = 4;
const MIN_RUNS = 12;
/** Texts whose slope (points a point) differs by more than this from the others are misread. */
const MAX_MISFIT = 0.03;
/** The straightening of the picture never leaves a larger slope than this. */
const MAX_SLOPE = 0.08;
/** Pages whose lines rise less than this share of the print's height from edge to edge are level. */
const MIN_RISE_SHARE = 0.5;
/** Penalty against a bend, in texts: fewer texts than this cannot show that a page is bent. */
const BEND_PENALTY = 2;
const ROUNDS = 2;

/**
 * A stretch of text on one line: its middle (shares of the page), its slope (points down for each point to the
 * right), its weight.
 */
interface Run {
  readonly x: number;
  readonly y: number;
  readonly slope: number;
  readonly weight: number;
}

/** The slopes of lines on a page: at its top left corner, and how they change towards the right and the bottom. */
interface Slopes {
  readonly base: number;
  readonly across: number;
  readonly down: number;
}

const centreOf = ({ y0, y1 }: Token): number => (y0 + y1) / 2;
const heightOf = ({ y0, y1 }: Token): number => y1 - y0;

/** The index of the word that continues the text of the one at `from`; -1 if no word follows closely. */
function nextOf(sorted: readonly Token[], from: number): number {
  const token = sorted[from];
  if (token === undefined) return -1;
  const height = heightOf(token);
  for (let at = from + 1; at < sorted.length; at++) {
    const other = sorted[at];
    if (other === undefined || other.x0 - token.x1 > height * MAX_GAP_SHARE) return -1;
    const ratio = Math.max(height, heightOf(other)) / Math.min(height, heightOf(other));
    const isNear = Math.abs(centreOf(other) - centreOf(token)) < height * MAX_STEP_SHARE;
    if (other.x0 >= token.x1 - height * 0.2 && isNear && ratio < MAX_HEIGHT_RATIO) return at;
  }
  return -1;
}

/** The texts of a page: words that follow each other closely on one line. */
function runsOf(tokens: readonly Token[], width: number, height: number): Run[] {
  const sorted = tokens.toSorted((one, other) => one.x0 - other.x0);
  const used = new Set<Token>();
  return sorted.flatMap((first, index): Run[] => {
    if (used.has(first)) return [];
    let last = first;
    for (let at = nextOf(sorted, index); at >= 0; at = nextOf(sorted, at)) {
      last = sorted[at] ?? last;
      used.add(last);
    }
    const length = (last.x0 + last.x1 - first.x0 - first.x1) / 2;
    if (last === first || length < heightOf(first) * MIN_LENGTH_HEIGHTS) return [];
    const slope = (centreOf(last) - centreOf(first)) / length;
    const [x, y] = [(first.x0 + last.x1) / 2 / width, (centreOf(first) + centreOf(last)) / 2 / height];
    return Math.abs(slope) > MAX_SLOPE * 2 ? [] : [{ x, y, slope, weight: length / width }];
  });
}

/** Solves three equations for three unknowns by elimination; null when they have no single solution. */
function solved(rows: readonly (readonly number[])[]): readonly number[] | null {
  const matrix = rows.map((row) => [...row]);
  for (let pivot = 0; pivot < 3; pivot++) {
    const row = matrix[pivot];
    const lead = row?.[pivot] ?? 0;
    if (row === undefined || Math.abs(lead) < 1e-12) return null;
    for (const other of matrix) {
      if (other === row) continue;
      const share = (other[pivot] ?? 0) / lead;
      row.forEach((value, column) => {
        other[column] = (other[column] ?? 0) - share * value;
      });
    }
  }
  return matrix.map((row, index) => (row[3] ?? 0) / (row[index] ?? 1));
}

/** The slopes that fit the texts best; a bend is accepted only when many texts show it. */
function fitted(runs: readonly Run[]): Slopes | null {
  const total = runs.reduce((sum, { weight }) => sum + weight, 0);
  const penalty = (BEND_PENALTY * total) / runs.length;
  const sum = (of: (run: Run) => number) => runs.reduce((all, run) => all + run.weight * of(run), 0);
  const [x, y] = [sum((run) => run.x) / total, sum((run) => run.y) / total];
  const [dx, dy] = [(run: Run) => run.x - x, (run: Run) => run.y - y];
  const found = solved([
    [total, 0, 0, sum(({ slope }) => slope)],
    [0, sum((run) => dx(run) ** 2) + penalty, sum((run) => dx(run) * dy(run)), sum((run) => run.slope * dx(run))],
    [0, sum((run) => dx(run) * dy(run)), sum((run) => dy(run) ** 2) + penalty, sum((run) => run.slope * dy(run))],
  ]);
  if (found === null) return null;
  const [middle = 0, across = 0, down = 0] = found;
  return { base: middle - across * x - down * y, across, down };
}

function slopeAt({ base, across, down }: Slopes, { x, y }: Pick<Run, 'x' | 'y'>): number {
  return base + across * x + down * y;
}

function slopesOf(runs: readonly Run[]): Slopes | null {
  const usual = median(runs.map(({ slope }) => slope));
  let kept = runs.filter(({ slope }) => Math.abs(slope - usual) < MAX_MISFIT);
  let slopes: Slopes | null = null;
  for (let round = 0; round < ROUNDS && kept.length >= MIN_RUNS; round++) {
    const found = fitted(kept);
    if (found === null) return null;
    slopes = found;
    kept = kept.filter((run) => Math.abs(run.slope - slopeAt(found, run)) < MAX_MISFIT / 2);
  }
  return kept.length >= MIN_RUNS ? slopes : null;
}

/**
 * Levels the lines of a recognised page: photographs leave lines that rise or fall, more in one corner than in
 * another, so that a figure at the right is nearer to the next row. The slopes are measured on the texts that words
 * form. Pages that are level, and those with too few texts, are returned unchanged.
 * @param width of the page, in points
 * @param height of the page, in points
 */
export function levelLines(tokens: readonly Token[], width: number, height: number): readonly Token[] {
  const slopes = slopesOf(runsOf(tokens, width, height));
  if (slopes === null) return tokens;
  const corners = [0, 1].flatMap((x) => [0, 1].map((y) => ({ x, y })));
  const steepest = Math.max(...corners.map((corner) => Math.abs(slopeAt(slopes, corner))));
  const print = median(tokens.map(heightOf));
  if (steepest > MAX_SLOPE || steepest * width < print * MIN_RISE_SHARE) return tokens;
  return tokens.map((token) => {
    const [x, y] = [(token.x0 + token.x1) / 2 / width, centreOf(token) / height];
    const fall = (slopes.base * x + (slopes.across * x * x) / 2 + slopes.down * x * y) * width;
    return { ...token, y0: token.y0 - fall, y1: token.y1 - fall };
  });
}
