import { asTypedBefore, hashEntry, type JournalEntry } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { type PostedEntry, readEntriesAfter, readTextsExactly } from './entry-store.ts';
import { sha256 } from './post-entries.ts';
import { readHead } from './store.ts';

/** What is wrong with the first entry that does not hold, or how many entries hold. */
export type ChainState =
  | { intact: true; entries: number }
  | { intact: false; journalNumber: string; fault: 'content' | 'order' | 'missing' };

const BATCH = 1000;

/** Works out every entry's hash again, from the first one on: an entry changed, removed or put in later shows. */
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
 * Whether an entry of an older version was hashed with characters that the database does not store. Its hash then proves that
 * nothing else of it was changed.
 */
export function wasHashedAsTyped(recorded: { previousHash: string; hash: string }, entry: JournalEntry): boolean {
  if (hasHash(recorded, entry)) return true;
  for (const typed of asTypedBefore(entry)) if (hasHash(recorded, typed)) return true;
  return false;
}

/** The hash of the last entry: whoever keeps it elsewhere can tell later that nothing before it was changed. */
export async function readChainHead(tx: CompanyTransaction): Promise<string> {
  return (await readHead(tx)).lastHash;
}
