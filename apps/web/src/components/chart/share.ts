/** Geometry of bars, not bookkeeping: figures become numbers here only to be drawn. */

/** A bar's length against the longest, in percent. */
export function sharePercent(amount: string, largest: string): number {
  const of = Number(largest);
  return of > 0 ? Math.max(0, Math.min(100, (Number(amount) / of) * 100)) : 0;
}

/** The largest of the amounts; zero where none is positive. */
export function largestOf(amounts: readonly string[]): string {
  return amounts.reduce((most, one) => (Number(one) > Number(most) ? one : most), '0');
}

export function isNil(amount: string): boolean {
  return !/[1-9]/.test(amount);
}
