import { addDays, type Day, financialYearOf, type Period, type YearRule } from '../../calendar/index.ts';
import { LedgerIssue } from '../../fault.ts';
import type { EntryKind } from '../../journal/index.ts';
import type { LedgerLine } from '../ledger-line.ts';
import type { MovementRange } from '../movement.ts';

/**
 * Parameters of an account ledger. `accounts`: their codes, absent for all. With `contacts` or `kinds` every figure
 * includes only their lines: the sums passed to the build must be restricted in the same way.
 */
export interface LedgerParams extends Period {
  readonly accounts?: readonly string[] | undefined;
  readonly contacts?: readonly string[] | undefined;
  readonly kinds?: readonly EntryKind[] | undefined;
  /** Show accounts without balance and activity too. */
  readonly zeroRows?: boolean | undefined;
}

/** The part of a period that falls into one financial year; `rollsOn` is the first day of the next year, if reached. */
export interface YearPart {
  readonly range: MovementRange;
  readonly rollsOn: Day | null;
}

/** The ranges a ledger over a period sums: everything before it, and its part of each financial year. */
export interface LedgerRanges {
  /** All days before the financial year of `from`. */
  readonly before: MovementRange;
  /** From the start of that year to the day before `from`; null when the period starts with the year. */
  readonly sinceYearStart: MovementRange | null;
  readonly years: readonly YearPart[];
}

/** True when only some lines count: retained earnings then mirror nothing. */
export function isFiltered(params: LedgerParams): boolean {
  return params.contacts !== undefined || params.kinds !== undefined;
}

/** Whether a line counts under the filters of the parameters, its date and account apart. */
export function isCounted(line: Pick<LedgerLine, 'contact' | 'kind'>, params: LedgerParams): boolean {
  if (params.contacts !== undefined && !params.contacts.includes(line.contact?.id ?? '')) return false;
  return params.kinds === undefined || params.kinds.includes(line.kind);
}

/**
 * Closing entries dated before this day are lines of the ledger, later ones are left out: a report leaves out the closing
 * of the financial year it ends in and shows those of earlier years.
 */
export function closingsShownBefore(period: Period, yearRule: YearRule): Day {
  return financialYearOf(period.to, yearRule).start;
}

function yearParts(period: Period, yearRule: YearRule): YearPart[] {
  const parts: YearPart[] = [];
  for (let from = period.from; from <= period.to; ) {
    const { end } = financialYearOf(from, yearRule);
    const isLast = end >= period.to;
    const to = isLast ? period.to : end;
    const rollsOn = isLast ? null : addDays(end, 1);
    parts.push({ range: { from, to, excludeClosing: isLast }, rollsOn });
    from = addDays(to, 1);
  }
  return parts;
}

/** The ranges behind an account ledger. Throws `bad_date_order` when the period ends before it starts. */
export function ledgerRangesOf(period: Period, yearRule: YearRule): LedgerRanges {
  if (period.from > period.to) throw new LedgerIssue('bad_date_order', { from: period.from, to: period.to });
  const { start } = financialYearOf(period.from, yearRule);
  const dayBefore = addDays(period.from, -1);
  return {
    before: { from: null, to: addDays(start, -1), excludeClosing: false },
    sinceYearStart: dayBefore < start ? null : { from: start, to: dayBefore, excludeClosing: true },
    years: yearParts(period, yearRule),
  };
}

/** The sums `generalLedgerFrames` reads, as turnovers. Throws `bad_date_order`. */
export function generalLedgerRanges(params: LedgerParams, yearRule: YearRule): MovementRange[] {
  const { before, sinceYearStart, years } = ledgerRangesOf(params, yearRule);
  return [before, ...(sinceYearStart === null ? [] : [sinceYearStart]), ...years.map((year) => year.range)];
}
