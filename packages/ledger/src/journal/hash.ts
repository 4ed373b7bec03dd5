import type { JournalDraft, JournalEntry, JournalLineDraft } from './entry.ts';

function lineFields(line: JournalLineDraft): readonly (string | null)[] {
  return [
    line.accountCode,
    line.debitMinor.toString(),
    line.creditMinor.toString(),
    line.currency,
    line.foreignAmountMinor === null ? null : line.foreignAmountMinor.toString(),
    line.rate,
    line.contactId,
    line.documentRef,
    line.taxCode,
    line.description,
  ];
}

/** The canonical text up to the journal number. */
const HEAD = '["folio-entry-1","';

/**
 * The one text form of an entry: a JSON array of its fields in fixed order, amounts as integers of minor units in
 * text. Two entries have the same text exactly when they say the same.
 */
export function canonicalEntry(entry: JournalEntry): string {
  return `${HEAD}${entry.journalNumber}${canonicalTail(entry)}`;
}

/**
 * The canonical text after the journal number: what is known of an entry before it has one. The database puts
 * `["folio-entry-1","J0001` in front of it when it chains.
 */
export function canonicalTail(entry: JournalDraft): string {
  const fields = JSON.stringify([
    entry.date,
    entry.kind,
    entry.sourceType,
    entry.sourceRef,
    entry.number,
    entry.narration,
    entry.lines.map(lineFields),
  ]);
  return `",${fields.slice(1)}`;
}

/**
 * The hash that chains an entry to the one before it in its company (the empty string before the first one).
 * `sha256` takes text (as UTF-8) and gives lower-case hex: the caller supplies it, so that this stays pure.
 */
export function hashEntry(previousHash: string, entry: JournalEntry, sha256: (text: string) => string): string {
  return sha256(`${previousHash}\n${canonicalEntry(entry)}`);
}
