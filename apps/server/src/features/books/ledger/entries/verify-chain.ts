import { asTypedBefore, hashEntry, type JournalEntry } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { readHead } from '../store.ts';
import { type PostedEntry, readEntriesAfter, readTextsExactly } from './entry-store.ts';
import { sha256 } from './post-entries.ts';

/** The fault of the first invalid entry, or the number of valid entries. */
export type ChainState =
  | { intact: true; entries: number }
  | { intact: false; journalNumber: string; fault: 'content' | 'order' | 'missing' };

const BATCH = 1000;

/**
 * Computes every entry's hash again, from the first one on. This detects an entry that was changed, removed or
 * inserted later.
 */
export async function verifyChain(tx: CompanyTransaction): Promise<ChainState> {
  const head = await readHead(tx);
  let expected = { number: 0n, hash: '' };
  let journalNumber = '';
  for (;;) {
    const entries = await readEntriesAfter(tx, expected.number, BATCH);
    for (const posted of entries) {
      const { number, entry, previousHash, hash } = posted;
      journalNumber = entry.journalNumber;
      if (number !== expected.number + 1n) return { intact: false, journalNumber, fault: 'missing' };
      if (previousHash !== expected.hash) return { intact: false, journalNumber, fault: 'order' };
      if (!(await isUnchanged(tx, posted))) return { intact: false, journalNumber, fault: 'content' };
      expected = { number, hash };
    }
    if (entries.length < BATCH) break;
  }
  if (head.lastNumber !== expected.number || head.lastHash !== expected.hash)
    return { intact: false, journalNumber, fault: 'missing' };
  return { intact: true, entries: Number(expected.number) };
}

async function isUnchanged(tx: CompanyTransaction, posted: PostedEntry): Promise<boolean> {
  if (hasHash(posted, posted.entry)) return true;
  return wasHashedAsTyped(posted, await readTextsExactly(tx, posted));
}

function hasHash({ previousHash, hash }: { previousHash: string; hash: string }, entry: JournalEntry): boolean {
  return hash === hashEntry(previousHash, entry, sha256);
}

/**
 * Whether an entry of an older version was hashed with characters that the database does not store. A matching hash
 * then proves that nothing else in it was changed.
 */
export function wasHashedAsTyped(recorded: { previousHash: string; hash: string }, entry: JournalEntry): boolean {
  if (hasHash(recorded, entry)) return true;
  for (const typed of asTypedBefore(entry)) if (hasHash(recorded, typed)) return true;
  return false;
}

/** The hash of the last entry. If anyone alters past entries, this hash changes. Keep a copy elsewhere to compare. */
export function readChainHead(tx: CompanyTransaction): Promise<{ lastNumber: bigint; lastHash: string }> {
  return readHead(tx);
}
