import { balancesAt, type Chart, type Day, financialYearOf, trialBalanceRanges, type YearRule } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { readMovements } from '../ledger/index.ts';

/** No entry has a later date. */
const LAST_DAY: Day = '9998-12-31';

interface Books {
  chart: Chart;
  years: YearRule;
}

/** Every account's balance at the end of a day, as in the trial balance; debit positive. */
export async function readBalances(
  tx: CompanyTransaction,
  { chart, years }: Books,
  asAt: Day,
): Promise<Map<string, bigint>> {
  const movements = await readMovements(tx, trialBalanceRanges({ asAt }, years));
  return balancesAt(asAt, movements, chart, years);
}

/**
 * The balance that prevents deactivating an account: its balance today, or else the balance with later entries, at
 * the end of the financial year or after all entries. Zero when nothing prevents it.
 */
export async function standingBalance(tx: CompanyTransaction, books: Books, code: string, today: Day): Promise<bigint> {
  const yearEnd = financialYearOf(today, books.years).end;
  for (const asAt of [today, yearEnd, LAST_DAY]) {
    const balance = (await readBalances(tx, books, asAt)).get(code) ?? 0n;
    if (balance !== 0n) return balance;
  }
  return 0n;
}
