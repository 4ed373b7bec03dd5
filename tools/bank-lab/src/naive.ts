import {
  type NameFinder,
  type NameHit,
  SIMILAR_FROM,
} from '../../../packages/ledger/src/reconciliation/evidence/name-index.ts';
import { nameSimilarity, readName } from '../../../packages/ledger/src/reconciliation/evidence/payee.ts';
import {
  openOf,
  type PreparedDocument,
} from '../../../packages/ledger/src/reconciliation/index-of-documents/document-index.ts';
import {
  type PreparedSurroundings,
  prepareSurroundings,
} from '../../../packages/ledger/src/reconciliation/index-of-documents/prepare.ts';
import type { Surroundings } from '../../../packages/ledger/src/reconciliation/suggestion.ts';

/** A map that looks through everything each time it is asked. */
class Scan<K, T> extends Map<K, readonly T[]> {
  readonly #items: readonly T[];
  readonly #holds: (item: T, key: K) => boolean;

  constructor(items: readonly T[], holds: (item: T, key: K) => boolean) {
    super();
    this.#items = items;
    this.#holds = holds;
  }

  override get(key: K): readonly T[] {
    return this.#items.filter((item) => this.#holds(item, key));
  }
}

function everyName(known: readonly (readonly [ref: string, name: string])[]): NameFinder {
  const names = known.map(([ref, name]) => ({ ref, name: readName(name) }));
  return {
    find(text): NameHit[] {
      const best = new Map<string, number>();
      const printed = readName(text);
      for (const { ref, name } of names) best.set(ref, Math.max(best.get(ref) ?? 0, nameSimilarity(printed, name)));
      return [...best]
        .map(([ref, similarity]) => ({ ref, similarity }))
        .filter(({ similarity }) => similarity >= SIMILAR_FROM)
        .toSorted((a, b) => b.similarity - a.similarity || (a.ref < b.ref ? -1 : 1));
    },
  };
}

/** The same surroundings without any index: every line searches everything. The indexes must give equal results. */
export function naiveSurroundings(around: Surroundings): PreparedSurroundings {
  const prepared = prepareSurroundings(around);
  const documents = around.documents.flatMap(({ ref, contactRef }) =>
    (prepared.documents.byContact.get(contactRef) ?? []).flatMap((group) =>
      group.documents.filter(({ document }) => document.ref === ref),
    ),
  );
  const oldest = documents.toSorted((a, b) => a.day - b.day || (a.document.number < b.document.number ? -1 : 1));
  const keys = [...around.history.keys()];
  const past = (direction: string) =>
    everyName(keys.filter((key) => key.startsWith(direction)).map((key) => [key, key.slice(direction.length)]));
  return {
    ...prepared,
    documents: {
      ...prepared.documents,
      byAmount: new Scan(oldest, ({ document }, key) => `${document.currency} ${document.openMinor}` === key),
      byMark: new Scan(oldest, ({ marks }, key) => marks.some((of) => of.marks.has(key))),
      bySize: new Scan(oldest.toSorted(bySize), ({ document }, key) => {
        return `${document.currency} ${document.openMinor > 0n ? 'in' : 'out'}` === key;
      }),
      names: everyName(
        around.documents.flatMap(({ contactRef, contactNames }) =>
          contactNames.map((name) => [contactRef, name] as const),
        ),
      ),
    },
    entriesByAmount: new Scan(prepared.entries, ({ entry }, key: string) => String(entry.amountMinor) === key),
    pastPayees: { in: past('in '), out: past('out ') },
  };
}

function bySize(a: PreparedDocument, b: PreparedDocument): number {
  return Number(openOf(a) - openOf(b));
}
