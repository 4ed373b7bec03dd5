import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../platform/database/open.ts';
import { BATCH, makeEntries } from './make-entries.ts';
import { lastEntryOf, waitingCompanies } from './waiting-store.ts';

/** Batches after which the journal is looked at again. */
const ROUND = 15;
/** A journal that grows by more between two looks is being imported. */
const IMPORTED = 400n;

/** A transaction that makes entries keeps the calls of people waiting on the embedded engine: about this long, not longer. */
const TURN_MS = 20;
const SMALLEST = 4;

/**
 * Makes the entries of all records that wait, or of as many as it can until the signal is aborted. Those of a company whose journal
 * is being imported are left for a later call: making them takes the embedded engine several times as long as the import.
 * `lastSeen` has the number of the last journal entry of each waiting company at the last call, and is updated.
 */
export async function makeWaiting(
  database: Database,
  lastSeen: Map<string, bigint>,
  signal: AbortSignal,
): Promise<void> {
  const waiting = await waitingCompanies(database.queries);
  const before = new Map(lastSeen);
  lastSeen.clear();
  for (const { companyId, lastEntry } of waiting) {
    lastSeen.set(companyId, lastEntry);
    if (signal.aborted || lastEntry - (before.get(companyId) ?? lastEntry) > IMPORTED) continue;
    lastSeen.set(companyId, await catchUp(database, companyId, lastEntry, signal));
  }
}

/** Ends when nothing waits, when the journal grows too fast or when it is asked to; returns the number of its last entry. */
async function catchUp(database: Database, companyId: string, lastEntry: bigint, signal: AbortSignal): Promise<bigint> {
  let before = lastEntry;
  let size = BATCH;
  for (let n = 1; !signal.aborted; n++) {
    const startMs = performance.now();
    if (await makeEntries(database, companyId, 1, size)) break;
    const tookMs = performance.now() - startMs;
    size = nextSize(size, tookMs);
    // People's calls come first: at most half of the engine's time is used.
    await sleep(tookMs);
    if (n % ROUND > 0) continue;
    const now = await lastEntryOf(database.queries, companyId);
    if (now - before > IMPORTED) return now;
    before = now;
  }
  return before;
}

/** How many records the next transaction takes, after one of `size` records took `tookMs`: as many as fit into a turn. */
export function nextSize(size: number, tookMs: number): number {
  const fitting = Math.floor((size * TURN_MS) / Math.max(tookMs, 1));
  return Math.min(Math.max(fitting, SMALLEST), BATCH);
}
