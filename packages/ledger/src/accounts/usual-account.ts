import type { Account } from './account.ts';
import { accountWithRole, type Chart } from './chart.ts';
import { DEFAULT_CHART } from './default-chart.ts';
import { isFixedByRole, isNameable } from './roles.ts';

const BY_NAME: ReadonlyMap<string, Account> = new Map(DEFAULT_CHART.map((account) => [account.name, account]));

/** The accounts that Folio always needs show whether a chart still has the codes of the default chart. */
const LANDMARKS = DEFAULT_CHART.filter((account) => isFixedByRole(account) && !isNameable(account.systemRole));

/** Whether a chart has the codes of the default chart, so that a code of the default chart means the same account. */
export function hasDefaultCodes(accounts: readonly Account[]): boolean {
  const roles = new Map(accounts.map(({ code, systemRole }) => [code, systemRole]));
  return LANDMARKS.every(({ code, systemRole }) => roles.get(code) === systemRole);
}

function sameNames(one: Account, other: Account): boolean {
  const plain = (name: string) => name.trim().toLowerCase();
  return plain(one.name) === plain(other.name) || plain(one.nameZh) === plain(other.nameZh);
}

function find(chart: Chart, usual: Account): Account | null {
  if (isNameable(usual.systemRole)) {
    const named = accountWithRole(chart, usual.systemRole);
    if (named !== null) return named;
  }
  const coded = hasDefaultCodes(chart.accounts) ? chart.byCode.get(usual.code) : undefined;
  if (coded !== undefined && coded.type === usual.type) return coded;
  return chart.accounts.find((account) => account.type === usual.type && sameNames(account, usual)) ?? null;
}

const FOUND = new WeakMap<Chart, Map<string, Account | null>>();

/**
 * The account of a chart that corresponds to an account of the default chart: the account with its role, else the
 * account with its code if the chart has the default codes, else one with its name. Null if no account corresponds.
 */
export function correspondingAccount(chart: Chart, usual: Account): Account | null {
  const known = FOUND.get(chart) ?? new Map<string, Account | null>();
  FOUND.set(chart, known);
  const before = known.get(usual.code);
  if (before !== undefined) return before;
  const account = find(chart, usual);
  known.set(usual.code, account);
  return account;
}

/** `correspondingAccount` for an account of the default chart given by its English name. */
export function usualAccount(chart: Chart, defaultName: string): Account | null {
  const usual = BY_NAME.get(defaultName);
  return usual === undefined ? null : correspondingAccount(chart, usual);
}
