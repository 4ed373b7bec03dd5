import type { BalanceSheet, ProfitLoss, ReportSection, TrialBalance } from '@folio/contract';

/** What a figure leads to: an account's postings, or another report. */
export type Drill = { account: string; from: string; to: string } | { report: 'profit-loss'; from: string; to: string };

export interface ReportCell {
  /** A decimal text; null shows nothing. */
  amount: string | null;
  drill: Drill | null;
}

/** `heading` opens a section; `subtotal` has a line above; `total` is double-ruled below. */
export type LineKind = 'heading' | 'account' | 'subtotal' | 'total';

export interface ReportLine {
  kind: LineKind;
  key: string;
  code: string | null;
  /** An account's names, or a word of the messages in `word`. */
  name: { en: string; zh: string } | null;
  word: string | null;
  cells: ReportCell[];
}

/** A column's head: a day, a period, or a word of the messages. */
export type ReportHead = { day: string } | { from: string; to: string } | { word: string };

export interface ReportTable {
  heads: ReportHead[];
  lines: ReportLine[];
  isEmpty: boolean;
}

const plain = (amounts: readonly (string | null)[]): ReportCell[] => amounts.map((amount) => ({ amount, drill: null }));

function wordLine(kind: LineKind, word: string, amounts: readonly string[]): ReportLine {
  return { kind, key: word, code: null, name: null, word, cells: plain(amounts) };
}

type DrillOf = (code: string, column: number) => Drill | null;

function sectionLines(section: ReportSection, drillOf: DrillOf, total: string | null): ReportLine[] {
  const rows = section.rows.map(
    (row): ReportLine => ({
      kind: 'account',
      key: `${section.section}.${row.code}`,
      code: row.code,
      name: { en: row.name, zh: row.name_zh },
      word: null,
      cells: row.amounts.map((amount, column) => ({ amount, drill: drillOf(row.code, column) })),
    }),
  );
  const heading = { ...wordLine('heading', `section.${section.section}`, []), key: `${section.section}.heading` };
  return [heading, ...rows, ...(total === null ? [] : [wordLine('subtotal', total, section.total)])];
}

/** The trial balance: each account on the side of its balance, both sides equal. */
export function trialBalanceTable(report: TrialBalance): ReportTable {
  const lines = report.rows.map((row): ReportLine => {
    const drill: Drill = { account: row.code, from: report.year_start, to: report.as_at };
    const cell = (amount: string | null): ReportCell => ({ amount, drill: amount === null ? null : drill });
    return {
      kind: 'account',
      key: row.code,
      code: row.code,
      name: { en: row.name, zh: row.name_zh },
      word: null,
      cells: [cell(row.debit), cell(row.credit)],
    };
  });
  return {
    heads: [{ word: 'debit' }, { word: 'credit' }],
    lines: [...lines, wordLine('total', 'total', [report.total_debit, report.total_credit])],
    isEmpty: lines.length === 0,
  };
}

/** Which result of the profit and loss stands below which section. */
const resultsBelow: Readonly<Record<string, keyof ProfitLoss['summary']>> = {
  cost_of_sales: 'gross_profit',
  operating_expenses: 'operating_profit',
  finance_costs: 'profit_before_tax',
  taxation: 'profit_for_period',
};

/** Profit and loss, from revenue down to the profit for the period. Sections without accounts are left out. */
export function profitLossTable(report: ProfitLoss): ReportTable {
  const drillOf: DrillOf = (code, column) => {
    const period = report.columns[column];
    return period ? { account: code, ...period } : null;
  };
  const lines = report.sections.flatMap((section) => {
    const own = section.rows.length === 0 ? [] : sectionLines(section, drillOf, `totalOf.${section.section}`);
    const result = resultsBelow[section.section];
    if (result === undefined) return own;
    return [
      ...own,
      wordLine(result === 'profit_for_period' ? 'total' : 'subtotal', `result.${result}`, report.summary[result]),
    ];
  });
  return {
    heads: report.columns,
    lines,
    isEmpty: report.sections.every((section) => section.rows.length === 0),
  };
}

const currentYearEarnings = '3200';

/** The balance sheet: assets, less liabilities, are the equity. Sections without accounts are left out. */
export function balanceSheetTable(report: BalanceSheet): ReportTable {
  const drillOf: DrillOf = (code, column) => {
    const to = report.columns[column];
    const from = report.year_starts[column];
    if (to === undefined || from === undefined) return null;
    return code === currentYearEarnings ? { report: 'profit-loss', from, to } : { account: code, from, to };
  };
  const sections = new Map(report.sections.map((section) => [section.section, section]));
  const part = (name: string): ReportLine[] => {
    const section = sections.get(name);
    return section === undefined || section.rows.length === 0 ? [] : sectionLines(section, drillOf, `totalOf.${name}`);
  };
  const { summary } = report;
  return {
    heads: report.columns.map((day) => ({ day })),
    lines: [
      ...part('non_current_assets'),
      ...part('current_assets'),
      wordLine('total', 'result.total_assets', summary.total_assets),
      ...part('current_liabilities'),
      wordLine('subtotal', 'result.net_current_assets', summary.net_current_assets),
      ...part('non_current_liabilities'),
      wordLine('total', 'result.net_assets', summary.net_assets),
      ...part('equity').filter((line) => line.word !== 'totalOf.equity'),
      wordLine('total', 'result.total_equity', summary.total_equity),
    ],
    isEmpty: report.sections.every((section) => section.rows.length === 0),
  };
}

/** The address a figure leads to. */
export function drillPath(drill: Drill): string {
  if ('report' in drill) return `/reports/${drill.report}?from=${drill.from}&to=${drill.to}`;
  return `/reports/account?account=${encodeURIComponent(drill.account)}&from=${drill.from}&to=${drill.to}`;
}
