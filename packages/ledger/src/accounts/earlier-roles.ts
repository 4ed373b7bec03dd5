import type { Account, SystemRole } from './account.ts';
import { DEFAULT_CHART } from './default-chart.ts';
import { MONEY_ACCOUNT_CODES } from './default-numbers.ts';
import { isFixedByRole, isNameable } from './roles.ts';
import { hasDefaultCodes } from './usual-account.ts';

/** The roles that Folio did not have from the beginning. */
const ADDED: ReadonlyMap<string, Account> = new Map(
  DEFAULT_CHART.filter((account) => isNameable(account.systemRole) && !isFixedByRole(account)).map((account) => [
    account.code,
    account,
  ]),
);
const ADDED_ROLES: ReadonlySet<SystemRole | null> = new Set([...ADDED.values()].map(({ systemRole }) => systemRole));

function isIn({ first, last }: { first: number; last: number }, { code }: Account): boolean {
  return /^\d{4}$/.test(code) && Number(code) >= first && Number(code) <= last;
}

/** Cash and card accounts after the first had no role, or that of a bank account. */
function earlierMoneyRole(account: Account): SystemRole | null {
  const { type, cashFlow, systemRole } = account;
  if (systemRole !== null && systemRole !== 'bank') return systemRole;
  if (type === 'liability' && isIn(MONEY_ACCOUNT_CODES.card, account)) return 'credit_card';
  if (type !== 'asset' || cashFlow !== 'cash') return systemRole;
  if (isIn(MONEY_ACCOUNT_CODES.cash, account)) return 'petty_cash';
  return isIn(MONEY_ACCOUNT_CODES.bank, account) ? 'bank' : systemRole;
}

/**
 * The accounts of a chart that an earlier Folio kept, with the roles that were added later. It changes only charts with
 * the default codes that have none of the added roles. Migration 0032 does the same in the database.
 */
export function withAddedRoles(accounts: readonly Account[]): Account[] {
  const isEarlier = !accounts.some(({ systemRole }) => ADDED_ROLES.has(systemRole));
  if (!isEarlier || !hasDefaultCodes(accounts)) return [...accounts];
  return accounts.map((account) => {
    const usual = ADDED.get(account.code);
    if (usual === undefined || usual.type !== account.type || account.systemRole !== null)
      return { ...account, systemRole: earlierMoneyRole(account) };
    return { ...account, systemRole: usual.systemRole };
  });
}
