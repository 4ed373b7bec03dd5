import type { ProfitLoss } from '@folio/contract';
import { buildProfitLoss, formatMoney, type ProfitLossParams, profitLossRanges } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { readBooks, readMovements } from '../ledger/index.ts';
import { headOf, sectionsOf } from './report-head.ts';

/** Income and expenses of one or more periods. Throws the ledger's `bad_date_order` when a period ends before it starts. */
export async function readProfitLoss(tx: CompanyTransaction, now: Date, params: ProfitLossParams): Promise<ProfitLoss> {
  const books = await readBooks(tx);
  const { baseCurrency: currency, chart } = books;
  const movements = await readMovements(tx, profitLossRanges(params));
  const report = buildProfitLoss(params, movements, chart);
  const money = (amounts: readonly bigint[]) => amounts.map((amount) => formatMoney(amount, currency));
  const { summary } = report;
  return {
    ...headOf(books, now),
    report: 'profit-loss',
    columns: report.columns.map(({ from, to }) => ({ from, to })),
    sections: sectionsOf(report.sections, currency),
    summary: {
      gross_profit: money(summary.grossProfit),
      operating_profit: money(summary.operatingProfit),
      profit_before_tax: money(summary.profitBeforeTax),
      profit_for_period: money(summary.profitForPeriod),
    },
    checks: [],
  };
}
