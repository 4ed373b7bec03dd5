import {
  type Calibration,
  calibrated,
  fitCalibration,
  type Outcome,
} from '../../../packages/documents/src/learning/calibration.ts';
import {
  type Candidate,
  type FieldModel,
  isLikelyAbsent,
  leadingFeatures,
  mostCertain,
  type Ranked,
  rankCandidates,
} from '../../../packages/documents/src/learning/choose.ts';
import type { TreeModel } from '../../../packages/documents/src/learning/trees.ts';
import { type BoostingOptions, boost, type Contest, USUAL_OPTIONS } from './boosting.ts';

/** A document with the candidates of one field in each of its readings, and which of them are right. */
export interface LabelledDocument {
  readonly id: string;
  readonly set: string;
  /** Documents of one supplier or layout: never split between training and evaluation. */
  readonly group: string;
  readonly weight: number;
  /** Whether the document counts in the figures; noisy copies are used only for training. */
  readonly judged: boolean;
  readonly readings: readonly (readonly Candidate[])[];
  readonly isRight: (key: string) => boolean;
  /** Whether an answer counts as right: more than the one expected value may be tolerated. */
  readonly isTolerated: (key: string) => boolean;
  readonly isAbsent: boolean;
}

/** The scorer's answer for a document it was not trained on. `value` is null when it gives none. */
export interface Answer {
  readonly id: string;
  readonly set: string;
  readonly value: string | null;
  readonly right: boolean;
  /** Whether the right value was among the candidates at all. */
  readonly possible: boolean;
  readonly confidence: number;
  readonly judged: boolean;
}

export interface FieldOptions {
  /** Features of the chosen candidate that measure how certain it is. */
  readonly evidence: readonly string[];
  /** Whether to give no value when "none" is likelier than the best candidate. */
  readonly mayBeAbsent: boolean;
  readonly folds: number;
  readonly boosting: BoostingOptions;
}

export interface TrainedField {
  readonly model: FieldModel;
  /** Cross-validated: every answer comes from a model that was not trained on the document's group. */
  readonly answers: readonly Answer[];
}

const CERTAINTY_OPTIONS: BoostingOptions = {
  ...USUAL_OPTIONS,
  trees: 60,
  depth: 2,
  contestShare: 0.8,
  featureShare: 0.6,
  minCurvature: 1,
};

/** Distributes groups into folds of about equal size, largest first. */
export function foldsOf(documents: readonly LabelledDocument[], count: number): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { group } of documents) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const load = Array.from({ length: count }, () => 0);
  const folds = new Map<string, number>();
  for (const [group, size] of [...sizes].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))) {
    const lightest = load.indexOf(Math.min(...load));
    folds.set(group, lightest);
    load[lightest] = (load[lightest] ?? 0) + size;
  }
  return folds;
}

/**
 * Readings in which an existing value was not found are not used for training: recognition failed there, not the
 * choice.
 */
function contestsOf(documents: readonly LabelledDocument[]): Contest[] {
  return documents.flatMap((document) =>
    document.readings.flatMap((candidates) => {
      const judged = candidates.map(({ key, features }) => ({
        features,
        right: !document.isAbsent && document.isRight(key),
      }));
      const teaches = document.isAbsent || judged.some(({ right }) => right);
      return teaches ? [{ weight: document.weight / document.readings.length, candidates: judged }] : [];
    }),
  );
}

function featureNames(contests: readonly Contest[]): string[] {
  const names = new Set<string>();
  for (const { candidates } of contests)
    for (const { features } of candidates) for (const name in features) names.add(name);
  return [...names].sort();
}

interface Ranking {
  readonly document: LabelledDocument;
  readonly fold: number;
  readonly ranked: readonly Ranked<Candidate>[];
}

function certaintyContests(rankings: readonly Ranking[], options: FieldOptions): Contest[] {
  return rankings.map(({ document, ranked }) => ({
    weight: document.weight,
    candidates: leadingFeatures(ranked, options.evidence).map(({ value, features }) => ({
      features,
      right: !document.isAbsent && document.isRight(value.candidate.key),
    })),
  }));
}

interface Given extends Ranking {
  readonly value: string | null;
  readonly right: boolean;
  readonly raw: number;
}

function givenBy(certainty: TreeModel, ranking: Ranking, options: FieldOptions): Given {
  const { document, ranked } = ranking;
  const isAbsent = options.mayBeAbsent && isLikelyAbsent(ranked);
  const top = isAbsent ? null : mostCertain(certainty, ranked);
  const value = top === null ? null : top.value.candidate.key;
  const right = value === null ? document.isAbsent : !document.isAbsent && document.isTolerated(value);
  return { ...ranking, value, right, raw: top?.raw ?? 0 };
}

function outcomesOf(given: readonly Given[]): Outcome[] {
  return given
    .filter(({ value, document }) => value !== null && document.judged)
    .map(({ raw, right, document }) => ({ raw, right, weight: document.weight }));
}

function answerOf(one: Given, calibration: Calibration): Answer {
  const { id, set, judged, isAbsent, isTolerated } = one.document;
  const possible = isAbsent || one.ranked.some(({ candidate }) => isTolerated(candidate.key));
  const confidence = calibrated(calibration, one.raw);
  return { id, set, judged, value: one.value, right: one.right, possible, confidence };
}

/** Trains the scorer of a field and its certainty, and evaluates both by cross-validation over groups. */
export function trainField(documents: readonly LabelledDocument[], options: FieldOptions): TrainedField {
  const folds = foldsOf(documents, options.folds);
  const names = featureNames(contestsOf(documents));
  const numbers = Array.from({ length: options.folds }, (_, fold) => fold);
  const foldOf = (document: LabelledDocument): number => folds.get(document.group) ?? 0;
  const rankings = numbers.flatMap((fold) => {
    const scorer = boost(contestsOf(documents.filter((one) => foldOf(one) !== fold)), names, options.boosting);
    return documents
      .filter((one) => foldOf(one) === fold)
      .map((document): Ranking => ({ document, fold, ranked: rankCandidates(scorer, document.readings) }));
  });
  const facts = featureNames(certaintyContests(rankings, options));
  const train = (rows: readonly Ranking[]): TreeModel =>
    boost(certaintyContests(rows, options), facts, CERTAINTY_OPTIONS);
  const given = numbers.flatMap((fold) => {
    const certainty = train(rankings.filter((one) => one.fold !== fold));
    return rankings.filter((one) => one.fold === fold).map((one) => givenBy(certainty, one, options));
  });
  const answers = numbers.flatMap((fold) => {
    const others = fitCalibration(outcomesOf(given.filter((one) => one.fold !== fold)));
    return given.filter((one) => one.fold === fold).map((one) => answerOf(one, others));
  });
  const model = {
    scorer: boost(contestsOf(documents), names, options.boosting),
    certainty: train(rankings),
    calibration: fitCalibration(outcomesOf(given)),
  };
  return { model, answers };
}
