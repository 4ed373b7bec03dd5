/** What a change of the books or of a line took or set free. */
export interface Touched {
  /** Documents whose open amount is another now. */
  readonly documentIds: readonly string[];
  /** Entries that a line accounts for now, or no longer. */
  readonly entryIds: readonly string[];
  /** Lines that were coded or are open again. */
  readonly lineIds: readonly string[];
  /** They are free again: other lines may be their counterpart. */
  readonly freed: boolean;
}

export const nothingTouched: Touched = { documentIds: [], entryIds: [], lineIds: [], freed: false };

export function joinTouched(all: readonly Touched[]): Touched {
  return {
    documentIds: all.flatMap(({ documentIds }) => documentIds),
    entryIds: all.flatMap(({ entryIds }) => entryIds),
    lineIds: all.flatMap(({ lineIds }) => lineIds),
    freed: all.some(({ freed }) => freed),
  };
}
