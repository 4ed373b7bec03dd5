import { addDays, type Chart, type Day } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { readMovements } from '../../books/ledger/index.ts';

/** The balance of all cash accounts before a day, in base currency. */
export async function cashBefore(tx: CompanyTransaction, chart: Chart, from: Day): Promise<bigint> {
  const range = { from: null, to: addDays(from, -1), excludeClosing: false };
  const [sums] = (await readMovements(tx, [range])).values();
  return cashAccounts(chart).reduce((sum, code) => sum + (sums?.get(code) ?? 0n), 0n);
}

/** The codes of the accounts counted as cash. */
export function cashAccounts(chart: Chart): string[] {
  return chart.accounts.filter((account) => account.cashFlow === 'cash').map((account) => account.code);
}
