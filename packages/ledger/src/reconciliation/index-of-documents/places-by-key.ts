import { firstPlace } from './first-place.ts';

/** Bits of a key's hash and of a place that one exact number holds together (53 bits). */
const HASHES = 2 ** 26;
const PLACES = 2 ** 27;

/**
 * Places in a list by keys, in 8 bytes for each. Keys are kept as hashes, so a key may also find places of another key.
 */
export class PlacesByKey {
  /** Hash and place of each, in order. */
  readonly #sorted: Float64Array;

  constructor(lists: ReadonlyMap<string, readonly number[]>) {
    const count = [...lists.values()].reduce((sum, { length }) => sum + length, 0);
    this.#sorted = new Float64Array(count);
    let at = 0;
    for (const [key, places] of lists) {
      const from = hashOf(key) * PLACES;
      for (const place of places) this.#sorted[at++] = from + place;
    }
    this.#sorted.sort();
  }

  /** Every place of a key. */
  of(key: string): number[] {
    const from = hashOf(key) * PLACES;
    const found: number[] = [];
    for (
      let at = firstPlace(this.#sorted.length, (place) => (this.#sorted[place] ?? 0) < from);
      at < this.#sorted.length;
      at += 1
    ) {
      const place = (this.#sorted[at] ?? 0) - from;
      if (place >= PLACES) break;
      found.push(place);
    }
    return found;
  }
}

/** FNV-1a. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % HASHES;
}
