import { at } from '../../assert.ts';
import { formatPaymentReference } from '../../invoicing/index.ts';
import { absolute, type Currency } from '../../money/index.ts';
import { type NameFinder, NameIndex } from '../evidence/name-index.ts';
import type { OpenForMatching } from '../suggestion.ts';
import { dayNumber } from './day-number.ts';
import { firstPlace } from './first-place.ts';
import { type Marks, marksOfNumber, marksOfPaymentReference } from './marks.ts';

export interface PreparedDocument {
  readonly document: OpenForMatching;
  /** Of its issue; see `dayNumber`. */
  readonly day: number;
  /** Of its number, its reference and its payment reference, each with the text to show. */
  readonly marks: readonly { readonly shown: string; readonly marks: Marks }[];
  readonly group: DocumentGroup;
}

/** The open documents of one contact, kind, currency and direction: one payment may settle them together. */
export class DocumentGroup {
  readonly contactRef: string;
  readonly currency: Currency;
  /** Money in settles it. */
  readonly received: boolean;
  /** Oldest first. */
  readonly documents: PreparedDocument[] = [];
  #byAmount: PreparedDocument[] | null = null;

  constructor({ contactRef, currency, openMinor }: OpenForMatching) {
    this.contactRef = contactRef;
    this.currency = currency;
    this.received = openMinor > 0n;
  }

  /** Documents whose unsigned open amount is between the two, both included. */
  between(leastMinor: bigint, mostMinor: bigint): PreparedDocument[] {
    this.#byAmount ??= this.documents.toSorted((a, b) => compare(openOf(a), openOf(b)));
    return slice(this.#byAmount, leastMinor, mostMinor);
  }
}

export interface DocumentIndex {
  readonly byRef: ReadonlyMap<string, OpenForMatching>;
  readonly byAmount: ReadonlyMap<string, readonly PreparedDocument[]>;
  readonly byMark: ReadonlyMap<string, readonly PreparedDocument[]>;
  readonly byContact: ReadonlyMap<string, readonly DocumentGroup[]>;
  /** By currency and direction, smallest open amount first. */
  readonly bySize: ReadonlyMap<string, readonly PreparedDocument[]>;
  readonly names: NameFinder;
}

export function openOf({ document }: PreparedDocument): bigint {
  return absolute(document.openMinor);
}

export function amountKey(currency: Currency, amountMinor: bigint): string {
  return `${currency} ${amountMinor}`;
}

export function sizeKey(currency: Currency, received: boolean): string {
  return `${currency} ${received ? 'in' : 'out'}`;
}

export function prepareDocument(document: OpenForMatching, group = new DocumentGroup(document)): PreparedDocument {
  const texts = [document.number, document.reference].filter((text) => text !== null && text !== '');
  const marks = texts.map((shown) => ({ shown: shown ?? '', marks: marksOfNumber(shown ?? '') }));
  const asked = document.paymentReference ?? null;
  if (asked !== null) marks.push({ shown: formatPaymentReference(asked), marks: marksOfPaymentReference(asked) });
  return { document, day: dayNumber(document.issueDate), group, marks };
}

export function indexDocuments(documents: readonly OpenForMatching[]): DocumentIndex {
  const groups = new Map<string, DocumentGroup>();
  const names = new Map<string, Set<string>>();
  const prepared = documents.toSorted(byAge).map((document) => {
    const { contactRef, type, currency, openMinor } = document;
    const group = taken(
      groups,
      `${contactRef} ${type} ${sizeKey(currency, openMinor > 0n)}`,
      () => new DocumentGroup(document),
    );
    const made = prepareDocument(document, group);
    group.documents.push(made);
    const known = taken(names, contactRef, () => new Set<string>());
    for (const name of document.contactNames) known.add(name);
    return made;
  });
  return {
    byRef: new Map(documents.map((document) => [document.ref, document])),
    byAmount: listsBy(prepared, ({ document }) => [amountKey(document.currency, document.openMinor)]),
    byMark: listsBy(prepared, ({ marks }) => new Set(marks.flatMap((of) => [...of.marks.keys()]))),
    byContact: listsBy([...groups.values()], ({ contactRef }) => [contactRef]),
    bySize: listsBy(
      prepared.toSorted((a, b) => compare(openOf(a), openOf(b))),
      ({ document }) => [sizeKey(document.currency, document.openMinor > 0n)],
    ),
    names: new NameIndex([...names].map(([ref, known]) => [ref, [...known]] as const)),
  };
}

function byAge(a: OpenForMatching, b: OpenForMatching): number {
  return compare(a.issueDate, b.issueDate) || compare(a.number, b.number) || compare(a.ref, b.ref);
}

export function compare<T extends string | bigint | number>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function taken<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const there = map.get(key);
  if (there !== undefined) return there;
  const made = make();
  map.set(key, made);
  return made;
}

/** Items under each of their keys, in the order given. */
export function listsBy<T, K>(items: readonly T[], keysOf: (item: T) => Iterable<K>): Map<K, T[]> {
  const lists = new Map<K, T[]>();
  for (const item of items) for (const key of keysOf(item)) taken(lists, key, () => []).push(item);
  return lists;
}

/** The part of a list, sorted by open amount, between two amounts. */
export function slice(sorted: readonly PreparedDocument[], leastMinor: bigint, mostMinor: bigint): PreparedDocument[] {
  const openAt = (place: number) => openOf(at(sorted, place));
  const from = firstPlace(sorted.length, (place) => openAt(place) < leastMinor);
  const after = firstPlace(sorted.length, (place) => openAt(place) <= mostMinor);
  return sorted.slice(from, after);
}
