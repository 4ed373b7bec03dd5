import { companyEndpoints, reportEndpoints } from '@folio/contract';
import { isPresentationOnly } from '@folio/ledger';
import { companyRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { route } from '../../../platform/http/route.ts';
import { addBankAccount, changeBankAccount } from './accounts/bank-account-change.ts';
import { bankBalances } from './accounts/bank-balances.ts';
import { bankAccountsFor } from './accounts/find-bank-account.ts';
import { readJournalEntry } from './entries/journal-entry.ts';
import { readAccounts } from './store.ts';

export function ledgerRoutes(app: FolioApp): void {
  companyRoute(app, companyEndpoints.accounts, (tx, { call }) => bankAccountsFor(tx, call.role));
  companyRoute(app, companyEndpoints.accountBalances, (tx, { call }) => bankBalances(tx, call.today));
  companyRoute(app, companyEndpoints.createAccount, (tx, { body, call }) => addBankAccount(tx, call, body));
  companyRoute(app, companyEndpoints.updateAccount, (tx, { params: { id }, body, call }) =>
    changeBankAccount(tx, call, { id, ...body }),
  );
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
  companyRoute(app, reportEndpoints.journalEntry, (tx, { params }) => readJournalEntry(tx, params.id));
}
