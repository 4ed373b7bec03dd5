/**
 * One judged value. `right` of `n` counts (a row counts as one, a rate such as F1 as a pair of sums). What was wanted
 * and found is kept for the list of misses; `confidence` is the reader's own, null where it gave no value.
 */
export interface Verdict {
  readonly field: string;
  readonly right: number;
  readonly n: number;
  readonly wanted?: string;
  readonly found?: string;
  readonly confidence?: number | null;
}

export function verdict(
  field: string,
  isRight: boolean,
  wanted: unknown,
  found: unknown,
  confidence: number | null = null,
): Verdict {
  const text = (value: unknown): string => JSON.stringify(value ?? null);
  return { field, right: isRight ? 1 : 0, n: 1, wanted: text(wanted), found: text(found), confidence };
}

/** F1 as two sums, so that documents add up: twice the right ones over wanted plus found. */
export function f1(field: string, right: number, wanted: number, found: number): Verdict {
  return { field, right: 2 * right, n: wanted + found };
}

/** A list that the label of a document does not have: the document is counted, and nothing of it is judged there. */
export function unlabelled(field: string): Verdict {
  return { field: `unlabelled:${field}`, right: 1, n: 1 };
}
