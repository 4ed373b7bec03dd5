import type { Drill, ReportQuery, ReportSheet, SheetRow } from '@folio/contract';
import { accountByCode, type BalanceSheet, type BalanceSheetRow, type StatementSection } from '@folio/ledger';
import { compareDays } from '../comparison.ts';
import { nameIn, openReport, type ReportContext } from '../context.ts';
import { type BalanceDrill, balanceDrills } from '../drills.ts';
import { comparedBy, lengthNotes, yearsTo } from '../lengths.ts';
import { onePage, type SheetMaker } from '../report.ts';
import { reportDrill, textCell } from '../sheet/cells.ts';
import type { Layout } from '../sheet/layout.ts';
import { layoutOf, rowOf } from '../sheet/layout.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { type AmountColumns, amountCells, statementColumns } from '../sheet/statement.ts';
import { dayWords } from '../words.ts';
import { balanceSheetChecks } from './checks.ts';
import { readBalanceSheet } from './read.ts';

type Query = ReportQuery<'balance-sheet'>;

/** The balance sheet at a date, with comparative columns for earlier dates. */
export const balanceSheetSheet: SheetMaker<'balance-sheet'> = async (tx, caller, query) => {
  const context = await openReport(tx, caller, query);
  const compareAt = compareDays(query.as_at, comparedBy(context, query));
  const params = { asAt: query.as_at, compareAt, zeroRows: query.zero_rows };
  const { report, movements } = await readBalanceSheet(context, params);
  const checks = await balanceSheetChecks(context, report, movements);
  const notes = await lengthNotes(context, query, yearsTo(context, report.columns));
  return onePage(present(context, query, { report, checks, notes, drill: await balanceDrills(context) }));
};

interface Made {
  report: BalanceSheet;
  checks: ReportSheet['checks'];
  notes: string[];
  drill: BalanceDrill;
}

function present(context: ReportContext, query: Query, { report, checks, notes, drill }: Made): ReportSheet {
  const amounts: AmountColumns = {
    labels: report.columns.map((day) => dayWords(context.say, day)),
    current: 0,
    earlier: report.columns.length > 1 ? 1 : null,
  };
  const layout = layoutOf(statementColumns(context, amounts), context.columns);
  return sheetOf(context, {
    report: 'balance-sheet',
    query,
    from: null,
    to: query.as_at,
    layout,
    rows: rowsOf({ context, layout, amounts, report, drill }),
    checks,
    notes,
    empty: report.sections.every(({ rows }) => rows.every((row) => row.amounts.every((amount) => amount === 0n))),
  });
}

interface Shown {
  context: ReportContext;
  layout: Layout;
  amounts: AmountColumns;
  report: BalanceSheet;
  drill: BalanceDrill;
}

type Result = 'total_assets' | 'net_current_assets' | 'net_assets' | 'total_equity' | 'total_liabilities';

function rowsOf(shown: Shown): SheetRow[] {
  const { context, layout, amounts, report } = shown;
  const { summary } = report;
  const section = (name: string) =>
    report.sections.filter((candidate) => candidate.section === name).flatMap((found) => sectionRows(shown, found));
  const total = (key: Result, values: readonly bigint[], closes: string | null = null) =>
    rowOf(layout, {
      key,
      kind: 'total',
      section: closes,
      words: textCell(context.say(`report_result_${key}`)),
      cells: amountCells(context, amounts, values, (index) => wholeDrill(shown, index)),
    });
  return [
    ...section('non_current_assets'),
    ...section('current_assets'),
    total('total_assets', summary.totalAssets),
    ...section('current_liabilities'),
    total('net_current_assets', summary.netCurrentAssets),
    ...section('non_current_liabilities'),
    total('total_liabilities', summary.totalLiabilities),
    total('net_assets', summary.netAssets),
    ...section('equity'),
    total('total_equity', summary.totalEquity, 'equity'),
  ];
}

function sectionRows(shown: Shown, { section, rows, total }: StatementSection<BalanceSheetRow>): SheetRow[] {
  const { context, layout, amounts } = shown;
  const { say } = context;
  const words = textCell(say(`report_section_${section}`));
  const heading = rowOf(layout, { key: section, kind: 'heading', section, words });
  const lines = rows.map((row) => accountRow(shown, section, row));
  // The row for total equity already ends its section.
  if (section === 'equity') return [heading, ...lines];
  const closing = rowOf(layout, {
    key: `${section}.total`,
    kind: 'subtotal',
    section,
    words: textCell(say(`report_total_${section}`)),
    cells: amountCells(context, amounts, total, (index) => wholeDrill(shown, index)),
  });
  return [heading, ...lines, closing];
}

/** A total of the sheet drills into the trial balance of its date. */
function wholeDrill({ context, report }: Shown, column: number): Drill | undefined {
  const asAt = report.columns[column];
  return asAt === undefined ? undefined : reportDrill(context, 'trial-balance', { as_at: asAt });
}

function accountRow(
  { context, layout, amounts, report, drill }: Shown,
  section: StatementSection['section'],
  row: BalanceSheetRow,
): SheetRow {
  const account = accountByCode(context.chart, row.code);
  const cells = amountCells(context, amounts, row.amounts, (index) => drill(account, report.columns[index] ?? ''));
  return rowOf(layout, {
    key: `${section}.${row.code}`,
    kind: 'line',
    depth: 1,
    section,
    cells: { code: textCell(row.code), account: textCell(rowName(context, row)), ...cells },
  });
}

/** An account shown outside its usual section has the reason in its name. */
function rowName(context: ReportContext, row: BalanceSheetRow): string {
  const name = nameIn(context, row);
  if (row.presentation === 'bank_overdraft') return context.say('report_presentation_bank_overdraft', { name });
  if (row.presentation === 'due_from_director') return context.say('report_presentation_due_from_director');
  return name;
}
