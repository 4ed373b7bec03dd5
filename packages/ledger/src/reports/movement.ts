import { addDays, type Day, type FinancialYearEnd, financialYearOf } from '../calendar/index.ts';
import { LedgerFault } from '../fault.ts';
import { type JournalDraft, netOf } from '../journal/index.ts';

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

/** The key of a range in `Movements`. */
export function rangeKey(range: MovementRange): string {
  return `${range.from ?? ''}..${range.to}${range.excludeClosing ? ' without closing' : ''}`;
}

/** The sums of a range; a report may only read what it asked for. */
export function movementsOf(movements: Movements, range: MovementRange): NetByAccount {
  const found = movements.get(rangeKey(range));
  if (found === undefined) throw new Error(`Movements of ${rangeKey(range)} were not supplied`);
  return found;
}

/**
 * The two ranges behind every balance at a day: all days before its financial year, and the year up to the day
 * without that year's own closing entry. Income, expense and dividends of the first belong to retained earnings.
 */
export function balanceRanges(
  asAt: Day,
  financialYearEnd: FinancialYearEnd,
): { before: MovementRange; year: MovementRange } {
  const { start } = financialYearOf(asAt, financialYearEnd);
  return {
    before: { from: null, to: addDays(start, -1), excludeClosing: false },
    year: { from: start, to: asAt, excludeClosing: true },
  };
}

/** The range of an income statement column. Throws `bad_date_order` when it ends before it starts. */
export function periodRange(period: { readonly from: Day; readonly to: Day }): MovementRange {
  if (period.from > period.to) throw new LedgerFault('bad_date_order', { from: period.from, to: period.to });
  return { from: period.from, to: period.to, excludeClosing: true };
}

function isInside(entry: JournalDraft, range: MovementRange): boolean {
  if (entry.date > range.to || (range.from !== null && entry.date < range.from)) return false;
  return !(range.excludeClosing && entry.kind === 'closing');
}

/** Sums entries over ranges: what a store does in SQL from month balances and the lines of part months. */
export function movementsFrom(entries: readonly JournalDraft[], ranges: readonly MovementRange[]): Movements {
  const sums = ranges.map((range): [string, NetByAccount] => {
    const net = new Map<string, bigint>();
    for (const entry of entries) {
      if (!isInside(entry, range)) continue;
      for (const line of entry.lines) net.set(line.accountCode, (net.get(line.accountCode) ?? 0n) + netOf(line));
    }
    return [rangeKey(range), net];
  });
  return new Map(sums);
}
