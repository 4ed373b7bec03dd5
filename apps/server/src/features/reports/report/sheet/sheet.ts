import type { ReportName, ReportSheet, SheetCheck, SheetRow } from '@folio/contract';
import type { Day, ShownFigures } from '@folio/ledger';
import type { MessageWord } from '../../../../messages/index.ts';
import type { ReportContext } from '../context.ts';
import { dayWords, instantWords, periodWords, type Say } from '../words.ts';
import { hideZero } from './hide-zero.ts';
import type { Layout } from './layout.ts';

/** A parsed query; `figures` and `hide_zero` are those of every report. */
export type SheetQuery = Readonly<Record<string, unknown>> & { figures: ShownFigures; hide_zero: boolean };

export interface SheetParts {
  report: ReportName;
  /** In place of the report's usual title. */
  title?: string;
  /** The parsed query with defaults. */
  query: SheetQuery;
  /** Null `from`: a report as at `to`. */
  from: Day | null;
  to: Day;
  basis?: 'accrual' | 'cash';
  layout: Layout;
  rows: SheetRow[];
  checks: SheetCheck[];
  notes?: string[];
  empty: boolean;
}

const TITLES = {
  'balance-sheet': 'report_title_balance_sheet',
  'profit-loss': 'report_title_profit_loss',
  'cash-flow': 'report_title_cash_flow',
  'trial-balance': 'report_title_trial_balance',
  'general-ledger': 'report_title_general_ledger',
  'journal-report': 'report_title_journal_report',
  'transaction-detail': 'report_title_transaction_detail',
  'account-transaction': 'report_title_account_transaction',
  'aged-receivable': 'report_title_aged_receivable',
  'aged-payable': 'report_title_aged_payable',
  'custom-report': 'report_title_custom_report',
} as const satisfies Record<ReportName, MessageWord>;

/** For example "Balance Sheet". */
export function reportTitle(say: Say, name: ReportName): string {
  return say(TITLES[name]);
}

/** Adds to a report everything except its rows: titles, notes and checks. */
export function sheetOf(context: ReportContext, parts: SheetParts): ReportSheet {
  const { say, books, knownOn } = context;
  const { from, to, basis = 'accrual', layout } = parts;
  const known = knownOn === null ? [] : [say('report_known_on', { instant: instantWords(say, knownOn) })];
  const nothing = parts.empty ? [say('report_note_no_data')] : [];
  const whole = { columns: layout.columns, rows: parts.rows };
  const shown = parts.query.hide_zero ? hideZero(whole, LISTS.has(parts.report)) : whole;
  return {
    report: parts.report,
    company: context.language === 'zh-Hant' ? books.nameZh || books.name : books.name,
    title: parts.title ?? reportTitle(say, parts.report),
    period: from === null ? say('report_as_at', { date: dayWords(say, to) }) : periodWords(say, { from, to }),
    basis: say(`report_basis_${basis}`),
    base_currency: books.baseCurrency,
    produced_at: context.now.toISOString(),
    known_on: knownOn,
    query: queryText(parts.query),
    from,
    to,
    columns: [...shown.columns],
    offered: [...layout.offered],
    // The same list where nothing is left out: its text may be kept.
    rows: shown === whole ? parts.rows : [...shown.rows],
    checks: parts.checks,
    notes: [...nothing, ...known, ...(parts.notes ?? []), ...viewNotes(context, parts.query)],
    empty: parts.empty,
  };
}

/** Lists of records keep their columns, so that every page has the same ones. */
const LISTS: ReadonlySet<ReportName> = new Set([
  'general-ledger',
  'journal-report',
  'transaction-detail',
  'account-transaction',
]);

/** What a reader must know of figures that are rounded, or of rows that are left out. */
function viewNotes({ say, books }: ReportContext, { figures, hide_zero }: SheetQuery): string[] {
  const currency = books.baseCurrency;
  const rounded = figures === 'exact' ? [] : [say(`report_note_figures_${figures}`, { currency })];
  return hide_zero ? [...rounded, say('report_note_zero_hidden')] : rounded;
}

/** The query as URL parameters. */
function queryText(query: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([key, value]): [string, string][] => {
      if (value === undefined || value === null) return [];
      return [[key, Array.isArray(value) ? value.join(',') : String(value)]];
    }),
  );
}
