import { addDays, addMonths, type Day, dayIfExists, isDay } from '../calendar/index.ts';
import type { PlannedInstalment } from './planned-instalments.ts';
import { MAX_SCHEDULE_MONTHS } from './terms.ts';

/** Why a table of instalments is not one; `line` counts its rows from 1. */
export type LoanTableFault =
  | { kind: 'empty' }
  | { kind: 'order'; line: number; day: Day; before: Day }
  | { kind: 'sum'; foundMinor: bigint; expectedMinor: bigint }
  | { kind: 'too_long'; from: Day; to: Day; last: Day };

/**
 * The first fault of a lender's table: it has no row, a day is not after the one before (the first: not before the day of
 * the loan), its capital does not add up to the loan, or it is longer than 50 years. Null for a sound table.
 */
export function loanTableFault(
  rows: readonly PlannedInstalment[],
  loan: { capitalMinor: bigint; on: Day },
): LoanTableFault | null {
  let before = addDays(loan.on, -1);
  for (const [index, { dueOn }] of rows.entries()) {
    if (dueOn <= before) return { kind: 'order', line: index + 1, day: dueOn, before };
    before = dueOn;
  }
  if (rows.length === 0) return { kind: 'empty' };
  const foundMinor = rows.reduce((sum, { capitalMinor }) => sum + capitalMinor, 0n);
  if (foundMinor !== loan.capitalMinor) return { kind: 'sum', foundMinor, expectedMinor: loan.capitalMinor };
  const last = addMonths(loan.on, MAX_SCHEDULE_MONTHS);
  return before > last ? { kind: 'too_long', from: loan.on, to: before, last } : null;
}

/** A day as a lender's table writes it: `2026-04-30`, or the day first as in Hong Kong, `30/4/2026`. Null for others. */
export function tableDay(text: string): Day | null {
  const plain = text.trim();
  if (isDay(plain)) return plain;
  const parts = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(plain);
  return parts === null ? null : dayIfExists(Number(parts[3]), Number(parts[2]), Number(parts[1]));
}
