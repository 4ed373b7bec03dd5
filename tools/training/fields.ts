import type { DocumentKind } from '@folio/documents';
import { fieldCandidates, readingsOf } from '@folio/documents/training';
import { isCashRounded, letters, sameDate, sameMoney, sameName } from '../evaluation/compare.ts';
import type { Truth } from '../evaluation/truth.ts';
import type { TrainingDocument } from './documents.ts';
import { USUAL_OPTIONS } from './learning/boosting.ts';
import {
  type FieldOptions,
  type LabelledDocument,
  type TrainedField,
  trainField,
} from './learning/cross-validation.ts';

/** The fields a scorer is trained for. */
export const FIELDS = ['total', 'issueDate', 'dueDate', 'number', 'supplier'] as const;
export type ScoredField = (typeof FIELDS)[number];

type Candidates = ReturnType<typeof fieldCandidates>;

/** A document whose candidates were found once for all fields. */
export interface PreparedDocument extends TrainingDocument {
  readonly candidates: readonly Candidates[];
}

export function prepared(document: TrainingDocument): PreparedDocument {
  const kind = document.truth.kind as DocumentKind;
  return { ...document, candidates: readingsOf(document.pages).map((lines) => fieldCandidates(lines, kind)) };
}

function candidatesOf(found: Candidates, field: ScoredField): LabelledDocument['readings'][number] {
  if (field === 'issueDate' || field === 'dueDate') return found.days;
  return found[field];
}

function supplierNames(truth: Truth): string[] {
  const name = typeof truth.supplier === 'string' ? truth.supplier : truth.supplier?.name;
  return [...(name === undefined || name === null ? [] : [name]), ...(truth.supplierAlso ?? [])];
}

function ambiguousDays(document: PreparedDocument): Set<string> {
  return new Set(document.candidates.flatMap(({ days }) => days.filter((day) => day.ambiguous).map((day) => day.key)));
}

/** Compares a candidate's key with the labelled value; null if the field is not labelled. */
function judgeOf(document: PreparedDocument, field: ScoredField): ((key: string) => boolean) | null {
  const { truth } = document;
  if (field === 'supplier') {
    const names = supplierNames(truth);
    return names.length === 0 ? null : (key) => names.some((name) => sameName(name, key));
  }
  const wanted = truth[field];
  if (wanted === undefined) return null;
  if (field === 'total') {
    const keys = document.candidates.flatMap(({ total }) => total.map((candidate) => candidate.key));
    const exact = keys.some((key) => sameMoney(wanted, key));
    return (key) => sameMoney(wanted, key) || (!exact && isCashRounded(wanted, key));
  }
  // A number printed as "No. 123" is the same without its mark.
  if (field === 'number')
    return (key) => letters(key).replace(/^NO(?=\d)/u, '') === letters(wanted ?? '').replace(/^NO(?=\d)/u, '');
  const ambiguous = ambiguousDays(document);
  return (key) => sameDate(wanted, key, field === 'issueDate' && ambiguous.has(key));
}

function labelledFor(documents: readonly PreparedDocument[], field: ScoredField): LabelledDocument[] {
  return documents.flatMap((document): LabelledDocument[] => {
    const isRight = judgeOf(document, field);
    if (isRight === null || (field === 'dueDate' && document.truth.kind !== 'invoice')) return [];
    const { id, set, group, weight, judged } = document;
    const readings = document.candidates.map((found) => candidatesOf(found, field));
    const isAbsent = field !== 'supplier' && document.truth[field] === null;
    const isTolerated = (key: string): boolean =>
      isRight(key) || (field === 'total' && isCashRounded(document.truth.total, key));
    return [{ id, set, group, weight, judged, readings, isRight, isTolerated, isAbsent }];
  });
}

const OPTIONS: Readonly<Record<ScoredField, FieldOptions>> = {
  total: {
    evidence: [
      'rule',
      'inWords',
      'items',
      'itemsStep',
      'noItems',
      'reachable',
      'paid',
      'tendered',
      'block',
      'pairs',
      'rated',
      'is_total',
      'labels',
      'moneyTimes',
      'confidence',
      'computed',
      'scanned',
      'rank',
      'labelledTotals',
      'decimals',
      'pointless',
      'split',
      'stripped',
      'share',
      'is_tendered',
      'is_change',
      'is_subtotal',
      'is_amount_due',
      'under_total',
      'after_subtotal',
      'before_tendered',
      'reachableRounded',
      'partOf',
      ...['tax', 'service', 'discount', 'prepaid', 'previous'].flatMap((role) => [`plus_${role}`, `minus_${role}`]),
    ],
    mayBeAbsent: false,
    folds: 6,
    // Few training documents contain an amount in words; if one does, that amount is the total.
    boosting: { ...USUAL_OPTIONS, prior: { offset: 0, weights: { inWords: 3 } } },
  },
  issueDate: {
    evidence: [
      'ruleIssue',
      'left_date',
      'left_issue',
      'repaired',
      'ambiguous',
      'confidence',
      'dates',
      'times',
      'scanned',
      'yearOff',
      'shortYear',
    ],
    mayBeAbsent: false,
    folds: 6,
    boosting: USUAL_OPTIONS,
  },
  dueDate: {
    evidence: ['ruleDue', 'byTerms', 'left_due', 'above_due', 'repaired', 'confidence', 'dates', 'scanned'],
    mayBeAbsent: true,
    folds: 6,
    boosting: { ...USUAL_OPTIONS, trees: 80, depth: 3, minCurvature: 0.5 },
  },
  number: {
    evidence: [
      'rule',
      'left_invoice',
      'left_receipt',
      'left_general',
      'strength',
      'confidence',
      'digits',
      'letters',
      'scanned',
    ],
    mayBeAbsent: true,
    folds: 6,
    boosting: {
      ...USUAL_OPTIONS,
      trees: 100,
      depth: 3,
      minCurvature: 0.5,
      prior: { offset: -1, weights: { strength: 1.2 } },
    },
  },
  supplier: {
    evidence: [
      'rule',
      'text_form',
      'text_formAtEnd',
      'businessWords',
      'meanConfidence',
      'leastConfidence',
      'mended',
      'joined',
      'line',
      'repeats',
      'domain',
      'scanned',
      'text_odd',
      'shortest',
      'linesTaken',
      'unbalanced',
      'belowAddress',
      'belowRegistration',
      'upperShare',
    ],
    mayBeAbsent: false,
    folds: 6,
    boosting: USUAL_OPTIONS,
  },
};

/** Trains the scorer of one field and evaluates it by cross-validation. */
export function trainedField(documents: readonly PreparedDocument[], field: ScoredField): TrainedField {
  return trainField(labelledFor(documents, field), OPTIONS[field]);
}
