import type { BankAccountRow } from '@folio/contract';
import type { BankFileStatement } from '@folio/documents';
import { Refusal } from '../../platform/http/refusal.ts';
import { accountOfNumber } from '../bank/index.ts';

type Said = Pick<BankFileStatement, 'account' | 'currency'>;

function hasNumber(number: string | null): boolean {
  return /\d/.test(number ?? '');
}

/**
 * The company's account a statement goes to: as a person chose (null = a new one), else the one of its number, else the one
 * asked for, where nothing speaks against it. Null = a new account. Throws `not_found` for a choice that is not there.
 */
export function chooseAccount(
  said: Said,
  accounts: readonly BankAccountRow[],
  wanted: { chosen: string | null | undefined; asked: readonly (string | null | undefined)[] },
): BankAccountRow | null {
  if (wanted.chosen === null) return null;
  if (wanted.chosen !== undefined) {
    const chosen = accounts.find(({ id }) => id === wanted.chosen);
    if (chosen === undefined) throw new Refusal('not_found');
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

/** A number nobody has entered may be that of an account without one: the one asked for, else the only one there is. */
function numberless(
  accounts: readonly BankAccountRow[],
  asked: readonly (string | null | undefined)[],
): BankAccountRow | null {
  const open = accounts.filter(({ number, kind }) => !hasNumber(number) && kind !== 'cash');
  return askedOf(open, asked) ?? (open.length === 1 ? (open[0] ?? null) : null);
}
