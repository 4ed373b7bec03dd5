import type { Queries } from '../../../platform/database/open.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { indexKeptText, readUntold, type Untold } from './not-indexed-store.ts';
import { type ReadText, textsById, writeTexts } from './store.ts';

/** Keeps the words of a document for searching, in the place of those of an earlier reading. */
export function keepText(tx: CompanyTransaction, documentId: string, read: string): Promise<void> {
  return writeTexts(tx, [{ documentId, read }]);
}

/** The same for many. */
export function keepTexts(tx: CompanyTransaction, texts: readonly ReadText[]): Promise<void> {
  return writeTexts(tx, texts);
}

/** The texts of documents, by id; those that were never read are not among them. */
export async function readTexts(tx: CompanyTransaction, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return ids.length === 0 ? new Map() : textsById(tx, ids);
}

/** Read documents that the search does not find yet, newest first. */
export function untoldTexts(queries: Queries, most: number): Promise<Untold[]> {
  return readUntold(queries, most);
}

/** Adds a document to the search by its kept text; false if no text is kept. */
export function workOutWords(tx: CompanyTransaction, documentId: string): Promise<boolean> {
  return indexKeptText(tx, documentId);
}
