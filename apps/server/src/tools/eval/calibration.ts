import type { Verdict } from './verdict.ts';

/** A value with at least this confidence is taken without a person looking at it. */
export const SURE = 0.95;

const ROWS = 'calibrated:';

function isSure({ confidence }: Verdict): boolean {
  return typeof confidence === 'number' && confidence >= SURE;
}

/** Of the values the reader was sure of, how many are right: one more verdict for each such value. */
export function calibrationOf(verdicts: readonly Verdict[]): Verdict[] {
  return verdicts
    .filter(isSure)
    .map(({ field, right, n }) => ({ field: `calibration:${field.replace(ROWS, '')}`, right, n }));
}

/** Totals that would be taken without review: how many of all labelled ones, and how many of those taken are right. */
export function acceptedTotals(verdicts: readonly Verdict[]): Verdict[] {
  return verdicts
    .filter(({ field }) => field === 'total')
    .flatMap((total): Verdict[] => {
      const sure = isSure(total);
      const accepted: Verdict = { field: 'acceptedTotal', right: sure ? total.right : 0, n: 1 };
      return sure ? [accepted, { field: 'acceptedTotalPrecision', right: total.right, n: 1 }] : [accepted];
    });
}

/** Verdicts that only serve the calibration of rows and are no measure of their own. */
export function isOnlyForCalibration({ field }: Verdict): boolean {
  return field.startsWith(ROWS);
}
