import type { ManualJournalDraft } from '@folio/contract';
import { type Books, type Day, formatMoney, isDay, minorDigits } from '@folio/ledger';
import type { FieldIssue } from '../../../platform/http/domain-error.ts';
import { isBlankLine, type ReadLine, readTypedLine } from '../ledger/index.ts';

/** A journal as requested; without a number it gets the next of its series. */
export interface JournalInput extends ManualJournalDraft {
  number?: string | undefined;
}

/** What a journal is checked against: the chart, the lock, and which of its contacts exist. */
export interface JournalContext extends Books {
  lockedThrough: Day | null;
  contacts: ReadonlySet<string>;
}

export interface JournalLine extends ReadLine {
  contactId: string | null;
  description: string;
}

export interface CheckedJournal {
  date: Day;
  narration: string;
  reference: string;
  reverseOn: Day | null;
  number: string | null;
  lines: JournalLine[];
  totalMinor: bigint;
}

/** Finds all faults of a journal at once; `path` is the prefix of each fault's field (`entries.3.`). */
export function checkJournal(
  input: JournalInput,
  path: string,
  context: JournalContext,
): { journal: CheckedJournal | null; faults: FieldIssue[] } {
  const faults = dateFaults(input, path, context.lockedThrough);
  const lines: JournalLine[] = [];
  let written = 0;
  for (const [index, typed] of input.lines.entries()) {
    if (isBlankLine(typed)) continue;
    written += 1;
    const at = `${path}lines.${index}`;
    const { line, faults: lineFaults } = readTypedLine(typed, at, context);
    faults.push(...lineFaults);
    if (typed.contact_id !== null && !context.contacts.has(typed.contact_id))
      faults.push({ path: `${at}.contact_id`, word: 'contact_unknown' });
    if (line !== null) lines.push({ ...line, contactId: typed.contact_id, description: typed.description });
  }
  if (written < 2) faults.push({ path: `${path}lines`, word: 'journal_two_lines' });
  // If one of the lines cannot be read, a fault about the sum would only confuse.
  if (lines.length === written) faults.push(...sumFaults(lines, path, context.baseCurrency));
  if (faults.length > 0) return { journal: null, faults };
  const { date, narration, reference, reverse_on: reverseOn, number } = input;
  const totalMinor = lines.reduce((sum, line) => sum + line.debitMinor, 0n);
  return { journal: { date, narration, reference, reverseOn, number: number ?? null, lines, totalMinor }, faults };
}

function dateFaults(input: JournalInput, path: string, lockedThrough: Day | null): FieldIssue[] {
  const faults: FieldIssue[] = [];
  const { date, reverse_on: reverseOn } = input;
  if (!isDay(date)) faults.push({ path: `${path}date`, word: 'date_invalid' });
  else if (lockedThrough !== null && date <= lockedThrough)
    faults.push({ path: `${path}date`, word: 'period_locked', values: { date: lockedThrough } });
  if (reverseOn === null) return faults;
  if (!isDay(reverseOn)) faults.push({ path: `${path}reverse_on`, word: 'date_invalid' });
  else if (isDay(date) && reverseOn <= date)
    faults.push({ path: `${path}reverse_on`, word: 'journal_reverses_before', values: { date } });
  return faults;
}

function sumFaults(lines: readonly JournalLine[], path: string, currency: string): FieldIssue[] {
  const debitMinor = lines.reduce((sum, line) => sum + line.debitMinor, 0n);
  const creditMinor = lines.reduce((sum, line) => sum + line.creditMinor, 0n);
  const money = (minor: bigint) => formatMoney(minor < 0n ? -minor : minor, currency);
  if (debitMinor !== creditMinor) {
    const difference = money(debitMinor - creditMinor);
    const values = { debit: money(debitMinor), credit: money(creditMinor), difference };
    return [{ path: `${path}lines`, word: 'journal_unbalanced_by', values }];
  }
  if (debitMinor < 10n ** BigInt(15 + minorDigits(currency))) return [];
  return [{ path: `${path}lines`, word: 'ledger_amount_too_large', values: { found: money(debitMinor) } }];
}
