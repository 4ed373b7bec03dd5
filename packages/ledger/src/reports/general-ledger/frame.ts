import {
  type Account,
  accountByRole,
  type Chart,
  isPresentationOnly,
  isRolledAtYearEnd,
} from '../../accounts/index.ts';
import { at } from '../../assert.ts';
import type { Day, YearRule } from '../../calendar/index.ts';
import type { Currency } from '../../money/index.ts';
import { type AccountSides, NO_SIDES, type SidesByAccount, type Turnovers, turnoversOf } from '../movement.ts';
import { isFiltered, type LedgerParams, ledgerRangesOf } from './ranges.ts';

/** A computed year-end transfer to retained earnings, shown first on the first day of a financial year. */
export interface YearEndRoll {
  readonly day: Day;
  /** Debit positive. */
  readonly amountMinor: bigint;
}

/**
 * An account over a period without its lines; balances debit positive, in base minor units.
 * Closing = opening + total debit - total credit + the sum of the year-end rolls.
 * - `currency`: the currency the account is held in, null for the base currency; the foreign balances are in it.
 */
export interface AccountFrame {
  readonly account: Account;
  readonly openingMinor: bigint;
  readonly totalDebitMinor: bigint;
  readonly totalCreditMinor: bigint;
  readonly yearEndRolls: readonly YearEndRoll[];
  readonly closingMinor: bigint;
  readonly currency: Currency | null;
  readonly openingForeignMinor: bigint;
  readonly closingForeignMinor: bigint;
}

interface Sums {
  readonly before: SidesByAccount;
  readonly sinceYearStart: SidesByAccount;
  readonly years: readonly { readonly sides: SidesByAccount; readonly rollsOn: Day | null }[];
}

function sumsOf(params: LedgerParams, turnovers: Turnovers, yearRule: YearRule): Sums {
  const { before, sinceYearStart, years } = ledgerRangesOf(params, yearRule);
  return {
    before: turnoversOf(turnovers, before),
    sinceYearStart: sinceYearStart === null ? new Map() : turnoversOf(turnovers, sinceYearStart),
    years: years.map(({ range, rollsOn }) => ({ sides: turnoversOf(turnovers, range), rollsOn })),
  };
}

const netOfSides = ({ debitMinor, creditMinor }: AccountSides) => debitMinor - creditMinor;

function netIn(sides: SidesByAccount, code: string): bigint {
  return netOfSides(sides.get(code) ?? NO_SIDES);
}

/** Balance before the period: accounts rolled at year end start with their financial year. */
function openingOf(account: Account, sums: Sums): bigint {
  const earlier = isRolledAtYearEnd(account) ? 0n : netIn(sums.before, account.code);
  return earlier + netIn(sums.sinceYearStart, account.code);
}

/** The amount each year end in the period transfers from an account that is rolled. */
function ownRolls(account: Account, sums: Sums): YearEndRoll[] {
  let balance = openingOf(account, sums);
  return sums.years.flatMap(({ sides, rollsOn }) => {
    balance += netIn(sides, account.code);
    if (rollsOn === null) return [];
    const roll = { day: rollsOn, amountMinor: -balance };
    balance = 0n;
    return [roll];
  });
}

/** The mirror of all rolls in retained earnings. */
function mirroredRolls(rolled: readonly Account[], sums: Sums): YearEndRoll[] {
  const all = rolled.map((account) => ownRolls(account, sums));
  return (all[0] ?? []).map(({ day }, year) => ({
    day,
    amountMinor: -all.reduce((total, rolls) => total + at(rolls, year).amountMinor, 0n),
  }));
}

function frameOf(account: Account, openingMinor: bigint, rolls: readonly YearEndRoll[], sums: Sums): AccountFrame {
  const yearEndRolls = rolls.filter((roll) => roll.amountMinor !== 0n);
  const years = sums.years.map(({ sides }) => sides.get(account.code) ?? NO_SIDES);
  const total = (pick: (sides: AccountSides) => bigint) => years.reduce((sum, sides) => sum + pick(sides), 0n);
  const totalDebitMinor = total((sides) => sides.debitMinor);
  const totalCreditMinor = total((sides) => sides.creditMinor);
  const rolledMinor = yearEndRolls.reduce((sum, roll) => sum + roll.amountMinor, 0n);
  const foreignIn = (sides: SidesByAccount) => sides.get(account.code)?.foreignMinor ?? 0n;
  const openingForeignMinor = foreignIn(sums.before) + foreignIn(sums.sinceYearStart);
  return {
    account,
    openingMinor,
    totalDebitMinor,
    totalCreditMinor,
    yearEndRolls,
    closingMinor: openingMinor + totalDebitMinor - totalCreditMinor + rolledMinor,
    currency: account.currency,
    openingForeignMinor,
    closingForeignMinor: openingForeignMinor + total((sides) => sides.foreignMinor),
  };
}

/** True for an account with neither balance nor activity: hidden unless asked for. */
function isIdle(frame: AccountFrame): boolean {
  const figures = [frame.openingMinor, frame.totalDebitMinor, frame.totalCreditMinor, frame.closingMinor];
  return figures.every((figure) => figure === 0n) && frame.yearEndRolls.length === 0;
}

/** Idle accounts show when asked for: those in use, and whichever were chosen by name. */
function showsIdle(account: Account, params: LedgerParams): boolean {
  return params.zeroRows === true && (account.active || params.accounts !== undefined);
}

/**
 * The accounts of a ledger without their lines, in order of code: opening, totals, computed year-end transfers, closing.
 * `turnovers` are those of `generalLedgerRanges`; with a contact or kind filter, restricted to it. Costs accounts x years,
 * whatever the number of lines. The closing balance is that of the trial balance at `to`.
 */
export function generalLedgerFrames(
  params: LedgerParams,
  turnovers: Turnovers,
  chart: Chart,
  yearRule: YearRule,
): AccountFrame[] {
  const sums = sumsOf(params, turnovers, yearRule);
  const accounts = chart.accounts.filter((account) => !isPresentationOnly(account));
  const rolled = isFiltered(params) ? [] : accounts.filter(isRolledAtYearEnd);
  const retained = accountByRole(chart, 'retained_earnings').code;
  const rolledBefore = rolled.reduce((sum, account) => sum + netIn(sums.before, account.code), 0n);
  return accounts
    .filter((account) => params.accounts === undefined || params.accounts.includes(account.code))
    .map((account) => {
      const opening = openingOf(account, sums);
      if (account.code === retained) return frameOf(account, opening + rolledBefore, mirroredRolls(rolled, sums), sums);
      return frameOf(account, opening, isRolledAtYearEnd(account) ? ownRolls(account, sums) : [], sums);
    })
    .filter((frame) => !isIdle(frame) || showsIdle(frame.account, params));
}

/** Total debits and credits of frames. Of all accounts they are equal, and equal the journal report's of the period. */
export function ledgerTotals(frames: readonly AccountFrame[]): { debitMinor: bigint; creditMinor: bigint } {
  return {
    debitMinor: frames.reduce((sum, frame) => sum + frame.totalDebitMinor, 0n),
    creditMinor: frames.reduce((sum, frame) => sum + frame.totalCreditMinor, 0n),
  };
}
