import type { ManualJournal, ManualJournalDraft } from '@folio/contract';
import type { Currency } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { readBooks, readEntries } from '../ledger/index.ts';
import { listAttachments } from './attachment-store.ts';
import { presentRow, writtenForm } from './present-journal.ts';
import { readJournal, type StoredJournal } from './store.ts';

/** Throws `not_found`. */
export async function getJournal(tx: CompanyTransaction, id: string): Promise<ManualJournal> {
  const journal = await readJournal(tx, id);
  if (journal === null) throw new DomainError('not_found');
  const { baseCurrency } = await readBooks(tx);
  const attachments = await listAttachments(tx, id);
  return {
    ...presentRow(journal, attachments.length, baseCurrency),
    version: journal.version,
    draft: journal.draft ?? (await postedForm(tx, journal, baseCurrency)),
    attachments_list: attachments,
    reversal_entry_id: journal.reversalEntryId,
  };
}

async function postedForm(
  tx: CompanyTransaction,
  journal: StoredJournal,
  baseCurrency: Currency,
): Promise<ManualJournalDraft> {
  const [posted] = journal.entryId === null ? [] : await readEntries(tx, [journal.entryId]);
  if (posted === undefined) throw new Error(`journal ${journal.id} has neither draft nor entry`);
  return writtenForm(journal, posted.entry, baseCurrency);
}
