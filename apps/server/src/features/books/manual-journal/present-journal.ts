import type { ManualJournalDraft, ManualJournalLine, ManualJournalRow } from '@folio/contract';
import { type Currency, formatMoney, type JournalEntry, type JournalLineDraft } from '@folio/ledger';
import type { StoredJournal } from './store.ts';

/** A journal for a list; a draft shows its date as the user typed it. */
export function presentRow(journal: StoredJournal, attachments: number, baseCurrency: Currency): ManualJournalRow {
  return {
    id: journal.id,
    number: journal.number,
    state: journal.state,
    date: journal.draft?.date ?? journal.date ?? '',
    narration: journal.narration,
    reference: journal.reference,
    total: journal.totalMinor === null ? null : formatMoney(journal.totalMinor, baseCurrency),
    reverse_on: journal.draft === null ? journal.reverseOn : journal.draft.reverse_on,
    attachments,
    entry_id: journal.entryId,
    updated_at: journal.updatedAt.toISOString(),
  };
}

/** A posted journal in the form of a draft: to view, to copy, or to save as a template. */
export function writtenForm(journal: StoredJournal, entry: JournalEntry, baseCurrency: Currency): ManualJournalDraft {
  return {
    date: entry.date,
    narration: entry.narration,
    reference: journal.reference,
    reverse_on: journal.reverseOn,
    lines: entry.lines.map((line) => writtenLine(line, baseCurrency)),
  };
}

function writtenLine(line: JournalLineDraft, baseCurrency: Currency): ManualJournalLine {
  const side = (minor: bigint) => (minor === 0n ? null : formatMoney(minor, baseCurrency));
  const foreign = line.foreignAmountMinor;
  return {
    account_code: line.accountCode,
    debit: side(line.debitMinor),
    credit: side(line.creditMinor),
    description: line.description,
    contact_id: line.contactId,
    currency: foreign === null ? null : line.currency,
    foreign_amount: foreign === null ? null : formatMoney(foreign, line.currency),
    rate: line.rate,
  };
}
