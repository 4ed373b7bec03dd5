import type { BankAccountRow } from '@folio/contract';
import { may, type Role } from '@folio/permissions';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { listBankAccounts } from './bank-account-store.ts';

/** The bank accounts as somebody of a role sees them: who sees no books reads their names, and not which they are at the bank. */
export async function bankAccountsFor(tx: CompanyTransaction, role: Role): Promise<BankAccountRow[]> {
  const accounts = await listBankAccounts(tx);
  return may(role, 'read') ? accounts : accounts.map((account) => ({ ...account, bank: null, number: null }));
}
