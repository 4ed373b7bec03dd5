import { exactOnes, gatewayOnes, namedOnes } from '../candidates/documents-of-line.ts';
import { readLine } from '../evidence/line-evidence.ts';
import type { NameFinder } from '../evidence/name-index.ts';
import type { LineToCode, OpenForMatching } from '../suggestion.ts';
import type { DocumentIndex, PreparedDocument } from './document-index.ts';

/** What finding a document needs of it. */
interface Reached {
  readonly document: Pick<OpenForMatching, 'ref' | 'contactRef' | 'openMinor'>;
}

/** An index that only says which documents lines could concern: small enough to be kept in memory between calls. */
export interface DocumentReach {
  readonly byAmount: ReadonlyMap<string, readonly Reached[]>;
  readonly byMark: ReadonlyMap<string, readonly Reached[]>;
  readonly byContact: ReadonlyMap<string, readonly Reached[]>;
  readonly bySize: ReadonlyMap<string, readonly Reached[]>;
  readonly names: NameFinder;
  /** How many documents it has. */
  readonly count: number;
}

export function reachOf({ byAmount, byMark, byContact, bySize, names }: DocumentIndex): DocumentReach {
  const reached = new Map<PreparedDocument, Reached>();
  for (const contact of byContact.values())
    for (const prepared of contact.flatMap(({ documents }) => documents)) {
      const { ref, contactRef, openMinor } = prepared.document;
      reached.set(prepared, { document: { ref, contactRef, openMinor } });
    }
  const small = (documents: readonly PreparedDocument[]) =>
    documents.flatMap((prepared) => reached.get(prepared) ?? []);
  return {
    byAmount: eachOf(byAmount, small),
    byMark: eachOf(byMark, small),
    byContact: eachOf(byContact, (groups) => groups.flatMap(({ documents }) => small(documents))),
    bySize: eachOf(bySize, small),
    names,
    count: reached.size,
  };
}

/** The same keys with other values. */
function eachOf<V, W>(map: ReadonlyMap<string, V>, partOf: (value: V) => W): Map<string, W> {
  return new Map([...map].map(([key, value]) => [key, partOf(value)]));
}

/**
 * The open documents that could be among the candidates of any of these lines, or be weighed against one that is: looking at
 * these only gives the same answer as looking at all of them.
 */
export function documentsInReach(lines: readonly LineToCode[], documents: DocumentReach): Set<string> {
  const refs = new Set<string>();
  const index = { documents };
  for (const line of lines) {
    const read = readLine(line, null);
    const named = namedOnes(read, index);
    const contacts = new Set(documents.names.find(read.who).map(({ ref }) => ref));
    for (const { document } of named) contacts.add(document.contactRef);
    for (const { document } of [...exactOnes(read, index), ...gatewayOnes(read, index), ...named])
      refs.add(document.ref);
    for (const contact of contacts)
      for (const { document } of documents.byContact.get(contact) ?? []) refs.add(document.ref);
  }
  return refs;
}
