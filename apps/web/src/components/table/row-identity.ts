const identities = new WeakMap<object, string>();
let lastIdentity = 0;

/**
 * A stable identity for form rows, which have no id, across edits, moves and saves. `heir` passes the identity on to
 * the row that replaces another one, so that the field being typed in is not remounted.
 */
export function identityOf(row: object): string {
  const known = identities.get(row);
  if (known !== undefined) return known;
  lastIdentity += 1;
  const made = `row-${lastIdentity}`;
  identities.set(row, made);
  return made;
}

export function heir<Row extends object>(before: object, after: Row): Row {
  identities.set(after, identityOf(before));
  return after;
}
