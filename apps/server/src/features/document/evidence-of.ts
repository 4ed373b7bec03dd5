import type { EvidenceMap } from '../ingestion/index.ts';

/** The column holds what ingestion wrote. */
export function evidenceOf(stored: unknown): EvidenceMap {
  return typeof stored === 'object' && stored !== null ? (stored as EvidenceMap) : {};
}
