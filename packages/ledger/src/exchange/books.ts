import type { Account } from '../accounts/index.ts';
import type { Day } from '../calendar/index.ts';
import type { JournalEntry, JournalLineDraft } from '../journal/index.ts';
import type { Currency } from '../money/index.ts';

/** The head of a plain-text journal. */
export interface ExportBooks {
  readonly companyName: string;
  readonly companyNameZh: string | null;
  readonly baseCurrency: Currency;
  readonly accounts: readonly Account[];
  /** Every currency of the postings; the base currency may be left out. */
  readonly currencies: readonly Currency[];
  /** A day on or before the first entry. */
  readonly opensOn: Day;
  /** Where the chain of entries ends: the last number and its hash ('' for an empty journal). */
  readonly head: { readonly number: bigint; readonly hash: string };
}

/** A line with the names behind its references. */
export interface ExportLine extends JournalLineDraft {
  readonly contact: string | null;
  /** Number of the invoice, bill, receipt or payment whose open amount a control line moves. */
  readonly document: string | null;
}

export interface ExportEntry extends JournalEntry {
  readonly lines: readonly ExportLine[];
  readonly hash: string;
  /** When it was recorded: a UTC instant in ISO 8601. */
  readonly recordedAt: string;
}

/** The base currency and every other one, in order of code. */
export function currenciesOf(books: ExportBooks): Currency[] {
  return [...new Set([books.baseCurrency, ...books.currencies])].sort();
}

/** True for a line with units of another currency; a revaluation line has none and is in base currency only. */
export function hasForeignUnits(
  line: JournalLineDraft,
): line is JournalLineDraft & { readonly foreignAmountMinor: bigint } {
  return line.foreignAmountMinor !== null && line.foreignAmountMinor !== 0n;
}

/** The text of a line without what its entry and document already say; null if nothing is left. */
export function ownWords(line: ExportLine, narration: string): string | null {
  return line.description === narration || line.description === line.document ? null : line.description;
}
