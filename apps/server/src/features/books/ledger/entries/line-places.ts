import type { Day } from '@folio/ledger';
import { BoundedMemory } from '../../../../platform/memory/bounded-memory.ts';
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

const MOST_PLACES = 100;
const PLACE_BYTES = 200;
/** The name of a segment, and what the memory needs for it. */
const SEGMENT_BYTES = 300;

/** By the name of a segment. */
const kept = new BoundedMemory<readonly LinePlace[]>({
  mostBytes: 4 * 1024 * 1024,
  bytesOf: (places) => SEGMENT_BYTES + PLACE_BYTES * places.length,
});

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
  const places = kept.find(key) ?? [];
  return places.reduce<LinePlace | null>(
    (best, one) => (one.place <= lines && one.place > (best?.place ?? 0) ? one : best),
    null,
  );
}

/** Remembers where a page ended or began. */
export function keepPlace(key: string, place: LinePlace): void {
  const others = (kept.find(key) ?? []).filter((one) => one.place !== place.place);
  kept.keep(key, [...others.slice(1 - MOST_PLACES), place]);
}
