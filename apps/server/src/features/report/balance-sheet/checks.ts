import type { SheetCheck } from '@folio/contract';
import { type BalanceSheet, balanceRanges, balancesAt, type Movements, movementsOf, profitOf } from '@folio/ledger';
import type { ReportContext } from '../context.ts';
import { lightOf } from '../sheet/checks.ts';
import { nilChecks } from '../sheet/nil-checks.ts';
import { readControlDifferences } from '../store.ts';

const CONTROLS = [
  { role: 'accounts_receivable', check: 'receivables_agree' },
  { role: 'accounts_payable', check: 'payables_agree' },
] as const;

/** The lights of the report's own day: it balances, its profit is that of the year, sub-ledgers agree, clearing accounts are nil. */
export async function balanceSheetChecks(
  context: ReportContext,
  report: BalanceSheet,
  movements: Movements,
): Promise<SheetCheck[]> {
  const { chart, tx } = context;
  const { financialYearEnd } = context.books;
  const asAt = report.columns[0] ?? '';
  const balances = balancesAt(asAt, movements, chart, financialYearEnd);
  const controls = CONTROLS.flatMap(({ role, check }) => {
    const account = chart.accounts.find((candidate) => candidate.systemRole === role);
    return account === undefined ? [] : [{ code: account.code, check }];
  });
  const codes = controls.map(({ code }) => code);
  const differences = await readControlDifferences(tx, codes);
  return [
    lightOf(context, 'net_assets_equal_equity', report.summary.difference[0] ?? 0n),
    lightOf(context, 'profit_agrees', profitShown(context, report) - profitOfYear(context, asAt, movements)),
    ...controls.map(({ code, check }) => lightOf(context, check, differences.get(code) ?? 0n)),
    ...(await nilChecks(context, (code) => balances.get(code) ?? 0n)),
  ];
}

function profitShown({ chart }: ReportContext, { sections }: BalanceSheet): bigint {
  const computed = chart.accounts.find((account) => account.systemRole === 'current_year_earnings');
  const rows = sections.flatMap((section) => section.rows);
  return rows.find((row) => row.code === computed?.code)?.amounts[0] ?? 0n;
}

function profitOfYear({ chart, books }: ReportContext, asAt: string, movements: Movements): bigint {
  return profitOf(movementsOf(movements, balanceRanges(asAt, books.financialYearEnd).year), chart);
}
