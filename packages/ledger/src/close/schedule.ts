import { type Account, type Chart, isPresentationOnly, isRolledAtYearEnd } from '../accounts/index.ts';
import { CLOSE_PARTS, type ClosePart } from './period.ts';

/**
 * Sums over lines of an account, without closing entries: these only move the result into retained earnings, where a
 * schedule shows it anyway. Base minor units; `foreignMinor` is debit positive in the account's own currency.
 */
export interface LineSums {
  readonly debitMinor: bigint;
  readonly creditMinor: bigint;
  readonly foreignMinor: bigint;
  readonly lines: number;
}

/** The sums of each part by account code; an account without lines may be absent. */
export type CloseSums = Readonly<Record<ClosePart, ReadonlyMap<string, LineSums>>>;

export const NO_LINES: LineSums = { debitMinor: 0n, creditMinor: 0n, foreignMinor: 0n, lines: 0 };

/** A balance sheet account over a period. Amounts in base minor units, debit positive. */
export interface AccountSchedule {
  readonly account: Account;
  readonly openingMinor: bigint;
  /** Debits and credits of the period. */
  readonly debitMinor: bigint;
  readonly creditMinor: bigint;
  readonly closingMinor: bigint;
  /** The closing balance in the account's own currency; null for an account in base currency. */
  readonly closingForeignMinor: bigint | null;
  /**
   * How many lines up to the end of the period are in the amounts. Lines are only ever added, so that the same number
   * means the same lines.
   */
  readonly lines: number;
}

/**
 * The schedules of all balance sheet accounts that have lines, in the order of their codes. Earlier years' income,
 * expenses and dividends are part of retained earnings, this year's are the current year's earnings, as on the balance
 * sheet: the closing balances of all schedules add up to zero.
 */
export function accountSchedules(sums: CloseSums, chart: Chart): AccountSchedule[] {
  return chart.accounts
    .flatMap((account) => {
      const schedule = scheduleOf(account, sums, chart);
      return schedule !== null && schedule.lines > 0 ? [schedule] : [];
    })
    .sort((one, other) => (one.account.code < other.account.code ? -1 : 1));
}

function scheduleOf(account: Account, sums: CloseSums, chart: Chart): AccountSchedule | null {
  const of = (part: ClosePart, codes: readonly string[]) => totalOf(codes.map((code) => sums[part].get(code)));
  const own = [account.code];
  if (account.systemRole === 'current_year_earnings') {
    const result = chart.accounts.filter(isResult).map(({ code }) => code);
    return built(account, of('year', result), of('period', result));
  }
  if (isResult(account) || isPresentationOnly(account)) return null;
  if (account.systemRole === 'dividends') return built(account, of('year', own), of('period', own));
  const before = [of('earlier', own), of('year', own)];
  if (account.systemRole === 'retained_earnings') before.push(of('earlier', rolledCodes(chart)));
  return built(account, totalOf(before), of('period', own));
}

function isResult({ type }: Account): boolean {
  return type === 'revenue' || type === 'expense';
}

function rolledCodes(chart: Chart): string[] {
  return chart.accounts.filter(isRolledAtYearEnd).map(({ code }) => code);
}

function built(account: Account, before: LineSums, within: LineSums): AccountSchedule {
  const openingMinor = before.debitMinor - before.creditMinor;
  return {
    account,
    openingMinor,
    debitMinor: within.debitMinor,
    creditMinor: within.creditMinor,
    closingMinor: openingMinor + within.debitMinor - within.creditMinor,
    closingForeignMinor: account.currency === null ? null : before.foreignMinor + within.foreignMinor,
    lines: before.lines + within.lines,
  };
}

/** Adds up sums; those that are absent count as nothing. */
export function totalOf(sums: readonly (LineSums | undefined)[]): LineSums {
  return sums.reduce<LineSums>(
    (total, sum) => ({
      debitMinor: total.debitMinor + (sum?.debitMinor ?? 0n),
      creditMinor: total.creditMinor + (sum?.creditMinor ?? 0n),
      foreignMinor: total.foreignMinor + (sum?.foreignMinor ?? 0n),
      lines: total.lines + (sum?.lines ?? 0),
    }),
    NO_LINES,
  );
}

/** Sums without any line, to be filled part by part. */
export function emptyCloseSums(): Record<ClosePart, Map<string, LineSums>> {
  const parts = CLOSE_PARTS.map((part) => [part, new Map<string, LineSums>()] as const);
  return Object.fromEntries(parts) as Record<ClosePart, Map<string, LineSums>>;
}
