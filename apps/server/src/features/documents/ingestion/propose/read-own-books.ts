import type { BankAccountRow } from '@folio/contract';
import type { Database } from '../../../../platform/database/open.ts';
import { inCompany } from '../../../../platform/database/transaction.ts';
import { type CompanyBooks, listBankAccounts, readBooks } from '../../../books/ledger/index.ts';
import { guessByWords } from '../../reading/index.ts';
import { bankAccountsOf, companyFacts } from '../store.ts';
import type { OwnBooks } from './own-books.ts';
import type { MoneyAccount } from './paid-from.ts';

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
    moneyAccounts: [
      ...moneyAccounts.filter(({ active }) => active).map(moneyAccount),
      ...pettyCash(ledger, moneyAccounts),
    ],
    taxCodes: ledger.taxCodes,
    accountFor: guessByWords(ledger.chart),
  };
}

function moneyAccount({ code, name, name_zh, bank, number, currency, kind, is_default }: BankAccountRow): MoneyAccount {
  return { code, names: [name, name_zh, bank ?? ''], number, currency, kind, isDefault: is_default };
}

/** Petty cash that is not listed among the bank accounts. */
function pettyCash({ chart, baseCurrency }: CompanyBooks, listed: readonly BankAccountRow[]): MoneyAccount[] {
  const codes = new Set(listed.map(({ code }) => code));
  return chart.accounts
    .filter(({ code, systemRole, active }) => systemRole === 'petty_cash' && active && !codes.has(code))
    .map(({ code, name, nameZh }) => ({
      code,
      names: [name, nameZh],
      number: null,
      currency: baseCurrency,
      kind: 'cash',
      isDefault: false,
    }));
}
