import { type AccountCode, type Period, type RegisteredAccount, registeredAccounts } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { readClasses } from '../class-store.ts';
import { sumsByDay } from '../register-store.ts';

/** The accounts of the register in a period, as the register has them. Empty for a company without assets. */
export async function readRegistered(
  tx: CompanyTransaction,
  period: Period,
): Promise<Map<AccountCode, RegisteredAccount>> {
  const classes = await readClasses(tx);
  if (classes.length === 0) return new Map();
  const accounts = classes.map(({ id, cost_account, depreciation_account }) => ({
    classId: id,
    cost: cost_account,
    depreciation: depreciation_account,
  }));
  return registeredAccounts(await sumsByDay(tx), accounts, period);
}
