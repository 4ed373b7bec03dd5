import type { BankAccountRow } from '@folio/contract';
import type { Currency } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import {
  createBankAccount,
  describeBankAccount,
  findBankAccount,
  listBankAccounts,
} from '../../../books/ledger/index.ts';
import { accountOfNumber } from './account-number.ts';

/**
 * Account details stated by a statement, and the account a person chose; null = a new one, or the one with that
 * number.
 */
export interface StatementAccount {
  bankAccountId: string | null;
  bank: string | null;
  number: string | null;
  currency: Currency;
  /** True for a credit card; a new account becomes a card account. */
  card: boolean;
}

/** The account for a statement. `path` is the path of the statement in the request. */
export async function accountOfStatement(
  tx: CompanyTransaction,
  said: StatementAccount,
  path: string,
): Promise<BankAccountRow> {
  if (said.bankAccountId === null) return newOrSame(tx, said);
  const account = await findBankAccount(tx, said.bankAccountId);
  if (account.currency !== said.currency) {
    const values = { found: said.currency, expected: account.currency };
    const faults = [{ path: `${path}.bank_account_id`, word: 'bank_account_currency', values }];
    throw new DomainError('validation_failed', { faults });
  }
  const known = { bank: account.bank ?? said.bank, number: account.number ?? said.number };
  if (known.bank !== account.bank || known.number !== account.number) await describeBankAccount(tx, account.id, known);
  return account;
}

/**
 * The account with that number and currency if there is one (an earlier statement may have created it); else a new
 * one.
 */
async function newOrSame(tx: CompanyTransaction, said: StatementAccount): Promise<BankAccountRow> {
  const { bank, number, currency } = said;
  const ofCurrency = (await listBankAccounts(tx)).filter((account) => account.currency === currency);
  const same = accountOfNumber(ofCurrency, number);
  if (same !== null) return same;
  const name = [bank, currency, number === null ? null : number.slice(-4)].filter((part) => part !== null).join(' ');
  return createBankAccount(tx, {
    name: name === currency ? `${said.card ? 'Card' : 'Bank'} - ${currency}` : name,
    kind: said.card ? 'card' : 'bank',
    bank,
    number,
    currency,
  });
}
