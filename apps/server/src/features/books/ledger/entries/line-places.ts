import type { Day } from '@folio/ledger';
import type { Segment } from './segments.ts';

/** A line whose place in its account is known, with the sums of the lines of its segment up to it. */
export interface LinePlace {
  date: Day;
  entryNumber: bigint;
  lineNo: number;
  /** How many lines of the segment end with it. */
  place: number;
  net: bigint;
  amount: bigint;
}

const MOST_SEGMENTS = 2000;
const MOST_PLACES = 100;

/** Least recently used first. */
const kept = new Map<string, LinePlace[]>();

/**
 * Names a segment of an account's lines, in which earlier pages began and ended. Lines are only ever added: as long as the segment has
 * as many with the same sums, they are the same lines, and a place stays right on every server.
 */
export function keyOfSegment(companyId: string, { closingsBefore }: { closingsBefore: Day }, segment: Segment): string {
  const { account, from, count, net, amount } = segment;
  return [companyId, account, from, closingsBefore, count, net, amount].join(' ');
}

/** The last known place that is at most so many lines into the segment. */
export function placeBefore(key: string, lines: number): LinePlace | null {
  const places = kept.get(key) ?? [];
  return places.reduce<LinePlace | null>(
    (best, one) => (one.place <= lines && one.place > (best?.place ?? 0) ? one : best),
    null,
  );
}

/** Remembers where a page ended or began. */
export function keepPlace(key: string, place: LinePlace): void {
  const others = (kept.get(key) ?? []).filter((one) => one.place !== place.place);
  kept.delete(key);
  kept.set(key, [...others.slice(1 - MOST_PLACES), place]);
  for (const [oldest] of kept) {
    if (kept.size <= MOST_SEGMENTS) break;
    kept.delete(oldest);
  }
}
