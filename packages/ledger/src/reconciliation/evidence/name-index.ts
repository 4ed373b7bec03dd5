import { type Name, nameSimilarity, readName } from './payee.ts';

export interface NameHit {
  readonly ref: string;
  readonly similarity: number;
}

/** Finds everyone a text may name, the most similar first. */
export interface NameFinder {
  find(text: string): readonly NameHit[];
}

/** Below this a name is another one. */
export const SIMILAR_FROM = 0.6;
/** From this on it is the name. */
export const SURE_SIMILARITY = 0.85;

/** How much is kept: each answer counts as one, and so does each name in it. */
const MOST_KEPT = 5000;

/**
 * Finds names by the text a bank prints for them. Compares only names that share the first or last two characters of
 * a word, because no two words count as similar without them. The latest answers are kept by text, since payees repeat.
 */
export class NameIndex implements NameFinder {
  readonly #names: { readonly ref: string; readonly name: Name }[] = [];
  readonly #byEnd = new Map<string, Set<number>>();
  /** Oldest first. */
  readonly #found = new Map<string, readonly NameHit[]>();
  #kept = 0;

  constructor(known: Iterable<readonly [ref: string, names: readonly string[]]>) {
    for (const [ref, names] of known) for (const name of names) this.#add(ref, readName(name));
  }

  #add(ref: string, name: Name): void {
    const index = this.#names.push({ ref, name }) - 1;
    for (const end of endsOf(name)) {
      const there = this.#byEnd.get(end);
      if (there) there.add(index);
      else this.#byEnd.set(end, new Set([index]));
    }
  }

  find(text: string): readonly NameHit[] {
    const kept = this.#found.get(text);
    if (kept) return kept;
    const hits = this.#search(readName(text));
    this.#keep(text, hits);
    return hits;
  }

  /** The size of the answers that are kept, at most `MOST_KEPT`. */
  get kept(): number {
    return this.#kept;
  }

  #keep(text: string, hits: readonly NameHit[]): void {
    if (hits.length >= MOST_KEPT) return;
    this.#found.set(text, hits);
    this.#kept += 1 + hits.length;
    for (const [oldest, { length }] of this.#found) {
      if (this.#kept <= MOST_KEPT) break;
      this.#found.delete(oldest);
      this.#kept -= 1 + length;
    }
  }

  #search(printed: Name): readonly NameHit[] {
    const near = new Set([...endsOf(printed)].flatMap((end) => [...(this.#byEnd.get(end) ?? [])]));
    const best = new Map<string, number>();
    for (const index of near) {
      const known = this.#names[index];
      if (!known) continue;
      const similarity = nameSimilarity(printed, known.name);
      if (similarity >= SIMILAR_FROM && similarity > (best.get(known.ref) ?? 0)) best.set(known.ref, similarity);
    }
    return [...best]
      .map(([ref, similarity]) => ({ ref, similarity }))
      .toSorted((a, b) => b.similarity - a.similarity || (a.ref < b.ref ? -1 : 1));
  }
}

/** The first two and the last two characters of each word: after one typing error, one of the two still matches. */
function endsOf(name: Name): Set<string> {
  return new Set(name.words.flatMap(({ text }) => [`${text.slice(0, 2)}-`, `-${text.slice(-2)}`]));
}
