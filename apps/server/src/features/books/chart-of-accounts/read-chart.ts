import type { ChartRow } from '@folio/contract';
import {
  type Account,
  type Currency,
  type Day,
  formatMoney,
  isFixedByRole,
  isPresentationOnly,
  rolesFor,
  sumAt,
} from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { readBooks } from '../ledger/index.ts';
import { readBalances } from './balances.ts';
import { postedCodes } from './store.ts';

interface Around {
  posted: ReadonlySet<string>;
  balances: ReadonlyMap<string, bigint>;
  baseCurrency: Currency;
}

/** All accounts by code, with their balances today. */
export async function readChart(tx: CompanyTransaction, today: Day): Promise<ChartRow[]> {
  const books = await readBooks(tx);
  const { baseCurrency } = books;
  const around = { posted: await postedCodes(tx), balances: await readBalances(tx, books, today), baseCurrency };
  return books.chart.accounts.map((account) => presentAccount(account, around));
}

/** Throws `not_found`. */
export async function readChartRow(tx: CompanyTransaction, today: Day, code: string): Promise<ChartRow> {
  const row = (await readChart(tx, today)).find((account) => account.code === code);
  if (row === undefined) throw new DomainError('not_found');
  return row;
}

function presentAccount(account: Account, { posted, balances, baseCurrency }: Around): ChartRow {
  return {
    code: account.code,
    name: account.name,
    name_zh: account.nameZh,
    type: account.type,
    section: account.section,
    system_role: account.systemRole,
    currency: account.currency,
    active: account.active,
    postable: !isPresentationOnly(account),
    subtype: account.subtype,
    normal_side: account.normalSide,
    cash_flow: account.cashFlow,
    posted: posted.has(account.code),
    balance: formatMoney(sumAt(balances, account.code), baseCurrency),
    role_fixed: isFixedByRole(account),
    roles_offered: rolesFor(account),
  };
}
