import { formatMoney } from '@folio/ledger';
import { openReport, type ReportContext, readTrialBalance } from '../src/features/reports/report/index.ts';
import type { CompanyTransaction } from '../src/platform/database/transaction.ts';

const caller = { now: new Date('2026-04-30T04:00:00Z'), language: 'en-US' as const };

/** The books as they are now, for reading reports in English. */
export function testReport(tx: CompanyTransaction): Promise<ReportContext> {
  return openReport(tx, caller, { names: 'one' });
}

/** Balances of a day by account code as decimal strings, debit positive; only those that are not zero. */
export async function balancesOn(tx: CompanyTransaction, asAt: string): Promise<Record<string, string>> {
  const context = await testReport(tx);
  const { rows } = await readTrialBalance(context, { asAt });
  const balances = rows.map((row) => [row.code, row.debitMinor - row.creditMinor] as const);
  return Object.fromEntries(
    balances.map(([code, minor]) => [code, formatMoney(minor, context.books.baseCurrency)] as const),
  );
}
