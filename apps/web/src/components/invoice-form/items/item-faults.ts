/** The server's errors of one item: the sentences, and the fields they concern, comma-separated. */
export interface ItemFault {
  text: string;
  fields: string;
}

type Errors = Readonly<Record<string, readonly string[]>>;

/** A field's path without the prefix of the draft. */
export function plainPath(path: string): string {
  return path.replace(/^(draft\.|invoice\.)+/, '');
}

/** The error sentences of a field of the draft, under any form of its path. */
export function sentencesOf(errors: Errors, path: string): string {
  const found = Object.entries(errors).flatMap(([key, said]) => (plainPath(key) === path ? said : []));
  return [...new Set(found)].join(' ');
}

/** The errors of items, by item index. */
export function faultsOfItems(errors: Errors): Map<number, ItemFault> {
  const faults = new Map<number, ItemFault>();
  for (const [path, said] of Object.entries(errors)) {
    const match = /^items\.(\d+)(?:\.(\w+))?/.exec(plainPath(path));
    if (match === null) continue;
    const index = Number(match[1]);
    const before = faults.get(index);
    faults.set(index, {
      text: [...new Set([...(before ? [before.text] : []), ...said])].join(' '),
      fields: [before?.fields, match[2]].filter(Boolean).join(','),
    });
  }
  return faults;
}

/** The first field with an error in the order of the form: the head before the items. */
export function firstFault(errors: Errors): { path: string; item: number | null } | null {
  const paths = Object.keys(errors).map(plainPath);
  const itemOf = (path: string) => Number(/^items\.(\d+)/.exec(path)?.[1] ?? -1);
  const sorted = paths.toSorted((a, b) => itemOf(a) - itemOf(b));
  const [path] = sorted;
  if (path === undefined) return null;
  return { path, item: itemOf(path) < 0 ? null : itemOf(path) };
}
