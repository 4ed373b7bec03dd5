/** A rule of the program does not hold. It is a mistake in Folio, never in what a person entered. */
export class BrokenInvariant extends Error {
  override readonly name = 'BrokenInvariant';
}

/** Throws `BrokenInvariant` unless the condition holds; `what` says what should be true. */
export function assert(condition: boolean, what: string): asserts condition {
  if (!condition) throw new BrokenInvariant(what);
}

/** The value, which must be there. Throws `BrokenInvariant`; `what` names the value. */
export function must<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new BrokenInvariant(`${what} is missing`);
  return value;
}

/** The element at an index from 0, which must be there. Throws `BrokenInvariant`. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new BrokenInvariant(`no element ${index} in a list of ${list.length}`);
  return value;
}
