import { LedgerIssue } from '../fault.ts';
import type { Account, AccountCode, SystemRole } from './account.ts';

/** A company's accounts, in order of code, each found by its code. */
export interface Chart {
  readonly accounts: readonly Account[];
  readonly byCode: ReadonlyMap<AccountCode, Account>;
}

/** Makes a chart from accounts in any order. */
export function chartOf(accounts: readonly Account[]): Chart {
  const sorted = [...accounts].sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
  return { accounts: sorted, byCode: new Map(sorted.map((account) => [account.code, account])) };
}

/** The account of a code. Throws `unknown_account`. */
export function accountByCode(chart: Chart, code: AccountCode): Account {
  const account = chart.byCode.get(code);
  if (account === undefined) throw new LedgerIssue('unknown_account', { account: code });
  return account;
}

/** The account that holds a system role (the first by code when several do). Throws `missing_role_account`. */
export function accountByRole(chart: Chart, role: SystemRole): Account {
  const account = chart.accounts.find((candidate) => candidate.systemRole === role);
  if (account === undefined) throw new LedgerIssue('missing_role_account', { role });
  return account;
}

/** The account in use that has a role; null if no account has it. */
export function accountWithRole(chart: Chart, role: SystemRole): Account | null {
  return chart.accounts.find((account) => account.systemRole === role && account.active) ?? null;
}
