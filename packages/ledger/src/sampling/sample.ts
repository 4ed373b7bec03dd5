import { drawFrom, type Sha256 } from './generator.ts';
import type { PopulationTotals, SamplingItem } from './population.ts';

/** How a sample is drawn. `intervalMinor` is in minor units of the currency of the books. */
export type SamplingPlan =
  | { readonly method: 'random'; readonly size: number; readonly seed: string }
  | { readonly method: 'monetary_unit'; readonly intervalMinor: bigint; readonly seed: string }
  | { readonly method: 'largest'; readonly size: number };

export const SAMPLING_METHODS = ['random', 'monetary_unit', 'largest'] as const;
export type SamplingMethod = (typeof SAMPLING_METHODS)[number];

/** The most items of a sample: what a person can test, and what one page shows. */
export const MAX_SAMPLE_ITEMS = 1_000;

/** A drawn item: its position in the population from 0, and how many drawn monetary units it contains (otherwise 1). */
export interface DrawnItem {
  readonly position: number;
  readonly hits: number;
}

export type SamplingFault = 'empty' | 'size' | 'interval' | 'too_many';

/**
 * Why a sample cannot be drawn; null if it can. `size`: not from 1 to the number of items. `interval`: not from 1 to the
 * total of the population. `too_many`: more than `MAX_SAMPLE_ITEMS` could be drawn.
 */
export function samplingFault(plan: SamplingPlan, { count, totalMinor }: PopulationTotals): SamplingFault | null {
  if (count === 0) return 'empty';
  if (plan.method === 'monetary_unit') {
    const { intervalMinor } = plan;
    if (intervalMinor < 1n || intervalMinor > totalMinor) return 'interval';
    const mostUnits = (totalMinor + intervalMinor - 1n) / intervalMinor;
    const most = mostUnits < BigInt(count) ? mostUnits : BigInt(count);
    return most > BigInt(MAX_SAMPLE_ITEMS) ? 'too_many' : null;
  }
  if (!Number.isInteger(plan.size) || plan.size < 1 || plan.size > count) return 'size';
  return plan.size > MAX_SAMPLE_ITEMS ? 'too_many' : null;
}

/**
 * Draws a sample from a population in its order (`comparePlaces`). The plan has no fault. The same plan and population
 * always give the same sample:
 *
 * - `random`: positions are drawn until there are `size`; a position that was drawn before is skipped. In the order drawn.
 * - `monetary_unit`: the first unit is drawn from 1 to the interval, then every interval-th unit of the running total. An
 *   item of the interval or more is always in the sample. In the order of the population.
 * - `largest`: the largest amounts, an equal amount in the order of the population.
 */
export function drawSample(items: readonly SamplingItem[], plan: SamplingPlan, sha256: Sha256): DrawnItem[] {
  if (plan.method === 'random') return randomItems(items.length, plan, sha256);
  if (plan.method === 'monetary_unit') return monetaryUnits(items, plan, sha256);
  return largestItems(items, plan.size);
}

function randomItems(
  count: number,
  { size, seed }: Extract<SamplingPlan, { method: 'random' }>,
  sha256: Sha256,
): DrawnItem[] {
  const draw = drawFrom(seed, sha256);
  const positions = new Set<number>();
  while (positions.size < size) positions.add(Number(draw(BigInt(count))));
  return [...positions].map((position) => ({ position, hits: 1 }));
}

function monetaryUnits(
  items: readonly SamplingItem[],
  { intervalMinor, seed }: Extract<SamplingPlan, { method: 'monetary_unit' }>,
  sha256: Sha256,
): DrawnItem[] {
  const first = drawFrom(seed, sha256)(intervalMinor) + 1n;
  const unitsUpTo = (totalMinor: bigint) => (totalMinor < first ? 0n : (totalMinor - first) / intervalMinor + 1n);
  const drawn: DrawnItem[] = [];
  let runningMinor = 0n;
  for (const [position, { amountMinor }] of items.entries()) {
    const before = unitsUpTo(runningMinor);
    runningMinor += amountMinor;
    const hits = Number(unitsUpTo(runningMinor) - before);
    if (hits > 0) drawn.push({ position, hits });
  }
  return drawn;
}

function largestItems(items: readonly SamplingItem[], size: number): DrawnItem[] {
  return items
    .map(({ amountMinor }, position) => ({ amountMinor, position }))
    .sort((one, other) => {
      if (one.amountMinor !== other.amountMinor) return one.amountMinor > other.amountMinor ? -1 : 1;
      return one.position - other.position;
    })
    .slice(0, size)
    .map(({ position }) => ({ position, hits: 1 }));
}
