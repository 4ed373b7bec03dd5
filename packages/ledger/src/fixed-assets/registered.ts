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
 * earlier period was reversed.
 */
export interface RegisteredAccount {
  readonly openingMinor: bigint;
  readonly debitMinor: bigint;
  readonly creditMinor: bigint;
  readonly closingMinor: bigint;
}

const NOTHING: RegisteredAccount = { openingMinor: 0n, debitMinor: 0n, creditMinor: 0n, closingMinor: 0n };

/**
 * The accounts of the classes as the register has them: additions and disposals of cost, charges, impairment and what
 * disposals write back. Classes may share an account. A class without an asset by the end of the period is left out.
 */
export function registeredAccounts(
  changes: readonly ClassChange[],
  classes: readonly ClassAccounts[],
  period: Period,
): Map<AccountCode, RegisteredAccount> {
  const accounts = new Map<AccountCode, RegisteredAccount>();
  const add = (code: AccountCode, openingMinor: bigint, debitMinor: bigint, creditMinor: bigint) => {
    const before = accounts.get(code) ?? NOTHING;
    accounts.set(code, {
      openingMinor: before.openingMinor + openingMinor,
      debitMinor: before.debitMinor + debitMinor,
      creditMinor: before.creditMinor + creditMinor,
      closingMinor: before.closingMinor + openingMinor + debitMinor - creditMinor,
    });
  };
  for (const { classId, cost, depreciation } of assetMovements(changes, period)) {
    const own = classes.find((one) => one.classId === classId);
    if (own === undefined) continue;
    const writtenMinor = depreciation.chargeMinor + depreciation.impairmentMinor;
    add(own.cost, cost.openingMinor, cost.additionsMinor, -cost.disposalsMinor);
    add(own.depreciation, -depreciation.openingMinor, -depreciation.disposalsMinor, writtenMinor);
  }
  return accounts;
}
