import type { FilePage, Segment } from '@folio/contract';
import { isLocked, type PartRow, segmentsOf } from './part-store.ts';

/** The documents of a file after new cuts, in their new order. `id` null: a new document. */
export interface Assignment {
  parts: { id: string | null; segments: readonly Segment[]; changed: boolean }[];
  /** Documents that have no pages left. */
  surplus: string[];
}

export type CutFault =
  | { word: 'cut_page_missing'; part: number; values: { page: string; pages: string } }
  | { word: 'cut_page_twice'; part: number; values: { page: string } }
  | { word: 'cut_region_invalid'; part: number; values: { page: string } };

/** Errors in the requested cuts: missing pages, pages in two documents, regions outside their page. Pure. */
export function faultsOfCuts(
  parts: readonly { segments: readonly Segment[] }[],
  pages: readonly FilePage[],
): CutFault[] {
  const known = new Set(pages.map(({ number }) => number));
  const seen: Segment[] = [];
  const faults: CutFault[] = [];
  for (const [index, { segments }] of parts.entries())
    for (const segment of segments) {
      const page = String(segment.page);
      if (!known.has(segment.page))
        faults.push({ word: 'cut_page_missing', part: index, values: { page, pages: String(pages.length) } });
      else if (!isOnPage(segment.region)) faults.push({ word: 'cut_region_invalid', part: index, values: { page } });
      else if (seen.some((other) => overlap(other, segment)))
        faults.push({ word: 'cut_page_twice', part: index, values: { page } });
      seen.push(segment);
    }
  return faults;
}

/** Rounding tolerance for a drawn region. */
const TOLERANCE = 0.001;

function isOnPage(region: Segment['region']): boolean {
  if (region === null) return true;
  const { x, y, width, height } = region;
  const fits = (start: number, length: number) => start >= -TOLERANCE && length > 0 && start + length <= 1 + TOLERANCE;
  return fits(x, width) && fits(y, height);
}

function overlap(a: Segment, b: Segment): boolean {
  if (a.page !== b.page) return false;
  if (a.region === null || b.region === null) return true;
  const apart = (start: number, length: number, other: number) => start + length <= other + TOLERANCE;
  return !(
    apart(a.region.x, a.region.width, b.region.x) ||
    apart(b.region.x, b.region.width, a.region.x) ||
    apart(a.region.y, a.region.height, b.region.y) ||
    apart(b.region.y, b.region.height, a.region.y)
  );
}

/**
 * Assigns documents to the requested parts. A document whose pages are unchanged keeps them; the others receive the
 * remaining parts in order, and those left over are surplus. Null if a locked document would lose its pages. Pure.
 */
export function assignParts(
  existing: readonly PartRow[],
  asked: readonly { segments: readonly Segment[] }[],
  pages: readonly FilePage[],
): Assignment | null {
  const free = new Map(existing.map((part) => [part.id, part]));
  const keys = new Map(existing.map((part) => [part.id, keyOf(segmentsOf(part, pages))]));
  const parts: Assignment['parts'] = asked.map(({ segments }) => {
    const same = [...free.keys()].find((id) => keys.get(id) === keyOf(segments));
    if (same !== undefined) free.delete(same);
    return { id: same ?? null, segments, changed: same === undefined };
  });
  if ([...free.values()].some(isLocked)) return null;
  for (const part of parts) {
    if (part.id !== null) continue;
    const [next] = free.keys();
    if (next === undefined) continue;
    part.id = next;
    free.delete(next);
  }
  return { parts, surplus: [...free.keys()] };
}

function keyOf(segments: readonly Segment[]): string {
  const rounded = (value: number) => Math.round(value * 1000);
  return JSON.stringify(
    segments.map(({ page, region }) => [
      page,
      region && [rounded(region.x), rounded(region.y), rounded(region.width), rounded(region.height)],
    ]),
  );
}
