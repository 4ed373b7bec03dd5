import type { AccountCode } from '../accounts/index.ts';
import type { ManualJournalLine } from '../posting-rules/index.ts';

/** The accounts of a class of assets. */
export interface AssetAccounts {
  readonly cost: AccountCode;
  readonly depreciation: AccountCode;
  readonly expense: AccountCode;
  /** Gain or loss on disposal. */
  readonly disposal: AccountCode;
}

/** An asset's part of an entry. */
export interface AssetAmount {
  /** Number and name, for the line. */
  readonly label: string;
  readonly amountMinor: bigint;
}

const line = (accountCode: AccountCode, netMinor: bigint, description: string): ManualJournalLine => ({
  accountCode,
  debitMinor: netMinor > 0n ? netMinor : 0n,
  creditMinor: netMinor < 0n ? -netMinor : 0n,
  description,
});

const sumOf = (amounts: readonly AssetAmount[]) => amounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);

/** Depreciation of a class, or the impairment of an asset: the expense in one line, each asset's part in another. */
export function depreciationLines(
  accounts: AssetAccounts,
  amounts: readonly AssetAmount[],
  description: string,
): ManualJournalLine[] {
  const parts = amounts.filter(({ amountMinor }) => amountMinor !== 0n);
  return [
    line(accounts.expense, sumOf(parts), description),
    ...parts.map(({ label, amountMinor }) => line(accounts.depreciation, -amountMinor, label)),
  ];
}

/** The cost of an asset that another account has so far. */
export function additionLines(
  accounts: AssetAccounts,
  counterAccount: AccountCode,
  { label, amountMinor }: AssetAmount,
): ManualJournalLine[] {
  return [line(accounts.cost, amountMinor, label), line(counterAccount, -amountMinor, label)];
}

/** What a transfer to another class moves: the amounts of the asset on that day. */
export interface Transfer {
  readonly label: string;
  readonly costMinor: bigint;
  readonly depreciationMinor: bigint;
}

/**
 * Moves cost and accumulated depreciation from the accounts of a class to those of another, without any profit or loss. An
 * account that both classes share is left out, so the entry may have no line.
 */
export function transferLines(
  from: AssetAccounts,
  to: AssetAccounts,
  { label, costMinor, depreciationMinor }: Transfer,
): ManualJournalLine[] {
  const move = (out: AccountCode, into: AccountCode, netMinor: bigint) =>
    out === into || netMinor === 0n ? [] : [line(into, netMinor, label), line(out, -netMinor, label)];
  return [...move(from.cost, to.cost, costMinor), ...move(from.depreciation, to.depreciation, -depreciationMinor)];
}

/** What a disposal removes. `depreciationMinor` includes the charge of the last month. */
export interface Disposal {
  readonly costMinor: bigint;
  readonly depreciationMinor: bigint;
  /** Charged for the month of the disposal, in the same entry. */
  readonly lastChargeMinor: bigint;
  readonly proceedsMinor: bigint;
}

/** Above zero a gain: proceeds less carrying amount. */
export function disposalGainMinor({ costMinor, depreciationMinor, proceedsMinor }: Disposal): bigint {
  return proceedsMinor - (costMinor - depreciationMinor);
}

/** The entry of a disposal; `proceedsAccount` is null for scrap. */
export function disposalLines(
  accounts: AssetAccounts,
  disposal: Disposal,
  { label, proceedsAccount }: { label: string; proceedsAccount: AccountCode | null },
): ManualJournalLine[] {
  const { costMinor, depreciationMinor, lastChargeMinor, proceedsMinor } = disposal;
  const lines = [
    line(accounts.expense, lastChargeMinor, label),
    line(accounts.depreciation, -lastChargeMinor, label),
    line(accounts.depreciation, depreciationMinor, label),
    line(proceedsAccount ?? accounts.disposal, proceedsMinor, label),
    line(accounts.cost, -costMinor, label),
    line(accounts.disposal, -disposalGainMinor(disposal), label),
  ];
  return lines.filter(({ debitMinor, creditMinor }) => debitMinor !== 0n || creditMinor !== 0n);
}
