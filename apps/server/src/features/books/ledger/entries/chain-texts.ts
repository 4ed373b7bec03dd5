import { asTypedBefore, canonicalEntry, hashEntry, type JournalEntry } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { type PostedEntry, readEntriesAfter, readTextsExactly } from './entry-store.ts';
import { sha256 } from './post-entries.ts';

/** A link of the hash chain: its hash is the SHA-256 of the previous hash, a line feed and the text. */
export interface ChainLink {
  number: bigint;
  date: string;
  previousHash: string;
  hash: string;
  text: string;
}

const BATCH = 1000;

/** Every entry with the text that was hashed, from the first one on. */
export async function* chainLinks(tx: CompanyTransaction): AsyncGenerator<ChainLink> {
  let after = 0n;
  for (;;) {
    const entries = await readEntriesAfter(tx, after, BATCH);
    for (const posted of entries) {
      const { number, entry, previousHash, hash } = posted;
      yield { number, date: entry.date, previousHash, hash, text: canonicalEntry(await hashedEntry(tx, posted)) };
      after = number;
    }
    if (entries.length < BATCH) return;
  }
}

/** The entry with the texts that were hashed; as it is read now if no form of it has the hash. */
async function hashedEntry(tx: CompanyTransaction, posted: PostedEntry): Promise<JournalEntry> {
  const { previousHash, hash, entry } = posted;
  const isHashed = (one: JournalEntry) => hashEntry(previousHash, one, sha256) === hash;
  if (isHashed(entry)) return entry;
  const exact = await readTextsExactly(tx, posted);
  return [exact, ...asTypedBefore(exact)].find(isHashed) ?? entry;
}
