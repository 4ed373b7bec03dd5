import { isCheque } from '../evidence/line-text.ts';
import { type NameFinder, NameIndex } from '../evidence/name-index.ts';
import { type Name, readName } from '../evidence/payee.ts';
import type { BookedEntry, MirrorCandidate, Surroundings } from '../suggestion.ts';
import { dayNumber } from './day-number.ts';
import { compare, type DocumentIndex, indexDocuments, listsBy } from './document-index.ts';
import { type Marks, marksOfNumber } from './marks.ts';

export interface PreparedEntry {
  readonly entry: BookedEntry;
  /** See `dayNumber`. */
  readonly day: number;
  readonly cheque: boolean;
  readonly names: readonly Name[];
  /** Of its number and of each word of its text. */
  readonly marks: readonly { readonly shown: string; readonly marks: Marks }[];
}

/** Surroundings with the indexes for looking up lines. Made once for many lines; contains no data of a line. */
export interface PreparedSurroundings {
  readonly around: Surroundings;
  readonly documents: DocumentIndex;
  /** Oldest first. */
  readonly entries: readonly PreparedEntry[];
  readonly entriesByAmount: ReadonlyMap<string, readonly PreparedEntry[]>;
  readonly mirrorsByDay: ReadonlyMap<number, readonly MirrorCandidate[]>;
  readonly ownNames: NameFinder;
  /** Finds keys of `history` by their names. */
  readonly pastPayees: { readonly in: NameFinder; readonly out: NameFinder };
}

/** Makes the indexes: by amount, contact, words and numbers. */
export function prepareSurroundings(around: Surroundings): PreparedSurroundings {
  const entries = around.entries
    .toSorted((a, b) => compare(a.date, b.date) || compare(a.number, b.number) || compare(a.ref, b.ref))
    .map(prepareEntry);
  return {
    around,
    documents: indexDocuments(around.documents),
    entries,
    entriesByAmount: listsBy(entries, ({ entry }) => [String(entry.amountMinor)]),
    mirrorsByDay: listsBy(around.mirrors, ({ date }) => [dayNumber(date)]),
    ownNames: new NameIndex([['own', around.ownNames ?? []]]),
    pastPayees: { in: pastNames(around, 'in '), out: pastNames(around, 'out ') },
  };
}

/** Made when first asked: most lines have a key met before. */
function pastNames({ history }: Surroundings, direction: string): NameFinder {
  let index: NameIndex | null = null;
  const keys = () => [...history.keys()].filter((key) => key.startsWith(direction));
  return {
    find(text) {
      index ??= new NameIndex(keys().map((key) => [key, [key.slice(direction.length)]] as const));
      return index.find(text);
    },
  };
}

function prepareEntry(entry: BookedEntry): PreparedEntry {
  const texts = [entry.number, ...entry.words.split(/\s+/)].filter((text) => /\d/.test(text));
  return {
    entry,
    day: dayNumber(entry.date),
    cheque: isCheque(entry.words),
    names: entry.contactNames.map(readName),
    marks: texts.map((shown) => ({ shown, marks: marksOfNumber(shown) })),
  };
}
