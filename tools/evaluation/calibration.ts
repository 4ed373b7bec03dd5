import type { Verdict } from './verdict.ts';

/** A value with at least this confidence is accepted without review. */
export const SURE = 0.95;

const ROWS = 'calibrated:';

function isSure({ confidence }: Verdict): boolean {
  return typeof confidence === 'number' && confidence >= SURE;
}

/** How many of the values with high confidence are right: one more verdict for each such value. */
export function calibrationOf(verdicts: readonly Verdict[]): Verdict[] {
  return verdicts
    .filter(isSure)
    .map(({ field, right, n }) => ({ field: `calibration:${field.replace(ROWS, '')}`, right, n }));
}

/**
 * Totals that would be accepted without review: their share of all labelled totals, and the share of them that is
 * right.
 */
export function acceptedTotals(verdicts: readonly Verdict[]): Verdict[] {
  return verdicts
    .filter(({ field }) => field === 'total')
    .flatMap((total): Verdict[] => {
      const sure = isSure(total);
      const accepted: Verdict = { field: 'acceptedTotal', right: sure ? total.right : 0, n: 1 };
      return sure ? [accepted, { field: 'acceptedTotalPrecision', right: total.right, n: 1 }] : [accepted];
    });
}

/** Verdicts used only for the calibration of rows; they are not reported as a separate measure. */
export function isOnlyForCalibration({ field }: Verdict): boolean {
  return field.startsWith(ROWS);
}
