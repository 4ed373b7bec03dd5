import type { TrialBalance } from '@folio/contract';
import {
  accountByRole,
  buildTrialBalance,
  type Day,
  financialYearOf,
  formatMoney,
  trialBalanceRanges,
} from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { readBooks, readMovements } from '../ledger/index.ts';
import { headOf, lightOf } from './report-head.ts';

/** Every account's balance at a day, on its side. */
export async function readTrialBalance(tx: CompanyTransaction, now: Date, asAt: Day): Promise<TrialBalance> {
  const books = await readBooks(tx);
  const { baseCurrency: currency, chart, financialYearEnd } = books;
  const movements = await readMovements(tx, trialBalanceRanges({ asAt }, financialYearEnd));
  const report = buildTrialBalance({ asAt }, movements, chart, financialYearEnd);
  const side = (amount: bigint) => (amount === 0n ? null : formatMoney(amount, currency));
  const balanceOf = (code: string) => {
    const row = report.rows.find((candidate) => candidate.code === code);
    return row ? row.debitMinor - row.creditMinor : 0n;
  };
  return {
    ...headOf(books, now),
    report: 'trial-balance',
    as_at: asAt,
    rows: report.rows.map((row) => ({
      code: row.code,
      name: row.name,
      name_zh: row.nameZh,
      type: row.type,
      debit: side(row.debitMinor),
      credit: side(row.creditMinor),
    })),
    total_debit: formatMoney(report.totalDebitMinor, currency),
    total_credit: formatMoney(report.totalCreditMinor, currency),
    year_start: financialYearOf(asAt, financialYearEnd).start,
    checks: [
      lightOf('debits_equal_credits', report.totalDebitMinor - report.totalCreditMinor, currency),
      lightOf('suspense_nil', balanceOf(accountByRole(chart, 'suspense').code), currency),
      lightOf('opening_equity_nil', balanceOf(accountByRole(chart, 'opening_balance_equity').code), currency),
    ],
  };
}
