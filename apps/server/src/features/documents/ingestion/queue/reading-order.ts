/** A document that a free reader may take. */
export interface WaitingDocument {
  id: string;
  companyId: string;
  /** Since when it waits, in milliseconds since 1970. */
  queuedAtMs: number;
  /** The number of the file in its company: decides between documents that came at the same moment. */
  number: number;
}

/** When a reader last took a document of each company, in milliseconds since 1970; absent where none was taken yet. */
export type LastTaken = ReadonlyMap<string, number>;

/**
 * The order in which readers take documents. Companies take turns, one document at a time; inside a company the oldest comes first.
 * The company whose turn is next is the one that has waited longest: since a reader last took one of its documents, or since its
 * oldest document came when that is later. So a company that comes new waits for at most one document of each other company, and no
 * company can be overtaken twice by the same other one, however much others send.
 */
export function readingOrder<D extends WaitingDocument>(waiting: readonly D[], lastTaken: LastTaken): D[] {
  const lanes = [...Map.groupBy(waiting, ({ companyId }) => companyId)].map(([companyId, own]) =>
    laneOf(companyId, own, lastTaken),
  );
  lanes.sort((one, other) => one.sinceMs - other.sinceMs || (one.companyId < other.companyId ? -1 : 1));
  const rounds = Math.max(0, ...lanes.map(({ documents }) => documents.length));
  return Array.from({ length: rounds }, (_, round) =>
    lanes.flatMap(({ documents }) => documents.slice(round, round + 1)),
  ).flat();
}

function laneOf<D extends WaitingDocument>(companyId: string, own: readonly D[], lastTaken: LastTaken) {
  const documents = own.toSorted((one, other) => one.queuedAtMs - other.queuedAtMs || one.number - other.number);
  const oldestMs = documents[0]?.queuedAtMs ?? 0;
  return { companyId, documents, sinceMs: Math.max(oldestMs, lastTaken.get(companyId) ?? oldestMs) };
}
