import { exactOnes, gatewayOnes, namedOnes } from '../candidates/documents-of-line.ts';
import { readLine } from '../evidence/line-evidence.ts';
import type { LineToCode } from '../suggestion.ts';
import type { DocumentIndex } from './document-index.ts';

/**
 * The open documents that could be among the candidates of any of these lines, or be weighed against one that is: looking at
 * these only gives the same answer as looking at all of them.
 */
export function documentsInReach(lines: readonly LineToCode[], documents: DocumentIndex): Set<string> {
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
      for (const group of documents.byContact.get(contact) ?? [])
        for (const { document } of group.documents) refs.add(document.ref);
  }
  return refs;
}
