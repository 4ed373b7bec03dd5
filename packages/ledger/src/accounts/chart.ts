import { LedgerFault } from '../fault.ts';
import type { Account, SystemRole } from './account.ts';

/** A company's accounts, in order of code, each found by its code. */
export interface Chart {
  readonly accounts: readonly Account[];
  readonly byCode: ReadonlyMap<string, Account>;
}

/** Makes a chart from accounts in any order. */
export function chartOf(accounts: readonly Account[]): Chart {
  const sorted = [...accounts].sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
  return { accounts: sorted, byCode: new Map(sorted.map((account) => [account.code, account])) };
}

/** The account of a code. Throws `unknown_account`. */
export function accountByCode(chart: Chart, code: string): Account {
  const account = chart.byCode.get(code);
  if (account === undefined) throw new LedgerFault('unknown_account', { account: code });
  return account;
}

/** The account that holds a system role (the first by code when several do). Throws `missing_role_account`. */
export function accountByRole(chart: Chart, role: SystemRole): Account {
  const account = chart.accounts.find((candidate) => candidate.systemRole === role);
  if (account === undefined) throw new LedgerFault('missing_role_account', { role });
  return account;
}
