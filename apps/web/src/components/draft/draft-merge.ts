import { heir } from '../table/row-identity.ts';

/** The merge of two versions of a draft, and the fields that both changed to different values. */
export interface Merged<D> {
  draft: D;
  /** Dotted paths such as `invoice.items.0.price`; for these the draft keeps the local value. */
  collisions: string[];
}

/**
 * Merges field by field: what only one side changed since `base` is taken from that side. Lists are merged item by
 * item if all three have the same number of items; otherwise a list counts as one field. Rows keep their local
 * identity, so that typing in them is not interrupted.
 */
export function mergeDrafts<D>(base: D, local: D, theirs: D): Merged<D> {
  const collisions: string[] = [];
  return { draft: mergeValue(base, local, theirs, '', collisions) as D, collisions };
}

/** True if both values are the same JSON; the order of fields does not matter. */
export function isSameDraft(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (isList(one) && isList(other))
    return one.length === other.length && one.every((item, at) => isSameDraft(item, other[at]));
  if (!isRecord(one) || !isRecord(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSameDraft(one[key], other[key]));
}

function mergeValue(base: unknown, local: unknown, theirs: unknown, path: string, collisions: string[]): unknown {
  const merged = mergedOf(base, local, theirs, path, collisions);
  return isList(merged) && isList(local) && merged !== local ? withIdentities(local, merged) : merged;
}

/** Gives the rows of a list the identity of the earlier rows at the same positions. */
function withIdentities(before: unknown[], after: unknown[]): unknown[] {
  after.forEach((row, at) => {
    const own = before[at];
    if (isRecord(row) && isRecord(own) && row !== own) heir(own, row);
  });
  return after;
}

function mergedOf(base: unknown, local: unknown, theirs: unknown, path: string, collisions: string[]): unknown {
  if (isSameDraft(local, theirs) || isSameDraft(theirs, base)) return local;
  if (isSameDraft(local, base) && !(isRecord(local) && isRecord(theirs))) return theirs;
  if (isList(base) && isList(local) && isList(theirs)) {
    const isSameLength = base.length === local.length && base.length === theirs.length;
    if (isSameLength)
      return local.map((item, at) => mergeValue(base[at], item, theirs[at], under(path, String(at)), collisions));
  } else if (isRecord(base) && isRecord(local) && isRecord(theirs)) {
    const keys = new Set([...Object.keys(local), ...Object.keys(theirs)]);
    return Object.fromEntries(
      [...keys].map((key) => [key, mergeValue(base[key], local[key], theirs[key], under(path, key), collisions)]),
    );
  }
  collisions.push(path);
  return local;
}

function under(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
