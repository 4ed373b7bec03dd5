import { type Account, type Chart, type DayStyle, formatMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';
import { type AsRecordedOn, type ReadBooks, readAsRecordedOn, readBooks } from '../../books/ledger/index.ts';
import { type JournalDays, journalDaysOf } from './journal-days.ts';
import type { PinnedState } from './store.ts';
import { type Say, sayIn } from './words.ts';

/** The caller of a report. A `CompanyCall` fits this type. */
export interface ReportCaller {
  now: Date;
  language: Language;
  dayStyle?: DayStyle | undefined;
}

/** Options of every report, in addition to its own parameters. */
export interface ReportOptions {
  known_on?: string | undefined;
  columns?: readonly string[] | undefined;
  names: 'one' | 'both';
}

/** The data every report is built from: the books, the state of the books to report on, and the translations. */
export interface ReportContext {
  tx: CompanyTransaction;
  now: Date;
  language: Language;
  names: 'one' | 'both';
  books: ReadBooks;
  chart: Chart;
  /** The requested point in time: the report shows what was recorded by then. Null: the current books. */
  knownOn: string | null;
  known: AsRecordedOn | null;
  /** The days that bound the journal. */
  journalDays(): Promise<JournalDays>;
  /** The requested optional columns. */
  columns: ReadonlySet<string>;
  say: Say;
  /** Formats an amount in base currency as a decimal string. */
  money(amountMinor: bigint): string;
}

/**
 * Opens the books for a report. `pinned`: the state to show, if the caller has already fixed it (pages of a file).
 */
export async function openReport(
  tx: CompanyTransaction,
  caller: ReportCaller,
  options: ReportOptions,
  pinned?: PinnedState,
): Promise<ReportContext> {
  const books = await readBooks(tx);
  const knownOn = options.known_on ?? null;
  const instant = pinned?.instant ?? (knownOn === null ? null : new Date(knownOn));
  const recorded = instant === null ? null : await readAsRecordedOn(tx, instant);
  return {
    tx,
    now: caller.now,
    language: caller.language,
    names: options.names,
    books,
    chart: books.chart,
    knownOn,
    known: recorded === null || pinned === undefined ? recorded : { ...recorded, number: pinned.number },
    journalDays: () => journalDaysOf(tx, books),
    columns: new Set(options.columns),
    say: sayIn(caller.language, caller.dayStyle),
    money: (amountMinor) => formatMoney(amountMinor, books.baseCurrency),
  };
}

/** A name in the caller's language, or in both languages. */
export function nameIn(
  { language, names, say }: Pick<ReportContext, 'language' | 'names' | 'say'>,
  named: { name: string; nameZh: string | null },
): string {
  const { name } = named;
  const nameZh = named.nameZh || name;
  if (names === 'both' && name !== nameZh) return say('report_both_names', { name, nameZh });
  return language === 'zh-Hant' ? nameZh : name;
}

/** Notes for readers of a cash basis report. The drill-down shows the postings in the books. */
export function basisNotes({ say }: ReportContext, basis: 'accrual' | 'cash'): string[] {
  return basis === 'cash' ? [say('report_note_cash_basis')] : [];
}

/** The name of an account; for a deleted account, its code. */
export function accountNamed(context: ReportContext, code: string): string {
  const account: Account | undefined = context.chart.byCode.get(code);
  return account === undefined ? code : nameIn(context, account);
}

/** For example "1010 Bank - HKD current". */
export function accountTitle(context: ReportContext, code: string): string {
  return context.say('report_account', { code, name: accountNamed(context, code) });
}
