import type { BankAccountRow } from '@folio/contract';
import { may, type Role } from '@folio/permissions';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { readBankAccount, readBankAccounts } from './bank-account-store.ts';

/** Every bank, card and cash account, in the order of the chart. */
export function listBankAccounts(tx: CompanyTransaction): Promise<BankAccountRow[]> {
  return readBankAccounts(tx);
}

/** Throws `not_found`. */
export async function findBankAccount(tx: CompanyTransaction, id: string): Promise<BankAccountRow> {
  const account = await readBankAccount(tx, id);
  if (account === null) throw new DomainError('not_found');
  return account;
}

/**
 * The bank accounts as a role sees them: a role without access to the books sees their names, but not their numbers
 * at the bank.
 */
export async function bankAccountsFor(tx: CompanyTransaction, role: Role): Promise<BankAccountRow[]> {
  const accounts = await listBankAccounts(tx);
  return may(role, 'read') ? accounts : accounts.map((account) => ({ ...account, bank: null, number: null }));
}
