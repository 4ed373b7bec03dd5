import type { AccountCode } from '../../accounts/index.ts';
import type { Day } from '../../calendar/index.ts';
import { LedgerIssue } from '../../fault.ts';
import { type JournalDraft, reverse } from '../../journal/index.ts';
import type { Currency } from '../../money/index.ts';
import { type Books, lineOf } from '../books.ts';

/** A line as typed: debit or credit in base currency; a foreign bank line brings its foreign amount, debit positive. */
export interface ManualJournalLine {
  readonly accountCode: AccountCode;
  readonly debitMinor: bigint;
  readonly creditMinor: bigint;
  readonly currency?: Currency;
  readonly foreignMinor?: bigint;
  readonly rate?: string | null;
  readonly contactId?: string | null;
  readonly description?: string;
}

/** `reversal` asks for the opposite entry at once, on a later day (accruals). */
export interface ManualJournal {
  readonly ref: string;
  readonly number: string;
  readonly date: Day;
  readonly narration: string;
  readonly lines: readonly ManualJournalLine[];
  readonly reversal?: { readonly date: Day; readonly number: string; readonly narration: string } | null;
}

/**
 * A person's journal, with its automatic reversal if requested. `checkEntry` checks balance and allowed accounts, and
 * also rejects a line with both sides filled, so both sides stay as typed. Needs only the books.
 */
export function manualJournal(input: ManualJournal, books: Books): JournalDraft[] {
  const head = {
    date: input.date,
    kind: 'manual_journal' as const,
    sourceType: 'manual_journal' as const,
    sourceRef: input.ref,
    number: input.number,
    narration: input.narration,
  };
  const lines = input.lines
    .filter((line) => line.debitMinor !== 0n || line.creditMinor !== 0n)
    .map((line) => ({
      ...lineOf(books, { ...line, description: line.description ?? input.narration, netMinor: 0n }),
      debitMinor: line.debitMinor,
      creditMinor: line.creditMinor,
    }));
  const entry: JournalDraft = { ...head, lines };
  const back = input.reversal;
  if (back === undefined || back === null) return [entry];
  if (back.date <= input.date) throw new LedgerIssue('bad_date_order', { from: input.date, to: back.date });
  return [entry, reverse(entry, back.date, 'auto_reversal', back)];
}
