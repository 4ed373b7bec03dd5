import type { Database } from '../../platform/database/open.ts';
import { inCompany } from '../../platform/database/transaction.ts';
import { readBooks } from '../ledger/index.ts';
import { guessByWords } from '../reading/index.ts';
import type { OwnBooks } from './own-books.ts';
import { bankAccountsOf, companyFacts } from './store.ts';

export async function readOwnBooks(database: Database, companyId: string): Promise<OwnBooks> {
  const facts = await companyFacts(database, companyId);
  const { bankAccounts, taxCodes } = await inCompany(database, companyId, async (tx) => ({
    bankAccounts: await bankAccountsOf(tx),
    taxCodes: (await readBooks(tx)).taxCodes,
  }));
  return {
    baseCurrency: facts.base_currency,
    names: [facts.name, facts.name_zh].filter((name): name is string => name !== null && name !== ''),
    numbers: [facts.br, facts.ci, facts.registration_number].filter((number) => number !== ''),
    addresses: facts.address === null || facts.address === '' ? [] : [facts.address],
    bankAccounts: bankAccounts.map((account) => ({ ...account, hasPostings: Boolean(account.hasPostings) })),
    taxCodes,
    accountFor: guessByWords,
  };
}
