import type { SheetCheck } from '@folio/contract';
import {
  accountByRole,
  at,
  type BalanceSheet,
  balanceRanges,
  balancesAt,
  type Movements,
  movementsOf,
  must,
  profitOf,
  sumAt,
} from '@folio/ledger';
import type { ReportContext } from '../context.ts';
import { lightOf, nilChecks } from '../sheet/checks.ts';
import { readControlDifferences } from '../store.ts';

const CONTROLS = [
  { role: 'accounts_receivable', check: 'receivables_agree' },
  { role: 'accounts_payable', check: 'payables_agree' },
] as const;

/**
 * Checks for the report's own date: it balances, its profit equals that of the year, sub-ledgers agree with their
 * control accounts, and clearing accounts are zero.
 */
export async function balanceSheetChecks(
  context: ReportContext,
  report: BalanceSheet,
  movements: Movements,
): Promise<SheetCheck[]> {
  const { chart, tx } = context;
  const { years } = context.books;
  const asAt = at(report.columns, 0);
  const balances = balancesAt(asAt, movements, chart, years);
  const controls = CONTROLS.map(({ role, check }) => ({ code: accountByRole(chart, role).code, check }));
  const codes = controls.map(({ code }) => code);
  const differences = await readControlDifferences(tx, codes);
  return [
    lightOf(context, 'net_assets_equal_equity', at(report.summary.difference, 0)),
    lightOf(context, 'profit_agrees', profitShown(context, report) - profitOfYear(context, asAt, movements)),
    ...controls.map(({ code, check }) =>
      lightOf(context, check, must(differences.get(code), `the difference of ${code}`)),
    ),
    ...(await nilChecks(context, (code) => sumAt(balances, code))),
  ];
}

function profitShown({ chart }: ReportContext, { sections }: BalanceSheet): bigint {
  const computed = accountByRole(chart, 'current_year_earnings').code;
  const row = sections.flatMap((section) => section.rows).find(({ code }) => code === computed);
  // A row of zero is left out of the sheet.
  return row === undefined ? 0n : at(row.amounts, 0);
}

function profitOfYear({ chart, books }: ReportContext, asAt: string, movements: Movements): bigint {
  return profitOf(movementsOf(movements, balanceRanges(asAt, books.years).year), chart);
}
