import type { Account } from '../accounts/index.ts';

/** A trial balance as a plain list, for the slow oracle of the tests. */
export interface PlainAccount {
  account: Account;
  openingMinor: bigint;
  debitMinor: bigint;
  creditMinor: bigint;
}

/** The totals of the statements by the types of the accounts alone, without rows, rules or a layout. */
export function plainTotals(list: readonly PlainAccount[]) {
  let assetsMinor = 0n;
  let liabilitiesMinor = 0n;
  let profitMinor = 0n;
  let equityMinor = 0n;
  for (const { account, openingMinor, debitMinor, creditMinor } of list) {
    const closing = openingMinor + debitMinor - creditMinor;
    if (account.type === 'asset') assetsMinor += closing;
    else if (account.type === 'liability') liabilitiesMinor += closing;
    else if (account.type === 'equity') equityMinor -= closing;
    else profitMinor -= closing;
  }
  return { netAssetsMinor: assetsMinor + liabilitiesMinor, profitMinor, equityMinor: equityMinor + profitMinor };
}

/** Rounds by cutting digits off the text of the amount: half away from zero. */
export function plainRounded(amountMinor: bigint): bigint {
  const text = String(amountMinor < 0n ? -amountMinor : amountMinor).padStart(3, '0');
  const whole = BigInt(text.slice(0, -2)) + (Number(text.slice(-2)) >= 50 ? 1n : 0n);
  return (amountMinor < 0n ? -whole : whole) * 100n;
}
