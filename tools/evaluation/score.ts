import { type Reading, toManifest } from '@folio/documents';
import { acceptedTotals, calibrationOf, isOnlyForCalibration } from './calibration.ts';
import { fieldVerdicts, partyVerdicts } from './score-fields.ts';
import { itemVerdicts } from './score-items.ts';
import { statementVerdicts } from './score-statements.ts';
import type { Truth } from './truth.ts';
import { type Verdict, verdict } from './verdict.ts';

function readVerdicts(truth: Truth, reading: Reading): Verdict[] {
  const found = toManifest(reading);
  const kinds = [truth.kind, ...(truth.kindAlso ?? [])];
  const kind = verdict('kind', kinds.includes(found.kind), truth.kind, found.kind);
  const paper =
    truth.paper === undefined ? [] : [verdict('paper', truth.paper === reading.kind, truth.paper, reading.kind)];
  if (truth.kind === 'bank_statement') return [kind, ...paper, ...statementVerdicts(truth, reading, found)];
  if (truth.kind === 'other') return [kind, ...paper];
  return [
    kind,
    ...paper,
    ...fieldVerdicts(truth, reading, found),
    ...partyVerdicts(truth, reading, found),
    ...itemVerdicts(truth, reading, found),
  ];
}

/**
 * Scores one reading. Fields without a label are not scored; a null label expects no value. Calibration and accepted
 * totals use the reader's own confidence.
 */
export function judge(truth: Truth, reading: Reading): Verdict[] {
  const verdicts = readVerdicts(truth, reading);
  return [
    ...verdicts.filter((one) => !isOnlyForCalibration(one)),
    ...acceptedTotals(verdicts),
    ...calibrationOf(verdicts),
  ];
}

/** Counts of errors, which an unreadable document does not have. */
const FAULTS = ['unflagged', 'flagged', 'flaggedThoughRight', 'provedThoughWrong'];

/** The score of a document that could not be read: zero for every labelled value. */
export function judgeFailure(truth: Truth, empty: Reading, code: string): Verdict[] {
  return judge(truth, empty)
    .filter(({ field }) => !FAULTS.includes(field))
    .map((entry) => ({ ...entry, right: 0, found: `error ${code}` }));
}
