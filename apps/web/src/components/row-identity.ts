const identities = new WeakMap<object, string>();
let lastIdentity = 0;

/**
 * What makes a row of a form the same one after it was changed, moved or saved: the row itself has no id. `heir` passes it on to the
 * row that takes its place, so that the field in which a person types is not made anew.
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
