/** Reading of uploaded documents: the queue, the readers, the proposal and the look-alikes. */
export { storedAlike } from './duplicates/judge-alike.ts';
export { beforeLookingAlike, forgetLookAlikes, noteLookAlikes } from './duplicates/look-alikes.ts';
export { checkDraft } from './propose/check-draft.ts';
export type { EvidenceMap, StoredCheck, StoredEvidence } from './propose/draft-store.ts';
export type { OwnBooks } from './propose/own-books.ts';
export { propose } from './propose/propose.ts';
export { readOwnBooks } from './propose/read-own-books.ts';
export { documentQueue } from './queue/document-queue.ts';
export { findSource } from './read/read-source.ts';
export { type Ingestion, startIngestion } from './start-ingestion.ts';
