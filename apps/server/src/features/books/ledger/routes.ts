import { companyEndpoints, reportEndpoints } from '@folio/contract';
import { isPresentationOnly } from '@folio/ledger';
import type { FolioApp } from '../../../platform/http/app.ts';
import { route } from '../../../platform/http/route.ts';
import { addBankAccount, changeBankAccount } from './accounts/bank-account-change.ts';
import { bankAccountsFor } from './accounts/find-bank-account.ts';
import { readJournalEntry } from './entries/journal-entry.ts';
import { readAccounts } from './store.ts';

export function ledgerRoutes(app: FolioApp): void {
  route(app, companyEndpoints.accounts, async ({ call }) => ({
    data: await call.transaction((tx) => bankAccountsFor(tx, call.role)),
  }));
  route(app, companyEndpoints.createAccount, async ({ body, call }) => ({
    data: await call.transaction((tx) => addBankAccount(tx, call, body)),
  }));
  route(app, companyEndpoints.updateAccount, async ({ params: { id }, body, call }) => ({
    data: await call.transaction((tx) => changeBankAccount(tx, call, { id, ...body })),
  }));
  route(app, companyEndpoints.ledgerAccounts, async ({ call }) => {
    const accounts = await call.transaction((tx) => readAccounts(tx));
    return {
      data: accounts.map((account) => ({
        code: account.code,
        name: account.name,
        name_zh: account.nameZh,
        type: account.type,
        section: account.section,
        system_role: account.systemRole,
        currency: account.currency,
        active: account.active,
        postable: !isPresentationOnly(account),
      })),
    };
  });
  route(app, reportEndpoints.journalEntry, async ({ params, call }) => ({
    data: await call.transaction((tx) => readJournalEntry(tx, params.id)),
  }));
}
