import { type Calibration, calibrated } from './calibration.ts';
import { type Features, probabilitiesOf, scoreOf, type TreeModel } from './trees.ts';

/** A possible value of a field in one reading of the pages. Candidates with the same key are the same value. */
export interface Candidate {
  readonly key: string;
  readonly features: Features;
}

/** A value with its probabilities over all readings. */
export interface Ranked<T extends Candidate> {
  readonly candidate: T;
  /** The mean of its probabilities in the readings (0 where a reading lacks it). */
  readonly probability: number;
  /** Its largest probability in one reading, and its probability in the best reading of the page. */
  readonly best: number;
  readonly primary: number;
  /** The share of the readings in which the value was found, and in which it was the likeliest. */
  readonly found: number;
  readonly first: number;
}

/**
 * The model that chooses a field: `scorer` ranks the candidates of one reading, `certainty` compares the leading
 * values of all readings, `calibration` turns the result into the probability of being right.
 */
export interface FieldModel {
  readonly scorer: TreeModel;
  readonly certainty: TreeModel;
  readonly calibration: Calibration;
}

interface Votes<T> {
  candidate: T;
  sum: number;
  best: number;
  primary: number;
  found: number;
  first: number;
}

function vote<T extends Candidate>(
  values: Map<string, Votes<T>>,
  candidate: T,
  chance: number,
  isTop: boolean,
  isPrimary: boolean,
): void {
  const value = values.get(candidate.key) ?? { candidate, sum: 0, best: 0, primary: 0, found: 0, first: 0 };
  value.sum += chance;
  // The place shown is that of the best reading of the page, or else of the reading with the highest probability.
  if (value.primary === 0 && chance > value.best) value.candidate = candidate;
  value.best = Math.max(value.best, chance);
  if (isPrimary) value.primary = chance;
  value.found++;
  if (isTop) value.first++;
  values.set(candidate.key, value);
}

/** Ranks the values found in several readings of the same pages, likeliest first: every reading votes. */
export function rankCandidates<T extends Candidate>(
  model: TreeModel,
  readings: readonly (readonly T[])[],
): Ranked<T>[] {
  const values = new Map<string, Votes<T>>();
  readings.forEach((candidates, reading) => {
    const chances = probabilitiesOf(candidates.map((candidate) => scoreOf(model, candidate.features)));
    const top = Math.max(0, ...chances);
    candidates.forEach((candidate, index) => {
      const chance = chances[index] ?? 0;
      vote(values, candidate, chance, chance === top, reading === 0);
    });
  });
  const count = Math.max(1, readings.length);
  return [...values.values()]
    .map(({ candidate, sum, best, primary, found, first }) => ({
      candidate,
      probability: sum / count,
      best,
      primary,
      found: found / count,
      first: first / count,
    }))
    .sort((a, b) => b.probability - a.probability || (a.candidate.key < b.candidate.key ? -1 : 1));
}

const LEADING = 6;

/** Whether two values differ in one character only, as two readings of one printed value do. */
export function isSlip(left: string, right: string): boolean {
  if (left.length !== right.length) return false;
  let differences = 0;
  for (let at = 0; at < left.length; at++) if (left[at] !== right[at]) differences++;
  return differences === 1;
}

/**
 * The leading values, each with features that measure how reliable it is; `evidence` names facts of the field itself.
 */
export function leadingFeatures<T extends Candidate>(
  ranked: readonly Ranked<T>[],
  evidence: readonly string[],
): { readonly value: Ranked<T>; readonly features: Features }[] {
  const none = 1 - ranked.reduce((sum, value) => sum + value.probability, 0);
  const leading = ranked.slice(0, LEADING);
  return leading.map((value, rank) => {
    const others = leading.filter((other) => other !== value);
    const rivals = others.filter((other) => isSlip(other.candidate.key, value.candidate.key));
    const facts = Object.fromEntries(evidence.map((name) => [name, value.candidate.features[name] ?? 0]));
    const features = {
      ...facts,
      rankedAt: rank,
      probability: value.probability,
      best: value.best,
      primary: value.primary,
      margin: value.probability - Math.max(0, ...others.map((other) => other.probability)),
      bestMargin: value.best - Math.max(0, ...others.map((other) => other.best)),
      none,
      found: value.found,
      first: value.first,
      rivals: rivals.reduce((sum, other) => sum + other.probability, 0),
      rivalsFound: Math.max(0, ...rivals.map((other) => other.found)),
    };
    return { value, features };
  });
}

/** A chosen value and the calibrated probability that it is right. */
export interface Chosen<T extends Candidate> {
  readonly candidate: T;
  readonly confidence: number;
}

/** The likeliest value by the certainty model, with its probability before calibration. */
export function mostCertain<T extends Candidate>(
  certainty: TreeModel,
  ranked: readonly Ranked<T>[],
): { readonly value: Ranked<T>; readonly raw: number } | null {
  const leading = leadingFeatures(ranked, certainty.features);
  const chances = probabilitiesOf(leading.map(({ features }) => scoreOf(certainty, features)));
  const top = chances.indexOf(Math.max(...chances));
  const value = leading[top]?.value;
  return value === undefined ? null : { value, raw: chances[top] ?? 0 };
}

/** Whether "none of them" is likelier than any value of one reading. */
export function isLikelyAbsent(ranked: readonly Ranked<Candidate>[]): boolean {
  const none = 1 - ranked.reduce((sum, value) => sum + value.probability, 0);
  return (ranked[0]?.probability ?? 0) < none;
}

/** Chooses the value of a field from the candidates of all readings. */
export function choose<T extends Candidate>(
  model: FieldModel,
  readings: readonly (readonly T[])[],
  mayBeAbsent: boolean,
): Chosen<T> | null {
  const ranked = rankCandidates(model.scorer, readings);
  if (mayBeAbsent && isLikelyAbsent(ranked)) return null;
  const top = mostCertain(model.certainty, ranked);
  return top === null ? null : { candidate: top.value.candidate, confidence: calibrated(model.calibration, top.raw) };
}
