import type { StoredDocument } from '@folio/contract';
import type { Ingestion } from '../../ingestion/index.ts';

/**
 * Adds to documents that wait to be read where they are in the line. Call it outside of a transaction: the line is of all companies,
 * which a transaction of one company does not show.
 */
export async function withPlaces<D extends StoredDocument>(
  ingestion: Pick<Ingestion, 'places'>,
  companyId: string,
  documents: readonly D[],
): Promise<D[]> {
  const waiting = documents.filter(({ state }) => state === 'queued').map(({ id }) => id);
  if (waiting.length === 0) return [...documents];
  const places = await ingestion.places(companyId, waiting);
  return documents.map((document) => {
    const place = places.get(document.id);
    if (place === undefined) return document;
    return { ...document, queue_position: place.position, estimated_wait_s: place.estimatedWaitS };
  });
}
