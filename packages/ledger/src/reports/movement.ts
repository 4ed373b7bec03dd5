import { addDays, type Day, financialYearOf, type YearRule } from '../calendar/index.ts';
import { LedgerIssue } from '../fault.ts';
import type { JournalDraft, JournalLineDraft } from '../journal/index.ts';

/** Days to sum over, inclusive; `from` null means since the books began. */
export interface MovementRange {
  readonly from: Day | null;
  readonly to: Day;
  /** Leave out entries of kind `closing`. */
  readonly excludeClosing: boolean;
}

/** Debit less credit in base minor units by account code; an account without movement may be absent. */
export type NetByAccount = ReadonlyMap<string, bigint>;

/** The sums of each range a report asked for, by `rangeKey`. */
export type Movements = ReadonlyMap<string, NetByAccount>;

/**
 * Debits and credits of an account in base minor units. `foreignMinor` is the sum of its lines' foreign amounts, debit
 * positive: it means something only for an account held in one foreign currency.
 */
export interface AccountSides {
  readonly debitMinor: bigint;
  readonly creditMinor: bigint;
  readonly foreignMinor: bigint;
}

/** Debits and credits by account code; an account without lines may be absent. */
export type SidesByAccount = ReadonlyMap<string, AccountSides>;

/** The debits and credits of each range a report asked for, by `rangeKey`. */
export type Turnovers = ReadonlyMap<string, SidesByAccount>;

export const NO_SIDES: AccountSides = { debitMinor: 0n, creditMinor: 0n, foreignMinor: 0n };

/** The key of a range in `Movements` and `Turnovers`. */
export function rangeKey(range: MovementRange): string {
  return `${range.from ?? ''}..${range.to}${range.excludeClosing ? ' without closing' : ''}`;
}

/** The sums of a range; a report may read only the ranges it requested. */
export function movementsOf(movements: Movements, range: MovementRange): NetByAccount {
  const found = movements.get(rangeKey(range));
  if (found === undefined) throw new Error(`Movements of ${rangeKey(range)} were not supplied`);
  return found;
}

/** The debits and credits of a range; a report may read only the ranges it requested. */
export function turnoversOf(turnovers: Turnovers, range: MovementRange): SidesByAccount {
  const found = turnovers.get(rangeKey(range));
  if (found === undefined) throw new Error(`Turnovers of ${rangeKey(range)} were not supplied`);
  return found;
}

/** Debits less credits of every range: turnovers where a report asks for movements. */
export function movementsOfTurnovers(turnovers: Turnovers): Movements {
  const nets = [...turnovers].map(([key, sides]): [string, NetByAccount] => [
    key,
    new Map([...sides].map(([code, { debitMinor, creditMinor }]) => [code, debitMinor - creditMinor])),
  ]);
  return new Map(nets);
}

/**
 * The two ranges behind every balance at a day: all days before its financial year, and the year up to the day
 * without that year's own closing entry. Income, expense and dividends of the first belong to retained earnings.
 */
export function balanceRanges(asAt: Day, yearRule: YearRule): { before: MovementRange; year: MovementRange } {
  const { start } = financialYearOf(asAt, yearRule);
  return {
    before: { from: null, to: addDays(start, -1), excludeClosing: false },
    year: { from: start, to: asAt, excludeClosing: true },
  };
}

/** The range of an income statement column. Throws `bad_date_order` when it ends before it starts. */
export function periodRange(period: { readonly from: Day; readonly to: Day }): MovementRange {
  if (period.from > period.to) throw new LedgerIssue('bad_date_order', { from: period.from, to: period.to });
  return { from: period.from, to: period.to, excludeClosing: true };
}

function isInside(entry: JournalDraft, range: MovementRange): boolean {
  if (entry.date > range.to || (range.from !== null && entry.date < range.from)) return false;
  return !(range.excludeClosing && entry.kind === 'closing');
}

function withLine(sides: AccountSides, line: JournalLineDraft): AccountSides {
  return {
    debitMinor: sides.debitMinor + line.debitMinor,
    creditMinor: sides.creditMinor + line.creditMinor,
    foreignMinor: sides.foreignMinor + (line.foreignAmountMinor ?? 0n),
  };
}

/**
 * Debits and credits of entries over ranges; a store computes them in SQL from month balances and the lines of part
 * months.
 */
export function turnoversFrom(entries: readonly JournalDraft[], ranges: readonly MovementRange[]): Turnovers {
  const sums = ranges.map((range): [string, SidesByAccount] => {
    const sides = new Map<string, AccountSides>();
    for (const entry of entries) {
      if (!isInside(entry, range)) continue;
      for (const line of entry.lines)
        sides.set(line.accountCode, withLine(sides.get(line.accountCode) ?? NO_SIDES, line));
    }
    return [rangeKey(range), sides];
  });
  return new Map(sums);
}

/** Sums of entries over ranges; a store computes them in SQL from month balances and the lines of part months. */
export function movementsFrom(entries: readonly JournalDraft[], ranges: readonly MovementRange[]): Movements {
  return movementsOfTurnovers(turnoversFrom(entries, ranges));
}
