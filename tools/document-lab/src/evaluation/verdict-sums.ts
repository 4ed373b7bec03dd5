import type { Verdict } from '../../../evaluation/verdict.ts';

/** The number of correct values (`right`) and of all values (`n`) of a field. */
export function sumOf(verdicts: readonly Verdict[], field: string): { right: number; n: number } {
  return verdicts
    .filter((verdict) => verdict.field === field)
    .reduce((sum, { right, n }) => ({ right: sum.right + right, n: sum.n + n }), { right: 0, n: 0 });
}

/** The share of a field that is right, from 0 to 1. */
export function shareOf(verdicts: readonly Verdict[], field: string): number {
  const { right, n } = sumOf(verdicts, field);
  return right / n;
}
