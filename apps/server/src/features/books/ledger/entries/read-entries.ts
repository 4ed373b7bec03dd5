import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { entriesById, entriesOfSource, type PostedEntry } from './entry-store.ts';

/** Entries with their lines, in the order of their numbers. */
export async function readEntries(tx: CompanyTransaction, ids: readonly string[]): Promise<PostedEntry[]> {
  return ids.length === 0 ? [] : entriesById(tx, ids);
}

/** The entries of a record, oldest first: its own entries and their reversals. */
export function readEntriesOfSource(tx: CompanyTransaction, sourceId: string): Promise<PostedEntry[]> {
  return entriesOfSource(tx, sourceId);
}
