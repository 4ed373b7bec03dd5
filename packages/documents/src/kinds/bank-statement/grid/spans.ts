/** A range between left and right (points). */
export interface Span {
  readonly x0: number;
  readonly x1: number;
}

/** Things in one column, and the widest range they cover. */
export interface Bundle<T extends Span> extends Span {
  readonly members: readonly T[];
}

/** How far two places overlap; negative when there is a gap between them. */
export function overlapOf(one: Span, other: Span): number {
  return Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0);
}

function bundleOf<T extends Span>(members: readonly T[]): Bundle<T> {
  return {
    x0: Math.min(...members.map(({ x0 }) => x0)),
    x1: Math.max(...members.map(({ x1 }) => x1)),
    members,
  };
}

/** A column with more things added, whose edges stay where most of its things have them. */
export function withMembers<T extends Span>({ x0, x1, members }: Bundle<T>, more: readonly T[]): Bundle<T> {
  return { x0, x1, members: [...members, ...more] };
}

/** How many things cover each point from the left edge to the right one. */
function coverage(things: readonly Span[]): number[] {
  const counts: number[] = [];
  for (const { x0, x1 } of things)
    for (let at = Math.max(0, Math.floor(x0)); at < x1; at++) counts[at] = (counts[at] ?? 0) + 1;
  return counts;
}

/** The stretches that at least `least` things cover. */
function stretches(things: readonly Span[], least: number): Span[] {
  const counts = coverage(things);
  const found: Span[] = [];
  let start = -1;
  for (let at = 0; at <= counts.length; at++) {
    const covered = (counts[at] ?? 0) >= least;
    if (covered && start < 0) start = at;
    if (!covered && start >= 0) {
      found.push({ x0: start, x1: at });
      start = -1;
    }
  }
  return found;
}

/**
 * Groups things that are above one another, with any alignment: columns never overlap. Rare things in between do not
 * join two columns.
 */
export function columnsOfSpans<T extends Span>(things: readonly T[], least: number): Bundle<T>[] {
  const places = stretches(things, least);
  const members = places.map((): T[] => []);
  for (const thing of things) {
    const overlaps = places.map((place) => overlapOf(place, thing));
    const best = Math.max(0, ...overlaps);
    if (best > 0) members[overlaps.indexOf(best)]?.push(thing);
  }
  return members.filter((own) => own.length > 0).map(bundleOf);
}

/** Groups things whose edge is at the same place, by that edge. */
export function alignedBy<T extends Span>(things: readonly T[], edge: 'x0' | 'x1', slack: number): Bundle<T>[] {
  const groups: T[][] = [];
  for (const thing of [...things].sort((one, other) => one[edge] - other[edge])) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group !== undefined && last !== undefined && thing[edge] - last[edge] <= slack) group.push(thing);
    else groups.push([thing]);
  }
  return groups.map(bundleOf);
}
