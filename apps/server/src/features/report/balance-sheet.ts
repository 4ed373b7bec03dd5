import type { BalanceSheet } from '@folio/contract';
import {
  accountByRole,
  type BalanceSheetParams,
  balanceSheetRanges,
  balancesAt,
  buildBalanceSheet,
  type Chart,
  financialYearOf,
  formatMoney,
  type Movements,
  type SystemRole,
} from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { readBooks, readMovements } from '../ledger/index.ts';
import { headOf, lightOf, sectionsOf } from './report-head.ts';
import { sumDocuments } from './store.ts';

/** What the company owns and owes at one or more days. */
export async function readBalanceSheet(
  tx: CompanyTransaction,
  now: Date,
  params: BalanceSheetParams,
): Promise<BalanceSheet> {
  const books = await readBooks(tx);
  const { baseCurrency: currency, chart, financialYearEnd } = books;
  const movements = await readMovements(tx, balanceSheetRanges(params, financialYearEnd));
  const report = buildBalanceSheet(params, movements, chart, financialYearEnd);
  const money = (amounts: readonly bigint[]) => amounts.map((amount) => formatMoney(amount, currency));
  const { summary } = report;
  return {
    ...headOf(books, now),
    report: 'balance-sheet',
    columns: [...report.columns],
    year_starts: report.columns.map((asAt) => financialYearOf(asAt, financialYearEnd).start),
    sections: sectionsOf(report.sections, currency),
    summary: {
      total_assets: money(summary.totalAssets),
      total_liabilities: money(summary.totalLiabilities),
      net_current_assets: money(summary.netCurrentAssets),
      net_assets: money(summary.netAssets),
      total_equity: money(summary.totalEquity),
    },
    checks: [
      lightOf('net_assets_equal_equity', summary.difference[0] ?? 0n, currency),
      ...(await tieOuts(tx, params, movements, chart, financialYearEnd)).map(({ code, difference }) =>
        lightOf(code, difference, currency),
      ),
    ],
  };
}

/** Control accounts against their documents, and the accounts that should be nil, at the report's first day. */
async function tieOuts(
  tx: CompanyTransaction,
  { asAt }: BalanceSheetParams,
  movements: Movements,
  chart: Chart,
  financialYearEnd: string,
) {
  const balances = balancesAt(asAt, movements, chart, financialYearEnd);
  const code = (role: SystemRole) => accountByRole(chart, role).code;
  const balance = (role: SystemRole) => balances.get(code(role)) ?? 0n;
  const documents = (role: SystemRole) => sumDocuments(tx, code(role), asAt);
  return [
    {
      code: 'receivables_agree' as const,
      difference: balance('accounts_receivable') - (await documents('accounts_receivable')),
    },
    {
      code: 'payables_agree' as const,
      difference: balance('accounts_payable') - (await documents('accounts_payable')),
    },
    { code: 'suspense_nil' as const, difference: balance('suspense') },
    { code: 'opening_equity_nil' as const, difference: balance('opening_balance_equity') },
  ];
}
