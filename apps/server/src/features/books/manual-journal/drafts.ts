import type { ManualJournalDraft } from '@folio/contract';
import { type Currency, type Day, isDay, isLedgerIssue, parseMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { fieldChanges, type LedgerCall, readBooks, writeAudit } from '../ledger/index.ts';
import {
  type DraftColumns,
  deleteDraftRow,
  insertDraft,
  readJournal,
  type StoredJournal,
  updateDraft,
} from './store.ts';

/** Saves a new draft, complete or not; it is not posted yet. Returns its id. */
export async function createDraft(
  tx: CompanyTransaction,
  call: LedgerCall,
  draft: ManualJournalDraft,
): Promise<string> {
  const { baseCurrency } = await readBooks(tx);
  return insertDraft(tx, call, draft, columnsOfDraft(draft, baseCurrency));
}

/** Saves a draft in its current state. A save with an old version is rejected and the stored draft is unchanged. */
export async function saveDraft(
  tx: CompanyTransaction,
  call: LedgerCall,
  input: { id: string; version: number; draft: ManualJournalDraft },
): Promise<void> {
  await editableDraft(tx, input.id, input.version);
  const { baseCurrency } = await readBooks(tx);
  await updateDraft(tx, call, input.id, input.draft, columnsOfDraft(input.draft, baseCurrency));
}

/** Deletes a draft; a posted journal has to be reversed instead. */
export async function deleteDraft(tx: CompanyTransaction, call: LedgerCall, id: string): Promise<void> {
  const { draft } = await editableDraft(tx, id);
  await deleteDraftRow(tx, id);
  const change = fieldChanges({ date: draft.date, narration: draft.narration, reference: draft.reference }, null);
  const subject = { subjectType: 'manual_journal', subjectId: id };
  await writeAudit(tx, { userId: call.userId, at: call.now, action: 'journal_draft_deleted', ...subject, change });
}

/** Locks the draft and checks that it exists, was not posted, and has the version the caller saw. */
export async function editableDraft(
  tx: CompanyTransaction,
  id: string,
  version?: number,
): Promise<StoredJournal & { draft: ManualJournalDraft }> {
  const journal = await readJournal(tx, id, true);
  if (journal === null) throw new DomainError('not_found');
  const { draft } = journal;
  if (draft === null)
    throw new DomainError('already_confirmed', { word: 'journal_posted', values: { number: journal.number ?? '' } });
  if (version !== undefined && journal.version !== version) throw new DomainError('stale_version');
  return { ...journal, draft };
}

/** The columns that lists show of a draft; the total is null while a debit cannot be read. */
function columnsOfDraft(draft: ManualJournalDraft, baseCurrency: Currency): DraftColumns {
  return {
    date: realDay(draft.date),
    narration: draft.narration,
    reference: draft.reference,
    totalMinor: debitsOf(draft, baseCurrency),
    reverseOn: draft.reverse_on === null ? null : realDay(draft.reverse_on),
  };
}

/** A draft may contain 31 April until it is posted; a date column may not. */
function realDay(text: string): Day | null {
  return isDay(text) ? text : null;
}

const MAX_MINOR = 10n ** 17n;

function debitsOf({ lines }: ManualJournalDraft, currency: Currency): bigint | null {
  try {
    const total = lines.reduce((sum, { debit }) => sum + (debit?.trim() ? parseMoney(debit.trim(), currency) : 0n), 0n);
    return total > -MAX_MINOR && total < MAX_MINOR ? total : null;
  } catch (error) {
    if (isLedgerIssue(error)) return null;
    throw error;
  }
}
