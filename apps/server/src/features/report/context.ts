import { type Account, type Chart, type DayStyle, formatMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import type { Language } from '../../platform/http/call.ts';
import { type CompanyBooks, type KnownOn, readBooks, readKnownOn } from '../ledger/index.ts';
import { type Extent, readExtent } from './store.ts';
import { type Say, sayIn } from './words.ts';

/** Who asks for a report: a `CompanyCall` is one. */
export interface ReportCaller {
  now: Date;
  language: Language;
  dayStyle?: DayStyle | undefined;
}

/** What every report is asked for beside its own parameters. */
export interface ReportOptions {
  known_on?: string | undefined;
  columns?: readonly string[] | undefined;
  names: 'one' | 'both';
}

/** What the making of one report stands on: the books, the state of them that counts, and the words. */
export interface ReportContext {
  tx: CompanyTransaction;
  now: Date;
  language: Language;
  names: 'one' | 'both';
  books: CompanyBooks & { name: string; nameZh: string | null };
  chart: Chart;
  /** The instant asked for, and what was recorded by then; null: the books as they are now. */
  knownOn: string | null;
  known: KnownOn | null;
  /** The first and last day anything is dated; null in empty books. Read when first asked for. */
  extent(): Promise<Extent | null>;
  /** Optional columns asked for. */
  columns: ReadonlySet<string>;
  say: Say;
  /** The decimal string of an amount in base currency. */
  money(amountMinor: bigint): string;
}

/** A state of the books: every entry up to a number, and when the last of them was recorded. */
export interface PinnedState {
  number: bigint;
  instant: Date;
}

/** Opens the books for a report. `pinned`: the state to show, where the caller has fixed it already (pages of a file). */
export async function openReport(
  tx: CompanyTransaction,
  caller: ReportCaller,
  options: ReportOptions,
  pinned?: PinnedState,
): Promise<ReportContext> {
  const books = await readBooks(tx);
  const knownOn = options.known_on ?? null;
  const instant = pinned?.instant ?? (knownOn === null ? null : new Date(knownOn));
  const recorded = instant === null ? null : await readKnownOn(tx, instant);
  let extent: Promise<Extent | null> | null = null;
  return {
    tx,
    now: caller.now,
    language: caller.language,
    names: options.names,
    books,
    chart: books.chart,
    knownOn,
    known: recorded === null || pinned === undefined ? recorded : { ...recorded, number: pinned.number },
    extent: () => {
      extent ??= readExtent(tx);
      return extent;
    },
    columns: new Set(options.columns),
    say: sayIn(caller.language, caller.dayStyle),
    money: (amountMinor) => formatMoney(amountMinor, books.baseCurrency),
  };
}

/** A name in the caller's language, or in both. */
export function nameIn(
  { language, names, say }: Pick<ReportContext, 'language' | 'names' | 'say'>,
  named: { name: string; nameZh: string | null },
): string {
  const { name } = named;
  const nameZh = named.nameZh || name;
  if (names === 'both' && name !== nameZh) return say('report_both_names', { name, nameZh });
  return language === 'zh-Hant' ? nameZh : name;
}

/** What a reader of the cash basis has to know; the postings behind a figure are those of the books. */
export function basisNotes({ say }: ReportContext, basis: 'accrual' | 'cash'): string[] {
  return basis === 'cash' ? [say('report_note_cash_basis')] : [];
}

/** The account of a code; of an account that is gone, its code. */
export function accountNamed(context: ReportContext, code: string): string {
  const account: Account | undefined = context.chart.byCode.get(code);
  return account === undefined ? code : nameIn(context, account);
}

/** "1010 Bank - HKD current". */
export function accountTitle(context: ReportContext, code: string): string {
  return context.say('report_account', { code, name: accountNamed(context, code) });
}
