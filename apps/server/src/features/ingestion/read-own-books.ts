import type { BankAccountRow } from '@folio/contract';
import type { Database } from '../../platform/database/open.ts';
import { inCompany } from '../../platform/database/transaction.ts';
import { type CompanyBooks, listBankAccounts, readBooks } from '../ledger/index.ts';
import { guessByWords } from '../reading/index.ts';
import type { OwnBooks } from './own-books.ts';
import type { MoneyAccount } from './paid-from.ts';
import { bankAccountsOf, companyFacts } from './store.ts';

export async function readOwnBooks(database: Database, companyId: string): Promise<OwnBooks> {
  const facts = await companyFacts(database, companyId);
  const { bankAccounts, moneyAccounts, ledger } = await inCompany(database, companyId, async (tx) => ({
    bankAccounts: await bankAccountsOf(tx),
    moneyAccounts: await listBankAccounts(tx),
    ledger: await readBooks(tx),
  }));
  return {
    baseCurrency: facts.base_currency,
    names: [facts.name, facts.name_zh].filter((name): name is string => name !== null && name !== ''),
    numbers: [facts.br, facts.ci, facts.registration_number].filter((number) => number !== ''),
    addresses: facts.address === null || facts.address === '' ? [] : [facts.address],
    bankAccounts: bankAccounts.map((account) => ({ ...account, hasPostings: Boolean(account.hasPostings) })),
    moneyAccounts: [...moneyAccounts.filter(({ active }) => active).map(moneyAccount), ...pettyCash(ledger)],
    taxCodes: ledger.taxCodes,
    accountFor: guessByWords,
  };
}

function moneyAccount({ code, name, name_zh, bank, number, currency, kind, is_default }: BankAccountRow): MoneyAccount {
  return { code, names: [name, name_zh, bank ?? ''], number, currency, kind, isDefault: is_default };
}

/** The cash box has no statements, and so is no account of a bank. */
function pettyCash({ chart, baseCurrency }: CompanyBooks): MoneyAccount[] {
  return chart.accounts
    .filter((account) => account.systemRole === 'petty_cash' && account.active)
    .map(({ code, name, nameZh }) => ({
      code,
      names: [name, nameZh],
      number: null,
      currency: baseCurrency,
      kind: 'cash',
      isDefault: false,
    }));
}
