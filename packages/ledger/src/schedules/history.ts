import type { Day } from '../calendar/index.ts';
import type { BalanceKind } from './terms.ts';

/** A dated change of what a schedule holds. Amounts are in minor units, positive as they add to the account's balance. */
export interface ScheduleMovement {
  on: Day;
  amountMinor: bigint;
}

/** What happened to a schedule in the books. */
export interface ScheduleHistory {
  kind: BalanceKind;
  /** The source (a bill, an invoice, a journal) and later changes of the amount, such as a credit note (negative). */
  source: readonly ScheduleMovement[];
  /** Posted lines by the day of their entry, and their counter entries as negative amounts. */
  posted: readonly ScheduleMovement[];
}

/**
 * What a schedule explains of its balance account at the end of a day, positive: what a prepayment or deferred income
 * still holds, what an accrual has built up, what is owed of a loan. As at any day, past days included.
 */
export function openAt({ kind, source, posted }: ScheduleHistory, day: Day): bigint {
  const moved = upTo(posted, day);
  return kind === 'accrual' ? moved : upTo(source, day) - moved;
}

function upTo(movements: readonly ScheduleMovement[], day: Day): bigint {
  return movements.reduce((sum, { on, amountMinor }) => (on <= day ? sum + amountMinor : sum), 0n);
}

/** A balance account against its open schedules, in minor units. */
export interface ExplainedBalance {
  /** Of the ledger, in the account's usual direction: debit for a prepayment, credit for the others. */
  closingMinor: bigint;
  explainedMinor: bigint;
  differenceMinor: bigint;
}

/** How far the open schedules of an account explain its closing balance. */
export function explainBalance(
  closingMinor: bigint,
  schedules: readonly ScheduleHistory[],
  day: Day,
): ExplainedBalance {
  const explainedMinor = schedules.reduce((sum, schedule) => sum + openAt(schedule, day), 0n);
  return { closingMinor, explainedMinor, differenceMinor: closingMinor - explainedMinor };
}
