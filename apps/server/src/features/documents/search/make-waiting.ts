import type { Database } from '../../../platform/database/open.ts';
import { makeEntries } from './make-entries.ts';
import { lastEntryOf, waitingCompanies } from './waiting-store.ts';

/** Batches after which the journal is looked at again. */
const ROUND = 15;
/** A journal that grows by more between two looks is being imported. */
const IMPORTED = 400n;

/**
 * Makes the entries of all records that wait. Those of a company whose journal is being imported are left for a later call: making
 * them takes the embedded engine several times as long as the import. `lastSeen` has the number of the last journal entry
 * of each waiting company at the last call, and is updated.
 */
export async function makeWaiting(database: Database, lastSeen: Map<string, bigint>): Promise<void> {
  const waiting = await waitingCompanies(database.queries);
  const before = new Map(lastSeen);
  lastSeen.clear();
  for (const { companyId, lastEntry } of waiting) {
    lastSeen.set(companyId, lastEntry);
    if (lastEntry - (before.get(companyId) ?? lastEntry) > IMPORTED) continue;
    lastSeen.set(companyId, await catchUp(database, companyId, lastEntry));
  }
}

/** Ends when nothing waits or the journal grows too fast; returns the number of its last entry. */
async function catchUp(database: Database, companyId: string, lastEntry: bigint): Promise<bigint> {
  let before = lastEntry;
  while (!(await makeEntries(database, companyId, ROUND))) {
    const now = await lastEntryOf(database.queries, companyId);
    if (now - before > IMPORTED) return now;
    before = now;
  }
  return before;
}
