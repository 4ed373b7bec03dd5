import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { BoundedMemory } from '../../../../platform/memory/bounded-memory.ts';
import { type LinePlace, readPlaces } from './line-place-store.ts';

/** Each so many lines have a place. */
const STEP = 200;
/** A place with its texts. */
const PLACE_BYTES = 250;

/**
 * The places of an account's lines in their printed order, first line at 0. No line is ever removed or gets another
 * day, so they are the same as long as the account has as many lines.
 */
interface KeptPlaces {
  total: number;
  places: readonly LinePlace[];
}

/** By account. */
const kept = new BoundedMemory<KeptPlaces>({
  mostBytes: 4 * 1024 * 1024,
  bytesOf: ({ places }) => PLACE_BYTES * (1 + places.length),
});

/** A line near a wanted one, and how many lines are between them. */
export interface NearPlace {
  place: LinePlace;
  apart: number;
}

/**
 * The nearest place on the way to a line, counted from 0 in the printed order: at it or before it, or after it if the lines are
 * read from the end. Null if there is no such place. `total`: the lines of the account.
 */
export async function nearPlace(
  tx: CompanyTransaction,
  bankAccountId: string,
  total: number,
  { index, down }: { index: number; down: boolean },
): Promise<NearPlace | null> {
  const places = await placesOf(tx, bankAccountId, total);
  const at = down ? Math.ceil(index / STEP) : Math.floor(index / STEP);
  const place = places[at];
  return place === undefined ? null : { place, apart: Math.abs(index - at * STEP) };
}

async function placesOf(tx: CompanyTransaction, bankAccountId: string, total: number): Promise<readonly LinePlace[]> {
  const known = kept.find(bankAccountId);
  if (known?.total === total) return known.places;
  const places = await readPlaces(tx, bankAccountId, STEP);
  // Another transaction has added lines since they were counted: the places would not be those of the total.
  if (places.length !== Math.ceil(total / STEP)) return [];
  kept.keep(bankAccountId, { total, places });
  return places;
}
