import { hashEntry, netOf } from '@folio/ledger';
import { sha256, wasHashedAsTyped } from '../../ledger/index.ts';
import { DayNets } from '../day-nets.ts';
import { entryOfRow, journalRow } from './journal-row.ts';
import type { OpenArchive } from './open-archive.ts';
import { readTable } from './read-table.ts';
import { archiveRefusal } from './refuse.ts';
import { JOURNAL } from './tables.ts';

/** What an archive's journal comes to: its balances by day, worked out from its own entries. */
export interface VerifiedJournal {
  entries: number;
  lines: number;
  nets: DayNets;
}

/** Entries of older versions whose text the database could not store as it was typed. */
const MAX_HASHED_AS_TYPED = 200;

/**
 * Works out the hash of every entry again, from the first one on, and compares the last with the manifest's. Refuses a journal
 * in which anything was changed, left out or put in, naming the first entry that does not hold.
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
      // Each of these takes thousands of hashes: an archive made for that must not keep the server busy.
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
