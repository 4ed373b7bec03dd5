import type { Line } from '../../../page/layout.ts';
import { median } from '../../../values/numbers.ts';
import type { ItemColumn } from './item-columns.ts';
import type { ItemNumber } from './item-numbers.ts';

/** Numbers below one another, with the heading above them. */
export interface GridColumn {
  readonly heading: ItemColumn | null;
  readonly numbers: ReadonlyMap<Line, ItemNumber>;
  readonly x0: number;
  readonly x1: number;
}

interface Cluster {
  readonly numbers: Map<Line, ItemNumber>;
}

interface Span {
  readonly x0: number;
  readonly x1: number;
}

const ALIGNED_SHARE = 0.45;
const OVERLAP_SHARE = 0.4;
const MAX_RAGGED_GAP = 2.5;

function spanOf({ numbers }: Cluster): Span {
  const all = [...numbers.values()];
  return { x0: median(all.map((number) => number.x0)), x1: median(all.map((number) => number.x1)) };
}

function overlapOf(a: Span, b: Span): number {
  return Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
}

/** The smallest distance between the left edges, right edges or middles of two spans. */
function misalignment(a: Span, b: Span): number {
  const middles = Math.abs(a.x0 + a.x1 - b.x0 - b.x1) / 2;
  return Math.min(Math.abs(a.x0 - b.x0), Math.abs(a.x1 - b.x1), middles);
}

function fits(number: ItemNumber, span: Span, line: Line): boolean {
  const height = line.y1 - line.y0;
  const narrower = Math.min(number.x1 - number.x0, span.x1 - span.x0);
  return (
    misalignment(number, span) <= height * ALIGNED_SHARE ||
    overlapOf(number, span) >= Math.max(1, narrower * OVERLAP_SHARE)
  );
}

function addTo(clusters: Cluster[], line: Line, number: ItemNumber, mayStart: boolean): void {
  const best = clusters
    .filter((cluster) => !cluster.numbers.has(line))
    .map((cluster) => ({ cluster, span: spanOf(cluster) }))
    .filter(({ span }) => fits(number, span, line))
    .sort((a, b) => misalignment(number, a.span) - misalignment(number, b.span))[0];
  if (best !== undefined) best.cluster.numbers.set(line, number);
  else if (mayStart) clusters.push({ numbers: new Map([[line, number]]) });
}

/**
 * The cost of assigning a cluster to a heading: the distance between them; the cost is very small when they overlap.
 */
function distance(cluster: Span, heading: Span, width: number): number {
  const gap = Math.max(0, -overlapOf(cluster, heading));
  return (gap + 0.2 * misalignment(cluster, heading)) / width;
}

const SKIPPED = { cluster: 0.08, heading: 0.04 };

/**
 * The cheapest assignment of clusters to headings, both in their order from left to right (dynamic programming over
 * the two sequences, as for aligning texts).
 */
function headingsFor(clusters: readonly Span[], headings: readonly ItemColumn[], width: number): (ItemColumn | null)[] {
  type Step = { cost: number; chosen: readonly (ItemColumn | null)[] };
  let previous: Step[] = headings.map((_, index) => ({ cost: (index + 1) * SKIPPED.heading, chosen: [] }));
  previous = [{ cost: 0, chosen: [] }, ...previous];
  for (const cluster of clusters) {
    const first = previous[0] ?? { cost: 0, chosen: [] };
    const current: Step[] = [{ cost: first.cost + SKIPPED.cluster, chosen: [...first.chosen, null] }];
    headings.forEach((heading, index) => {
      const before = previous[index] ?? first;
      const above = previous[index + 1] ?? first;
      const left = current[index] ?? first;
      const options: Step[] = [
        { cost: before.cost + distance(cluster, heading, width), chosen: [...before.chosen, heading] },
        { cost: above.cost + SKIPPED.cluster, chosen: [...above.chosen, null] },
        { cost: left.cost + SKIPPED.heading, chosen: left.chosen },
      ];
      current.push(options.sort((a, b) => a.cost - b.cost)[0] ?? left);
    });
    previous = current;
  }
  return [...(previous.at(-1)?.chosen ?? [])];
}

/** The lines whose numbers show the columns: several numbers alone in their cells, with money among them. */
function tellingLines(numbers: ReadonlyMap<Line, readonly ItemNumber[]>): Line[] {
  const count = (line: Line): number => numbers.get(line)?.filter((number) => number.place === 'alone').length ?? 0;
  const money = [...numbers.keys()].filter((line) => numbers.get(line)?.some((number) => number.moneyLike) ?? false);
  const lines = money.length > 0 ? money : [...numbers.keys()];
  return lines.sort((a, b) => count(b) - count(a));
}

/**
 * The number columns of a table. Numbers that are alone in their cells define the columns; numbers next to words join
 * a column at their position, so that "2 pcs" next to a name is a quantity while "Model 3" stays a name.
 */
export function gridOf(
  numbers: ReadonlyMap<Line, readonly ItemNumber[]>,
  headings: readonly ItemColumn[],
): GridColumn[] {
  const clusters: Cluster[] = [];
  const lines = tellingLines(numbers);
  for (const line of lines) {
    for (const number of numbers.get(line) ?? []) if (number.place === 'alone') addTo(clusters, line, number, true);
  }
  for (const heading of headings.filter((column) => column.role === 'quantity')) seedFrom(heading, clusters, numbers);
  for (const line of lines) {
    for (const number of numbers.get(line) ?? []) if (number.place !== 'alone') addTo(clusters, line, number, false);
  }
  const sorted = joined(clusters, headings)
    .map((cluster) => ({ ...spanOf(cluster), numbers: cluster.numbers }))
    .sort((a, b) => a.x0 + a.x1 - b.x0 - b.x1);
  const named = headingsFor(sorted, numeric(headings), lines[0]?.pageWidth ?? 1);
  return sorted.map((cluster, index) => ({ ...cluster, heading: named[index] ?? null }));
}

/**
 * Whether two clusters are one column with irregular edges: side by side, never both in a row, not under two
 * headings.
 */
function isRagged(left: Cluster, right: Cluster, headings: readonly ItemColumn[]): boolean {
  if ([...left.numbers.keys()].some((line) => right.numbers.has(line))) return false;
  const [a, b] = [spanOf(left), spanOf(right)];
  const [line] = left.numbers.keys();
  const height = line === undefined ? 0 : line.y1 - line.y0;
  const over = (span: Span): ItemColumn | undefined => headings.find((heading) => overlapOf(heading, span) > 0);
  const [above, beside] = [over(a), over(b)];
  return (
    -overlapOf(a, b) < height * MAX_RAGGED_GAP && (above === undefined || beside === undefined || above === beside)
  );
}

/** Joins columns with irregular edges, from left to right. */
function joined(clusters: readonly Cluster[], headings: readonly ItemColumn[]): Cluster[] {
  const sorted = [...clusters].sort((a, b) => spanOf(a).x0 - spanOf(b).x0);
  const whole: Cluster[] = [];
  for (const cluster of sorted) {
    const left = whole.at(-1);
    if (left !== undefined && isRagged(left, cluster, headings)) {
      for (const [line, number] of cluster.numbers) left.numbers.set(line, number);
    } else whole.push(cluster);
  }
  return whole;
}

function numeric(headings: readonly ItemColumn[]): ItemColumn[] {
  return headings.filter((heading) => heading.role !== 'name');
}

/**
 * A quantity printed close to the name is never alone in its cell: only its heading shows that there is such a
 * column.
 */
function seedFrom(heading: ItemColumn, clusters: Cluster[], numbers: ReadonlyMap<Line, readonly ItemNumber[]>): void {
  if (clusters.some((cluster) => overlapOf(spanOf(cluster), heading) > 0)) return;
  const below = new Map<Line, ItemNumber>();
  for (const [line, found] of numbers) {
    const number = found.find((candidate) => candidate.place !== 'inside' && overlapOf(candidate, heading) > 0);
    if (number !== undefined) below.set(line, number);
  }
  if (below.size > 0) clusters.push({ numbers: below });
}
