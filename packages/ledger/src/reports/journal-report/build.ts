import { accountByCode, type Chart } from '../../accounts/index.ts';
import type { Day, Period } from '../../calendar/index.ts';
import { LedgerIssue } from '../../fault.ts';
import type { EntryKind, JournalEntry, JournalLineDraft } from '../../journal/index.ts';
import { type Currency, formatMoney } from '../../money/index.ts';
import { type GoldenHead, goldenSide } from '../golden.ts';
import {
  type ContactName,
  type ContactNames,
  compareEntries,
  compareJournalNumbers,
  contactOf,
} from '../ledger-line.ts';
import type { MovementRange } from '../movement.ts';

export interface JournalReportParams extends Period {
  /** Only journals of these kinds; absent for all. */
  readonly kinds?: readonly EntryKind[] | undefined;
  /** Only journals a person wrote: manual journals and their automatic reversals. */
  readonly manualOnly?: boolean | undefined;
  readonly order?: 'date' | 'number' | undefined;
}

export interface ReportedLine
  extends Pick<
    JournalLineDraft,
    'accountCode' | 'debitMinor' | 'creditMinor' | 'currency' | 'foreignAmountMinor' | 'taxCode' | 'description'
  > {
  readonly contact: ContactName | null;
  readonly documentNumber: string | null;
}

/** A journal to report; a store's journals may carry more (who posted it and when) and get it back. */
export interface ReportedJournal {
  readonly journalNumber: string;
  readonly date: Day;
  readonly kind: EntryKind;
  readonly number: string;
  readonly narration: string;
  readonly lines: readonly ReportedLine[];
}

/** Σ debit and Σ credit in base currency: always equal. */
export interface JournalTotals {
  readonly count: number;
  readonly debitMinor: bigint;
  readonly creditMinor: bigint;
}

export interface JournalReport<Journal extends ReportedJournal = ReportedJournal> {
  readonly journals: readonly (Journal & { readonly totalDebitMinor: bigint; readonly totalCreditMinor: bigint })[];
  readonly totals: JournalTotals;
}

const BY_HAND: readonly EntryKind[] = ['manual_journal', 'auto_reversal'];

/** The kinds the parameters let through, null for all. */
export function journalKinds(params: Pick<JournalReportParams, 'kinds' | 'manualOnly'>): readonly EntryKind[] | null {
  if (params.manualOnly !== true) return params.kinds ?? null;
  return params.kinds === undefined ? BY_HAND : BY_HAND.filter((kind) => params.kinds?.includes(kind));
}

/**
 * The range whose turnovers add up to the report's totals when no kind is left out: every journal of the period,
 * closing entries included. Throws `bad_date_order`.
 */
export function journalReportRange(params: Period): MovementRange {
  if (params.from > params.to) throw new LedgerIssue('bad_date_order', { from: params.from, to: params.to });
  return { from: params.from, to: params.to, excludeClosing: false };
}

/** Whether a journal belongs to the report. */
export function isReported(
  journal: Pick<ReportedJournal, 'date' | 'kind'>,
  params: Omit<JournalReportParams, 'order'>,
): boolean {
  const kinds = journalKinds(params);
  if (journal.date < params.from || journal.date > params.to) return false;
  return kinds === null || kinds.includes(journal.kind);
}

function sideTotals(lines: readonly ReportedLine[]): { debitMinor: bigint; creditMinor: bigint } {
  return {
    debitMinor: lines.reduce((sum, line) => sum + line.debitMinor, 0n),
    creditMinor: lines.reduce((sum, line) => sum + line.creditMinor, 0n),
  };
}

/**
 * Journals with their totals, in the order they come in, and the totals of them all. Feed it a page of the period's
 * journals at a time; the period's totals are the turnovers of `journalReportRange`.
 */
export function reportJournals<Journal extends ReportedJournal>(journals: readonly Journal[]): JournalReport<Journal> {
  const totalled = journals.map((journal) => {
    const totals = sideTotals(journal.lines);
    return { ...journal, totalDebitMinor: totals.debitMinor, totalCreditMinor: totals.creditMinor };
  });
  return {
    journals: totalled,
    totals: {
      count: totalled.length,
      debitMinor: totalled.reduce((sum, journal) => sum + journal.totalDebitMinor, 0n),
      creditMinor: totalled.reduce((sum, journal) => sum + journal.totalCreditMinor, 0n),
    },
  };
}

/** Order of the report: date then number, or number alone (order of creation). */
export function compareJournals(order: 'date' | 'number' = 'date') {
  return (left: Pick<ReportedJournal, 'date' | 'journalNumber'>, right: typeof left): number =>
    order === 'date' ? compareEntries(left, right) : compareJournalNumbers(left.journalNumber, right.journalNumber);
}

/** The whole report of entries at once: for books that fit in memory. */
export function buildJournalReport(
  params: JournalReportParams,
  entries: readonly JournalEntry[],
  names: ContactNames,
): JournalReport {
  journalReportRange(params);
  const journals = entries
    .filter((entry) => isReported(entry, params))
    .sort(compareJournals(params.order))
    .map(({ journalNumber, date, kind, number, narration, lines }) => ({
      journalNumber,
      date,
      kind,
      number,
      narration,
      lines: lines.map((line) => ({
        ...line,
        contact: contactOf(line.contactId, names),
        documentNumber: line.documentRef,
      })),
    }));
  return reportJournals(journals);
}

function goldenLine(line: ReportedLine, chart: Chart, baseCurrency: Currency) {
  const { foreignAmountMinor: foreign } = line;
  return {
    code: line.accountCode,
    name: accountByCode(chart, line.accountCode).name,
    document: line.documentNumber ?? '',
    currency: line.currency,
    foreignAmount: foreign === null ? '' : formatMoney(foreign, line.currency),
    debit: goldenSide(line.debitMinor, baseCurrency),
    credit: goldenSide(line.creditMinor, baseCurrency),
  };
}

/** The report as its golden file has it. */
export function journalReportToGolden(report: JournalReport, chart: Chart, head: GoldenHead) {
  const money = (amount: bigint) => formatMoney(amount, head.baseCurrency);
  return {
    report: 'journal-report',
    ...head,
    journals: report.journals.map(({ journalNumber, date, kind, number, narration, lines, totalDebitMinor }) => ({
      journalNo: journalNumber,
      date,
      kind,
      number,
      narration,
      lines: lines.map((line) => goldenLine(line, chart, head.baseCurrency)),
      total: money(totalDebitMinor),
    })),
    totalDebit: money(report.totals.debitMinor),
    totalCredit: money(report.totals.creditMinor),
  };
}
