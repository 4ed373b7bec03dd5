import type { Day } from '../../calendar/index.ts';
import { sumAt } from '../../money/index.ts';

/** Balances by account code, debit positive. */
export type Balances = ReadonlyMap<string, bigint>;

/**
 * Reason for a difference: the account was left to be entered later, opening balance equity holds what is still to be
 * entered, entries other than the import were posted, or unknown.
 */
export type DifferenceReason = 'entered_later' | 'opening_equity' | 'other_entries' | 'unknown';

export interface TieOutRow {
  readonly code: string;
  readonly theirsMinor: bigint;
  readonly oursMinor: bigint;
  readonly differenceMinor: bigint;
  readonly reason: DifferenceReason | null;
}

export interface TieOutMonth {
  readonly day: Day;
  readonly rows: readonly TieOutRow[];
  /** Sum of the debit balances of each side, as at the foot of a trial balance. */
  readonly theirsDebitMinor: bigint;
  readonly oursDebitMinor: bigint;
  /** Sum of the differences of all accounts, each taken as positive. */
  readonly differenceMinor: bigint;
  /** Sum of those that no reason explains. */
  readonly unexplainedMinor: bigint;
}

export interface TieOutInput {
  readonly day: Day;
  readonly theirs: Balances;
  readonly ours: Balances;
  /** The part of our balances that does not come from the import. */
  readonly others: Balances;
  /** Accounts left out of the import, to be entered separately. */
  readonly waiting: ReadonlySet<string>;
  /** Opening balance equity. */
  readonly equity: string;
}

function absolute(minor: bigint): bigint {
  return minor < 0n ? -minor : minor;
}

function reasonOf(code: string, difference: bigint, input: TieOutInput): DifferenceReason | null {
  if (difference === 0n) return null;
  if (code === input.equity) return 'opening_equity';
  if (input.waiting.has(code)) return 'entered_later';
  return sumAt(input.others, code) === difference ? 'other_entries' : 'unknown';
}

function debitsOf(rows: readonly TieOutRow[], of: (row: TieOutRow) => bigint): bigint {
  return rows.reduce((sum, row) => (of(row) > 0n ? sum + of(row) : sum), 0n);
}

/** Compares both sides at a day, account by account; accounts that are zero on both sides are left out. */
export function tieOutMonth(input: TieOutInput): TieOutMonth {
  const codes = [...new Set([...input.theirs.keys(), ...input.ours.keys()])].sort();
  const rows = codes.flatMap((code): TieOutRow[] => {
    const theirsMinor = sumAt(input.theirs, code);
    const oursMinor = sumAt(input.ours, code);
    if (theirsMinor === 0n && oursMinor === 0n) return [];
    const differenceMinor = oursMinor - theirsMinor;
    return [{ code, theirsMinor, oursMinor, differenceMinor, reason: reasonOf(code, differenceMinor, input) }];
  });
  const sum = (counted: readonly TieOutRow[]) =>
    counted.reduce((total, row) => total + absolute(row.differenceMinor), 0n);
  return {
    day: input.day,
    rows,
    theirsDebitMinor: debitsOf(rows, (row) => row.theirsMinor),
    oursDebitMinor: debitsOf(rows, (row) => row.oursMinor),
    differenceMinor: sum(rows),
    unexplainedMinor: sum(rows.filter((row) => row.reason === 'unknown')),
  };
}
