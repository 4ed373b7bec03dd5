import { type Balances, balanceRanges, balancesAt, type Chart, type Day, type FinancialYearEnd } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { readMovements } from '../../books/ledger/index.ts';
import { withoutNil } from './day-nets.ts';

/** Every account's balance in our books at each of the days as in a trial balance, without zero balances. */
export async function readBalancesOn(
  tx: CompanyTransaction,
  { chart, financialYearEnd }: { chart: Chart; financialYearEnd: FinancialYearEnd },
  days: readonly Day[],
): Promise<Map<Day, Balances>> {
  const ranges = days.flatMap((day) => Object.values(balanceRanges(day, financialYearEnd)));
  const movements = days.length === 0 ? new Map() : await readMovements(tx, ranges);
  return new Map(days.map((day) => [day, withoutNil(balancesAt(day, movements, chart, financialYearEnd))]));
}
