import type { Day } from '../../calendar/index.ts';
import type { LedgerLine } from '../ledger-line.ts';
import type { AccountFrame } from './frame.ts';

/** Data of a line needed for running balances; a store's lines may have more fields and get them back in their rows. */
export type PageLine = Pick<LedgerLine, 'date' | 'debitMinor' | 'creditMinor' | 'foreignAmountMinor'>;

/** The lines of the period before a page: the date of the last one and their sums, debit positive. */
export interface LinesBefore {
  readonly date: Day;
  readonly netMinor: bigint;
  readonly foreignMinor: bigint;
}

/** Some consecutive lines of one account, in order of date, journal number and line. */
export interface LedgerPage<Line extends PageLine> {
  /** Null on the first page. */
  readonly before: LinesBefore | null;
  readonly lines: readonly Line[];
  /** True when no line of the period follows. */
  readonly isLast: boolean;
}

/** A row of an account ledger with the balance after it, debit positive; year-end transfers are computed rows. */
export type LedgerRow<Line extends PageLine> =
  | { readonly kind: 'line'; readonly line: Line; readonly balanceMinor: bigint; readonly foreignBalanceMinor: bigint }
  | {
      readonly kind: 'year_end_roll';
      readonly day: Day;
      readonly amountMinor: bigint;
      readonly balanceMinor: bigint;
      readonly foreignBalanceMinor: bigint;
    };

/** Balances, debit positive: in base currency and in the currency the account is held in. */
export interface RunningBalance {
  readonly balanceMinor: bigint;
  readonly foreignBalanceMinor: bigint;
}

/** The balance a page starts from: opening, the lines before it, and the transfers before its first row. */
export function balanceBefore(frame: AccountFrame, before: LinesBefore | null): RunningBalance {
  const rolled = frame.yearEndRolls
    .filter((roll) => before !== null && roll.day <= before.date)
    .reduce((sum, roll) => sum + roll.amountMinor, 0n);
  return {
    balanceMinor: frame.openingMinor + (before?.netMinor ?? 0n) + rolled,
    foreignBalanceMinor: frame.openingForeignMinor + (before?.foreignMinor ?? 0n),
  };
}

/**
 * The rows of a page: its lines with running balances, and the year-end transfers that fall among them, each first on
 * its day. A transfer with no lines after it is at the end of the last page. Pages of any size, one after another,
 * give the same rows as the whole.
 */
export function ledgerRows<Line extends PageLine>(frame: AccountFrame, page: LedgerPage<Line>): LedgerRow<Line>[] {
  const rows: LedgerRow<Line>[] = [];
  let { balanceMinor, foreignBalanceMinor } = balanceBefore(frame, page.before);
  const start = page.before?.date;
  const rolls = frame.yearEndRolls.filter((roll) => start === undefined || roll.day > start);
  const rollUpTo = (day: Day | null) => {
    while (rolls[0] !== undefined && (day === null || rolls[0].day <= day)) {
      const [roll] = rolls.splice(0, 1);
      if (roll === undefined) break;
      balanceMinor += roll.amountMinor;
      rows.push({ kind: 'year_end_roll', ...roll, balanceMinor, foreignBalanceMinor });
    }
  };
  for (const line of page.lines) {
    rollUpTo(line.date);
    balanceMinor += line.debitMinor - line.creditMinor;
    foreignBalanceMinor += line.foreignAmountMinor ?? 0n;
    rows.push({ kind: 'line', line, balanceMinor, foreignBalanceMinor });
  }
  if (page.isLast) rollUpTo(null);
  return rows;
}

/** The sums before the next page; a page without lines does not change `before`. */
export function linesBeforeNext(before: LinesBefore | null, lines: readonly PageLine[]): LinesBefore | null {
  const last = lines.at(-1);
  if (last === undefined) return before;
  return {
    date: last.date,
    netMinor: lines.reduce((sum, line) => sum + line.debitMinor - line.creditMinor, before?.netMinor ?? 0n),
    foreignMinor: lines.reduce((sum, line) => sum + (line.foreignAmountMinor ?? 0n), before?.foreignMinor ?? 0n),
  };
}
