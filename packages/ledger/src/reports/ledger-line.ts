import type { AccountCode } from '../accounts/index.ts';
import type { Day } from '../calendar/index.ts';
import type { EntryKind, JournalEntry, JournalLineDraft } from '../journal/index.ts';

/** A contact as a report names it: `name` in the language the report is made in. */
export interface ContactName {
  readonly id: string;
  readonly name: string;
}

/** Contact ids to names. */
export type ContactNames = ReadonlyMap<string, string>;

/**
 * A posted line with what its entry says: a row of the account reports. `contact` null: the line has no contact.
 * - `documentNumber`: the number people see on the document of a control line.
 * - `counterAccounts`: the codes of the entry's other accounts (without the line's own), each once; two are enough to
 *   know that there are several.
 */
export interface LedgerLine
  extends Pick<
    JournalLineDraft,
    'accountCode' | 'debitMinor' | 'creditMinor' | 'currency' | 'foreignAmountMinor' | 'taxCode' | 'description'
  > {
  readonly date: Day;
  readonly journalNumber: string;
  readonly kind: EntryKind;
  readonly number: string;
  readonly contact: ContactName | null;
  readonly documentNumber: string | null;
  readonly counterAccounts: readonly string[];
}

/** Order of entries in every report: by day, then by journal number (longer numbers are later ones). */
export function compareEntries(
  left: { readonly date: Day; readonly journalNumber: string },
  right: { readonly date: Day; readonly journalNumber: string },
): number {
  return compareText(left.date, right.date) || compareJournalNumbers(left.journalNumber, right.journalNumber);
}

/** Order of journal numbers: 'J9999' comes before 'J10000'. */
export function compareJournalNumbers(left: string, right: string): number {
  return left.length - right.length || compareText(left, right);
}

/** Order of texts by their characters, in any language. */
export function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** The contact of an id, by name where one is known. */
export function contactOf(id: string | null, names: ContactNames): ContactName | null {
  return id === null ? null : { id, name: names.get(id) ?? id };
}

/** The distinct accounts of an entry but one, in the order of their lines. */
function otherAccounts(entry: JournalEntry, accountCode: AccountCode): string[] {
  const codes = entry.lines.map((line) => line.accountCode);
  return [...new Set(codes)].filter((code) => code !== accountCode);
}

/** The lines of entries in the order of every report: day, journal number, line. Documents are known by their reference. */
export function ledgerLinesFrom(entries: readonly JournalEntry[], names: ContactNames): LedgerLine[] {
  return [...entries].sort(compareEntries).flatMap((entry) =>
    entry.lines.map((line) => ({
      date: entry.date,
      journalNumber: entry.journalNumber,
      kind: entry.kind,
      number: entry.number,
      accountCode: line.accountCode,
      debitMinor: line.debitMinor,
      creditMinor: line.creditMinor,
      currency: line.currency,
      foreignAmountMinor: line.foreignAmountMinor,
      taxCode: line.taxCode,
      description: line.description,
      contact: contactOf(line.contactId, names),
      documentNumber: line.documentRef,
      counterAccounts: otherAccounts(entry, line.accountCode),
    })),
  );
}
