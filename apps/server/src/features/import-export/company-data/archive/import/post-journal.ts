import type { JournalDraft } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../../platform/http/domain-error.ts';
import { type LedgerCall, type PostingOrigin, postEntries } from '../../../../books/ledger/index.ts';
import { readTable } from '../export/read-table.ts';
import type { Remap } from '../tables/remap.ts';
import { JOURNAL } from '../tables/tables.ts';
import { entryOfRow, type JournalRow, journalRow } from './journal-row.ts';
import type { OpenArchive } from './open-archive.ts';
import { archiveRefusal } from './refuse.ts';
import { type ImportedFact, insertFacts } from './rows-store.ts';

/** Entries posted in one call to the ledger. */
const AT_ONCE = 200;

/**
 * Posts every entry of an archive through the ledger in order, with its own date; the numbers are the same because
 * the journal was empty. The original author and time are recorded as a fact.
 */
export async function postJournal(
  tx: CompanyTransaction,
  call: LedgerCall,
  archive: OpenArchive,
  remap: Remap,
): Promise<void> {
  let waiting: JournalRow[] = [];
  const flush = async () => {
    await post(tx, call, waiting, remap, {});
    waiting = [];
  };
  for await (const row of readTable(archive, JOURNAL, journalRow)) {
    // The ledger takes the source or the reversed entry once per call, so these entries are posted one at a time.
    if (row.bank_line_id === null && row.reverses_id === null) {
      waiting.push(row);
      if (waiting.length === AT_ONCE) await flush();
      continue;
    }
    await flush();
    await post(tx, call, [row], remap, {
      bankLineId: row.bank_line_id === null ? null : remap.id(row.bank_line_id),
      reversesId: row.reverses_id === null ? null : remap.id(row.reverses_id),
    });
  }
  await flush();
}

function draftOf(row: JournalRow, remap: Remap): JournalDraft {
  const { journalNumber: _, ...entry } = entryOfRow(row);
  return {
    ...entry,
    sourceRef: remap.id(entry.sourceRef),
    lines: entry.lines.map((line) => ({
      ...line,
      contactId: line.contactId === null ? null : remap.id(line.contactId),
      documentRef: line.documentRef === null ? null : remap.id(line.documentRef),
    })),
  };
}

async function post(
  tx: CompanyTransaction,
  call: LedgerCall,
  rows: readonly JournalRow[],
  remap: Remap,
  origin: PostingOrigin,
): Promise<void> {
  if (rows.length === 0) return;
  const drafts = rows.map((row) => draftOf(row, remap));
  const posted = await postEntries(tx, call, drafts, origin).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
    throw archiveRefusal('archive_entry_refused', { number: rows[0]?.number ?? '' });
  });
  const facts = rows.map((row, index): ImportedFact => {
    const given = posted[index];
    if (given?.journalNumber !== entryOfRow(row).journalNumber)
      throw new Error('an entry came out with another number');
    remap.note(row.id, given.id);
    const { posted_by: recorded_by, posted_at: recorded_at, hash } = row;
    const change = { number: given.journalNumber, recorded_by, recorded_at, hash };
    return { subject_type: 'journal_entry', subject_id: given.id, change };
  });
  await insertFacts(tx, call, facts);
}
