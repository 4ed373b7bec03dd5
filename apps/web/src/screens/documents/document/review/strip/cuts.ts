import type { FilePage, FilePart, Segment } from '@folio/contract';

/** A page of the file, or a region of one, and the document it belongs to; `null` = no document. */
export interface Slice extends Segment {
  document: string | null;
}

/** A document as cut on the strip: its slices, and the saved document if it is unchanged. */
export interface CutDocument {
  key: string;
  number: number;
  slices: readonly Slice[];
  part: FilePart | null;
}

/** Sorts by page; regions on one page by top edge, then left edge. */
function inPageOrder(one: Segment, other: Segment): number {
  const place = ({ page, region }: Segment) => [page, region?.y ?? 0, region?.x ?? 0];
  const [mine, theirs] = [place(one), place(other)];
  const at = mine.findIndex((value, index) => value !== theirs[index]);
  return at < 0 ? 0 : (mine[at] ?? 0) - (theirs[at] ?? 0);
}

/** The current cut of the file. Pages that belong to no document are listed in their place, too. */
export function slicesOf(pages: readonly Pick<FilePage, 'number'>[], parts: readonly FilePart[]): Slice[] {
  const taken = parts.flatMap((part) => part.segments.map((segment) => ({ ...segment, document: part.id })));
  const pagesTaken = new Set(taken.map((slice) => slice.page));
  const left = pages
    .filter((page) => !pagesTaken.has(page.number))
    .map((page) => ({ page: page.number, region: null, document: null }));
  return [...taken, ...left].sort(inPageOrder);
}

/** The documents of the strip in the order of their first slices. */
export function documentsOf(slices: readonly Slice[], parts: readonly FilePart[]): CutDocument[] {
  const keys = [...new Set(slices.flatMap((slice) => slice.document ?? []))];
  return keys.map((key, index) => ({
    key,
    number: index + 1,
    slices: slices.filter((slice) => slice.document === key),
    part: parts.find((part) => part.id === key) ?? null,
  }));
}

/** The nearest slice before `index` that belongs to a document; -1 if there is no such slice. */
function before(slices: readonly Slice[], index: number): number {
  return slices.slice(0, index).findLastIndex((slice) => slice.document !== null);
}

/** True if a document begins with this slice and another one ends before it. */
export function isCutBefore(slices: readonly Slice[], index: number): boolean {
  const previous = slices[before(slices, index)];
  const slice = slices[index];
  return slice?.document != null && previous !== undefined && previous.document !== slice.document;
}

export type Locked = ReadonlySet<string>;

export function lockedOf(parts: readonly FilePart[]): Locked {
  return new Set(parts.filter((part) => part.locked).map((part) => part.id));
}

/** True if the cut before a slice may be made or removed: it changes no locked document. */
export function canCut(slices: readonly Slice[], index: number, locked: Locked): boolean {
  const previous = slices[before(slices, index)]?.document;
  const here = slices[index]?.document;
  if (previous == null || here == null) return false;
  return !locked.has(previous) && !locked.has(here);
}

/** A key for a new document. */
function freshKey(slices: readonly Slice[]): string {
  const used = new Set(slices.map((slice) => slice.document));
  let number = 1;
  while (used.has(`new-${number}`)) number += 1;
  return `new-${number}`;
}

/** Makes or removes the cut before a slice: the slices after it become a separate document, or join the one before. */
export function toggleCut(slices: readonly Slice[], index: number, locked: Locked): Slice[] {
  const previous = slices[before(slices, index)]?.document;
  const here = slices[index]?.document;
  if (previous == null || here == null || !canCut(slices, index, locked)) return [...slices];
  if (previous !== here) return slices.map((one) => (one.document === here ? { ...one, document: previous } : one));
  const key = freshKey(slices);
  return slices.map((one, at) => (at >= index && one.document === here ? { ...one, document: key } : one));
}

/**
 * Removes a slice from every document, or adds it again: to the document before it, otherwise to the next one after it,
 * otherwise to a new one. Locked documents are not changed.
 */
export function toggleKept(slices: readonly Slice[], index: number, locked: Locked): Slice[] {
  const slice = slices[index];
  if (slice === undefined || (slice.document !== null && locked.has(slice.document))) return [...slices];
  const open = (one: Slice | undefined) => (one?.document != null && !locked.has(one.document) ? one.document : null);
  const neighbour =
    open(slices[before(slices, index)]) ?? open(slices.slice(index + 1).find((one) => open(one) !== null));
  const document = slice.document === null ? (neighbour ?? freshKey(slices)) : null;
  return slices.map((one, at) => (at === index ? { ...one, document } : one));
}

/**
 * The request body: every document's segments. A page whose regions are all in one document becomes a whole page
 * again.
 */
export function partsOf(slices: readonly Slice[]): { segments: Segment[] }[] {
  const keys = [...new Set(slices.flatMap((slice) => slice.document ?? []))];
  const isWhole = (page: number, key: string) => slices.every((slice) => slice.page !== page || slice.document === key);
  return keys.map((key) => {
    const own = slices.filter((slice) => slice.document === key);
    const segments = own.map(({ page, region }) => ({ page, region: isWhole(page, key) ? null : region }));
    return {
      segments: segments.filter(
        (one, at) => one.region !== null || own.findIndex((other) => other.page === one.page) === at,
      ),
    };
  });
}

/** True if the strip differs from the saved state. */
export function isChanged(slices: readonly Slice[], saved: readonly Slice[]): boolean {
  return JSON.stringify(partsOf(slices)) !== JSON.stringify(partsOf(saved));
}
