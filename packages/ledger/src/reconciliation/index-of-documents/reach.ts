import { gatewaySizes } from '../candidates/documents-of-line.ts';
import { type ReadLine, readLine } from '../evidence/line-evidence.ts';
import type { NameFinder } from '../evidence/name-index.ts';
import type { LineToCode } from '../suggestion.ts';
import { amountKey, type DocumentIndex, openOf, type PreparedDocument } from './document-index.ts';
import { firstPlace } from './first-place.ts';
import { PlacesByKey } from './places-by-key.ts';

/**
 * An index that only says which documents lines could concern, in about 150 bytes for each: it is kept in memory between calls.
 * Documents are named by their places in `refs`.
 */
export interface DocumentReach {
  readonly refs: readonly string[];
  /** Of each document, its place in `contacts`. */
  readonly contactOf: Uint32Array;
  readonly contacts: readonly { readonly ref: string; readonly documents: readonly number[] }[];
  readonly contactPlaces: ReadonlyMap<string, number>;
  readonly byAmount: PlacesByKey;
  readonly byMark: PlacesByKey;
  /** By currency and direction, with their unsigned open amounts, smallest first. */
  readonly bySize: ReadonlyMap<string, { readonly openMinor: BigInt64Array; readonly documents: Uint32Array }>;
  readonly names: NameFinder;
}

export function reachOf({ byAmount, byMark, byContact, bySize, names }: DocumentIndex): DocumentReach {
  const prepared = [...bySize.values()].flat();
  const places = new Map(prepared.map((document, place) => [document, place]));
  const placeOf = (document: PreparedDocument): number => {
    const place = places.get(document);
    if (place === undefined) throw new Error('a document of the index has no size');
    return place;
  };
  const placesOf = (documents: readonly PreparedDocument[]) => documents.map(placeOf);
  const contacts = [...byContact].map(([ref, groups]) => ({
    ref,
    documents: groups.flatMap(({ documents }) => placesOf(documents)),
  }));
  const contactOf = new Uint32Array(prepared.length);
  for (const [index, { documents }] of contacts.entries()) for (const place of documents) contactOf[place] = index;
  return {
    refs: prepared.map(({ document }) => document.ref),
    contactOf,
    contacts,
    contactPlaces: new Map(contacts.map(({ ref }, index) => [ref, index])),
    byAmount: new PlacesByKey(eachOf(byAmount, placesOf)),
    byMark: new PlacesByKey(eachOf(byMark, placesOf)),
    bySize: eachOf(bySize, (documents) => ({
      openMinor: BigInt64Array.from(documents, openOf),
      documents: Uint32Array.from(documents, placeOf),
    })),
    names,
  };
}

/** The same keys with other values. */
function eachOf<V, W>(map: ReadonlyMap<string, V>, partOf: (value: V) => W): Map<string, W> {
  return new Map([...map].map(([key, value]) => [key, partOf(value)]));
}

/**
 * The open documents that could be among the candidates of any of these lines, or be weighed against one that is, and now and then
 * one more: looking at these only gives the same answer as looking at all of them.
 */
export function documentsInReach(lines: readonly LineToCode[], reach: DocumentReach): Set<string> {
  const found = new Set<number>();
  for (const line of lines) {
    const read = readLine(line, null);
    const named = [...read.marks.keys()].flatMap((mark) => reach.byMark.of(mark));
    const exact = reach.byAmount.of(amountKey(line.currency, line.amountMinor));
    for (const place of [...named, ...exact, ...paidByGateway(read, reach)]) found.add(place);
    for (const contact of contactsOf(read, named, reach))
      for (const place of reach.contacts[contact]?.documents ?? []) found.add(place);
  }
  return new Set([...found].flatMap((place) => reach.refs[place] ?? []));
}

/** Contacts whose name is like the line's, and those of documents it names. */
function contactsOf({ who }: ReadLine, named: readonly number[], reach: DocumentReach): Set<number> {
  const similar = reach.names.find(who).flatMap(({ ref }) => reach.contactPlaces.get(ref) ?? []);
  return new Set([...similar, ...named.flatMap((place) => reach.contactOf[place] ?? [])]);
}

function paidByGateway(read: ReadLine, { bySize }: DocumentReach): number[] {
  const sizes = gatewaySizes(read);
  const sized = sizes === null ? undefined : bySize.get(sizes.key);
  if (sizes === null || sized === undefined) return [];
  const { openMinor, documents } = sized;
  const from = firstPlace(openMinor.length, (place) => (openMinor[place] ?? 0n) < sizes.leastMinor);
  const after = firstPlace(openMinor.length, (place) => (openMinor[place] ?? 0n) <= sizes.mostMinor);
  return [...documents.subarray(from, after)];
}
