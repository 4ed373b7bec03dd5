import type { Day } from '../calendar/index.ts';
import { type EntryKind, type JournalDraft, type JournalEntry, journalNumberOf } from '../journal/index.ts';
import { CONTEXT } from '../posting-rules/scenario.ts';

/* Support for the report tests: entries from short rows of account code and net amount, debit positive. */

export const CHART = CONTEXT.chart;

export function entryOf(
  date: Day,
  legs: Readonly<Record<string, bigint>>,
  kind: EntryKind = 'manual_journal',
): JournalDraft {
  const lines = Object.entries(legs).map(([accountCode, netMinor]) => ({
    accountCode,
    debitMinor: netMinor > 0n ? netMinor : 0n,
    creditMinor: netMinor < 0n ? -netMinor : 0n,
    currency: 'HKD',
    foreignAmountMinor: null,
    rate: null,
    contactId: null,
    documentRef: null,
    taxCode: null,
    description: '',
  }));
  return { date, kind, sourceType: 'manual_journal', sourceRef: date, number: date, narration: '', lines };
}

/** Entries numbered in the order given. */
export function numbered(drafts: readonly JournalDraft[]): JournalEntry[] {
  return drafts.map((draft, index) => ({ ...draft, journalNumber: journalNumberOf(index + 1) }));
}

/** Two financial years ending in March: capital, a profit of 40.00, a dividend of 10.00, then a loss of 25.00. */
export const TWO_YEARS: readonly JournalDraft[] = [
  entryOf('2025-04-01', { '1010': 10000n, '3000': -10000n }),
  entryOf('2025-06-30', { '1010': 9000n, '4000': -9000n }),
  entryOf('2025-09-30', { '6100': 5000n, '1010': -5000n }),
  entryOf('2026-03-31', { '3300': 1000n, '2200': -1000n }),
  entryOf('2026-04-10', { '6100': 2500n, '1010': -2500n }),
];

/** The optional closing of the first year. */
export const CLOSING = entryOf(
  '2026-03-31',
  { '4000': 9000n, '6100': -5000n, '3300': -1000n, '3100': -3000n },
  'closing',
);
