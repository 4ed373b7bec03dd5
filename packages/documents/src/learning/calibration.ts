/** Points (raw probability, share of answers that were right at it) of a rising line. */
export type Calibration = readonly (readonly number[])[];

/** One answer: its raw probability, whether it was right, and its weight. */
export interface Outcome {
  readonly raw: number;
  readonly right: boolean;
  readonly weight: number;
}

/** The calibrated probability of a raw one, between the points; the line begins at 0 and ends at 0.99 or above. */
export function calibrated(calibration: Calibration, raw: number): number {
  let [x0, y0] = [0, 0];
  for (const [x1 = 0, y1 = 0] of [...calibration, [1, Math.max(0.99, calibration.at(-1)?.[1] ?? 0)]]) {
    if (raw <= x1) return x1 === x0 ? y1 : y0 + ((y1 - y0) * (raw - x0)) / (x1 - x0);
    [x0, y0] = [x1, y1];
  }
  return y0;
}

interface Pool {
  raw: number;
  right: number;
  weight: number;
}

/** Pools neighbours until the shares rise with the raw probability (isotonic regression). */
function pooled(outcomes: readonly Outcome[]): Pool[] {
  const pools: Pool[] = [];
  for (const { raw, right, weight } of [...outcomes].sort((a, b) => a.raw - b.raw)) {
    pools.push({ raw: raw * weight, right: right ? weight : 0, weight });
    for (;;) {
      const last = pools.at(-1);
      const before = pools.at(-2);
      if (last === undefined || before === undefined) break;
      if (before.weight >= MIN_POOL && before.right / before.weight < last.right / last.weight) break;
      before.raw += last.raw;
      before.right += last.right;
      before.weight += last.weight;
      pools.pop();
    }
  }
  return pools;
}

const MIN_POOL = 8;
/** Answers called "sure" must have been right this often. */
const SURE = { confidence: 0.95, precision: 0.985 };
const BELOW_SURE = 0.94;
const PRIOR = 0.5;

/** The lowest raw probability above which nearly every answer was right. */
function sureFrom(outcomes: readonly Outcome[]): number | null {
  let right = 0;
  let weight = 0;
  let found: number | null = null;
  const falling = [...outcomes].sort((a, b) => b.raw - a.raw);
  falling.forEach((outcome, index) => {
    weight += outcome.weight;
    if (outcome.right) right += outcome.weight;
    // Answers with the same probability are accepted or rejected together.
    if (falling[index + 1]?.raw === outcome.raw) return;
    if ((right + PRIOR * 0.5) / (weight + PRIOR) >= SURE.precision) found = outcome.raw;
  });
  return found;
}

/**
 * Fits the line from raw to true probability on answers about documents that were not used to train the scorer. A
 * confidence of 0.95 and more is reserved for the region in which at least 98.5 % were right.
 */
export function fitCalibration(outcomes: readonly Outcome[]): Calibration {
  const from = sureFrom(outcomes);
  const points: [number, number][] = [];
  const add = (raw: number, share: number): void => {
    const rounded: [number, number] = [Number(raw.toFixed(4)), Number(share.toFixed(4))];
    if (rounded[0] > (points.at(-1)?.[0] ?? -1)) points.push(rounded);
  };
  for (const pool of pooled(outcomes)) {
    const raw = pool.raw / pool.weight;
    if (from !== null && raw >= from - 0.0002) break;
    // The prior pulls the last pool, which may be small, further down than the one before it; the line must not fall.
    const share = Math.min(BELOW_SURE, (pool.right + PRIOR) / (pool.weight + 2 * PRIOR));
    add(raw, Math.max(points.at(-1)?.[1] ?? 0, share));
  }
  if (from !== null) {
    add(Math.max(0.0001, from - 0.0001), Math.max(points.at(-1)?.[1] ?? 0, BELOW_SURE - 0.01));
    add(from, SURE.confidence);
  }
  return points;
}
