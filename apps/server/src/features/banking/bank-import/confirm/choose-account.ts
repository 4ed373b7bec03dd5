import type { BankAccountRow } from '@folio/contract';
import type { BankFileStatement } from '@folio/documents';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { accountOfNumber } from '../../bank-line/index.ts';

type Said = Pick<BankFileStatement, 'account' | 'currency'>;

function hasNumber(number: string | null): boolean {
  return /\d/.test(number ?? '');
}

/**
 * Chooses the bank account for a statement: the account a person chose (null = a new one), else the account with the
 * statement's number, else the requested account if nothing contradicts it. Null = a new account. Throws `not_found`
 * if the chosen account does not exist.
 */
export function chooseAccount(
  said: Said,
  accounts: readonly BankAccountRow[],
  wanted: { chosen: string | null | undefined; asked: readonly (string | null | undefined)[] },
): BankAccountRow | null {
  if (wanted.chosen === null) return null;
  if (wanted.chosen !== undefined) {
    const chosen = accounts.find(({ id }) => id === wanted.chosen);
    if (chosen === undefined) throw new DomainError('not_found');
    return chosen;
  }
  const possible = accounts.filter(
    ({ active, currency }) => active && (said.currency === null || said.currency === currency),
  );
  if (!hasNumber(said.account)) return askedOf(possible, wanted.asked);
  return accountOfNumber(possible, said.account) ?? numberless(possible, wanted.asked);
}

function askedOf(
  accounts: readonly BankAccountRow[],
  asked: readonly (string | null | undefined)[],
): BankAccountRow | null {
  const found = asked.flatMap((id) => accounts.find((account) => account.id === id) ?? []);
  return found[0] ?? null;
}

/**
 * If no account has this number, it may belong to an account without a number: the requested one, else the only one.
 */
function numberless(
  accounts: readonly BankAccountRow[],
  asked: readonly (string | null | undefined)[],
): BankAccountRow | null {
  const open = accounts.filter(({ number, kind }) => !hasNumber(number) && kind !== 'cash');
  return askedOf(open, asked) ?? (open.length === 1 ? (open[0] ?? null) : null);
}
