import { hashEntry, netOf } from '@folio/ledger';
import { sha256, wasHashedAsTyped } from '../../../../books/ledger/index.ts';
import { DayNets } from '../../day-nets.ts';
import { readTable } from '../export/read-table.ts';
import { JOURNAL } from '../tables/tables.ts';
import { entryOfRow, journalRow } from './journal-row.ts';
import type { OpenArchive } from './open-archive.ts';
import { archiveRefusal } from './refuse.ts';

/** The result of an archive's journal: balances by day, computed from its own entries. */
export interface VerifiedJournal {
  entries: number;
  lines: number;
  nets: DayNets;
}

/** Limit of entries from older versions whose text the database could not store as typed. */
const MAX_HASHED_AS_TYPED = 200;

/**
 * Computes the hash of every entry again, from the first on, and compares the last with the manifest's. Rejects a
 * journal in which an entry was changed, removed or added, and names the first invalid entry.
 */
export async function verifyJournal(archive: OpenArchive): Promise<VerifiedJournal> {
  const { journal } = archive.manifest;
  const nets = new DayNets();
  let [entries, lines, hash, hashedAsTyped] = [0, 0, '', 0];
  for await (const row of readTable(archive, JOURNAL, journalRow)) {
    const entry = entryOfRow(row);
    const broken = () => archiveRefusal('archive_chain_broken', { number: entry.journalNumber });
    if (row.number !== String(entries + 1) || row.previous_hash !== hash) throw broken();
    if (row.hash !== hashEntry(hash, entry, sha256)) {
      // Each of these takes thousands of hashes: the limit stops a malicious archive from keeping the server busy.
      hashedAsTyped += 1;
      if (hashedAsTyped > MAX_HASHED_AS_TYPED || !wasHashedAsTyped({ previousHash: hash, hash: row.hash }, entry))
        throw broken();
    }
    hash = row.hash;
    entries += 1;
    lines += entry.lines.length;
    for (const line of entry.lines)
      nets.add({
        date: entry.date,
        closing: entry.kind === 'closing',
        accountCode: line.accountCode,
        netMinor: netOf(line),
      });
  }
  if (hash !== journal.head_hash || entries !== journal.entries)
    throw archiveRefusal('archive_chain_broken', { number: String(entries) });
  return { entries, lines, nets };
}
