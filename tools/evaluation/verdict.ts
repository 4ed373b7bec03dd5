/**
 * One scored value. `right` of `n` counts (a row counts as one, a rate such as F1 as a pair of sums). The expected
 * and found values are kept for the list of misses; `confidence` is the reader's own, null if it gave no value.
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

/** F1 as two sums that can be added over documents: twice the right values, and expected plus found values. */
export function f1(field: string, right: number, wanted: number, found: number): Verdict {
  return { field, right: 2 * right, n: wanted + found };
}

/** A list for which a document has no label: the document is counted, but the list is not scored. */
export function unlabelled(field: string): Verdict {
  return { field: `unlabelled:${field}`, right: 1, n: 1 };
}
