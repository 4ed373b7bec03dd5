/** What a change of a line or of the books allocated or released. */
export interface Affected {
  /** Documents whose open amount changed. */
  readonly documentIds: readonly string[];
  /** Those of them that are open: other lines may match what is left. */
  readonly leftOpenIds: readonly string[];
  /** Entries that a line is now linked to, or no longer. */
  readonly entryIds: readonly string[];
  /** Lines that were categorized or opened again. */
  readonly lineIds: readonly string[];
  /** They are available again: other lines may match them. */
  readonly released: boolean;
  /** Payees (`payeeKey`) of whom something was learnt: their open lines may be something else now. */
  readonly taught: readonly string[];
}

export const nothingAffected: Affected = {
  documentIds: [],
  leftOpenIds: [],
  entryIds: [],
  lineIds: [],
  released: false,
  taught: [],
};

export function joinAffected(all: readonly Affected[]): Affected {
  return {
    documentIds: all.flatMap(({ documentIds }) => documentIds),
    leftOpenIds: all.flatMap(({ leftOpenIds }) => leftOpenIds),
    entryIds: all.flatMap(({ entryIds }) => entryIds),
    lineIds: all.flatMap(({ lineIds }) => lineIds),
    released: all.some(({ released }) => released),
    taught: all.flatMap(({ taught }) => taught),
  };
}
