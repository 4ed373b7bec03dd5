import type { BankAccountRow } from '@folio/contract';
import type { Currency } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { createBankAccount, describeBankAccount, findBankAccount, listBankAccounts } from '../ledger/index.ts';
import { accountOfNumber } from './account-number.ts';

/** What a statement says about the account it is of, and which one a person chose; null = a new one, or that of its number. */
export interface StatementAccount {
  bankAccountId: string | null;
  bank: string | null;
  number: string | null;
  currency: Currency;
  /** A card's: a new account is made as one. */
  card: boolean;
}

/** The account a statement goes to. `path` is where the statement stands in what was sent. */
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
    throw new Refusal('validation_failed', { faults });
  }
  const known = { bank: account.bank ?? said.bank, number: account.number ?? said.number };
  if (known.bank !== account.bank || known.number !== account.number) await describeBankAccount(tx, account.id, known);
  return account;
}

/** The account of that number and currency, where a statement before this one has made it; else a new one. */
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
