import type { AccountCode } from '../accounts/index.ts';
import type { Period } from '../calendar/index.ts';
import { assetMovements, type ClassChange } from './movement.ts';

/** The balance accounts of a class of assets. */
export interface ClassAccounts {
  readonly classId: string;
  readonly cost: AccountCode;
  readonly depreciation: AccountCode;
}

/**
 * What the register says of an account in a period: balances are debit less credit. A side is negative where a posting of an
 * earlier period was reversed. `transferMinor`: what transfers between classes brought, negative for what they took; it is part
 * of `debitMinor`.
 */
export interface RegisteredAccount {
  readonly openingMinor: bigint;
  readonly debitMinor: bigint;
  readonly creditMinor: bigint;
  readonly transferMinor: bigint;
  readonly closingMinor: bigint;
}

const NOTHING: RegisteredAccount = {
  openingMinor: 0n,
  debitMinor: 0n,
  creditMinor: 0n,
  transferMinor: 0n,
  closingMinor: 0n,
};

/**
 * The accounts of the classes as the register has them: additions and disposals of cost, charges, impairment, what disposals
 * write back, and transfers. Classes may share an account. A class without an asset by the end of the period is left out.
 */
export function registeredAccounts(
  changes: readonly ClassChange[],
  classes: readonly ClassAccounts[],
  period: Period,
): Map<AccountCode, RegisteredAccount> {
  const accounts = new Map<AccountCode, RegisteredAccount>();
  const add = (code: AccountCode, moved: Omit<RegisteredAccount, 'closingMinor'>) => {
    const before = accounts.get(code) ?? NOTHING;
    accounts.set(code, {
      openingMinor: before.openingMinor + moved.openingMinor,
      debitMinor: before.debitMinor + moved.debitMinor,
      creditMinor: before.creditMinor + moved.creditMinor,
      transferMinor: before.transferMinor + moved.transferMinor,
      closingMinor: before.closingMinor + moved.openingMinor + moved.debitMinor - moved.creditMinor,
    });
  };
  for (const { classId, cost, depreciation } of assetMovements(changes, period)) {
    const own = classes.find((one) => one.classId === classId);
    if (own === undefined) continue;
    add(own.cost, {
      openingMinor: cost.openingMinor,
      debitMinor: cost.additionsMinor + cost.transfersMinor,
      creditMinor: -cost.disposalsMinor,
      transferMinor: cost.transfersMinor,
    });
    add(own.depreciation, {
      openingMinor: -depreciation.openingMinor,
      debitMinor: -depreciation.disposalsMinor - depreciation.transfersMinor,
      creditMinor: depreciation.chargeMinor + depreciation.impairmentMinor,
      transferMinor: -depreciation.transfersMinor,
    });
  }
  return accounts;
}
