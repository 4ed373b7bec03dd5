/** One field in which two versions differ. `path` is dotted: `invoice.items.0.price`. */
export interface Difference {
  path: string;
  mine: string;
  theirs: string;
}

function leaves(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) leaves(inner, path === '' ? key : `${path}.${key}`, into);
  } else if (value !== null && value !== undefined && value !== '') {
    into.set(path, String(value));
  }
  return into;
}

export function differencesOf(mine: unknown, theirs: unknown): Difference[] {
  const left = leaves(mine, '', new Map());
  const right = leaves(theirs, '', new Map());
  return [...new Set([...left.keys(), ...right.keys()])]
    .map((path) => ({ path, mine: left.get(path) ?? '', theirs: right.get(path) ?? '' }))
    .filter((one) => one.mine !== one.theirs);
}
