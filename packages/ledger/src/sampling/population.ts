/** An item that may be drawn: a line of an entry. `amountMinor` is not negative. */
export interface SamplingItem {
  readonly entryNumber: bigint;
  readonly lineNo: number;
  readonly amountMinor: bigint;
}

export interface PopulationTotals {
  readonly count: number;
  readonly totalMinor: bigint;
}

/** The order of a population: by the number of the entry, then by its line. Positions begin at 1. */
export function comparePlaces(one: SamplingItem, other: SamplingItem): number {
  if (one.entryNumber !== other.entryNumber) return one.entryNumber < other.entryNumber ? -1 : 1;
  return one.lineNo - other.lineNo;
}

export function populationTotals(items: readonly SamplingItem[]): PopulationTotals {
  return { count: items.length, totalMinor: items.reduce((sum, { amountMinor }) => sum + amountMinor, 0n) };
}

/**
 * The text whose SHA-256 identifies a population: a row `entry/line amount` for each item in order, each with a line
 * feed. The amount is in minor units.
 */
export function populationText(items: readonly SamplingItem[]): string {
  return items.map(({ entryNumber, lineNo, amountMinor }) => `${entryNumber}/${lineNo} ${amountMinor}\n`).join('');
}
