import { hashEntry } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { readEntriesAfter } from './entry-store.ts';
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
    for (const { number, entry, previousHash, hash } of entries) {
      journalNumber = entry.journalNumber;
      if (number !== expected.number + 1n) return { intact: false, journalNumber, fault: 'missing' };
      if (previousHash !== expected.hash) return { intact: false, journalNumber, fault: 'order' };
      if (hash !== hashEntry(previousHash, entry, sha256)) return { intact: false, journalNumber, fault: 'content' };
      expected = { number, hash };
    }
    if (entries.length < BATCH) break;
  }
  if (head.lastNumber !== expected.number || head.lastHash !== expected.hash)
    return { intact: false, journalNumber, fault: 'missing' };
  return { intact: true, entries: Number(expected.number) };
}

/** The hash of the last entry: whoever keeps it elsewhere can tell later that nothing before it was changed. */
export async function readChainHead(tx: CompanyTransaction): Promise<string> {
  return (await readHead(tx)).lastHash;
}
