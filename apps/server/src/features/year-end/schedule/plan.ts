import {
  type Day,
  openAt,
  plannedInstalments,
  plannedLines,
  type ScheduleHistory,
  type ScheduleMovement,
} from '@folio/ledger';
import { byTheRules } from '../../books/ledger/index.ts';
import type { BalanceSchedule, ScheduleEntry, StoredPosting, StoredSchedule } from './store.ts';

/** The sum of the amounts whose journals no entry reverses; of a recurring journal its debits. */
export function amountOf({ amounts, journal }: StoredSchedule): bigint {
  if (journal !== null) return journal.lines.reduce((sum, { debitMinor }) => sum + debitMinor, 0n);
  const standing = amounts.filter(({ reversedOn }) => reversedOn === null);
  return standing.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
}

/** Lines whose entry no other entry reverses. */
export function standingOf({ postings }: StoredSchedule): StoredPosting[] {
  return postings.filter(({ reversedOn }) => reversedOn === null);
}

/** The lines that are still to be posted, under changed terms if given. Throws a `DomainError` if they make no sense. */
export function plannedOf(schedule: StoredSchedule, changed: { amountMinor?: bigint; to?: Day } = {}): ScheduleEntry[] {
  const { amountMinor, to } = { amountMinor: amountOf(schedule), to: schedule.to, ...changed };
  const posted = standingOf(schedule);
  if (schedule.journal !== null) return repeatedLines(schedule.journal.days, { amountMinor, to }, posted);
  if (schedule.loan !== null) {
    const agreed = { capitalMinor: amountMinor, to, instalments: schedule.loan.instalments };
    return plannedInstalments(agreed, posted).map(({ capitalMinor, ...line }) => ({
      ...line,
      amountMinor: capitalMinor,
    }));
  }
  const { kind, from, method, reverseOn } = schedule;
  const terms = { amountMinor, from, to, method };
  const lines = byTheRules(() => plannedLines({ kind, terms, reverseOn }, posted));
  return lines.map((line) => ({ ...line, interestMinor: 0n }));
}

/** The days of a recurring journal up to its end without a posted line. */
function repeatedLines(
  days: readonly Day[],
  { amountMinor, to }: { amountMinor: bigint; to: Day },
  posted: readonly StoredPosting[],
): ScheduleEntry[] {
  const taken = new Set(posted.map(({ dueOn }) => dueOn));
  const open = days.filter((day) => day <= to && !taken.has(day));
  return open.map((dueOn) => ({ dueOn, amountMinor, interestMinor: 0n }));
}

/** What the schedule explains of its balance account at the end of a day. */
export function openBalance(schedule: BalanceSchedule, day: Day): bigint {
  return openAt(historyOf(schedule), day);
}

/** Later than the day of any posting. */
const LAST_DAY = '9998-12-31';

/** What the balance account holds of the schedule after everything that is posted. */
export function openNow(schedule: BalanceSchedule): bigint {
  return openBalance(schedule, LAST_DAY);
}

function historyOf({ kind, amounts, postings }: BalanceSchedule): ScheduleHistory {
  const posted = postings.flatMap((one) => withCounterEntry(one.postedOn, one));
  return { kind, source: amounts.flatMap((one) => withCounterEntry(one.on, one)), posted };
}

function withCounterEntry(
  on: Day,
  { amountMinor, reversedOn }: { amountMinor: bigint; reversedOn: Day | null },
): ScheduleMovement[] {
  const made = { on, amountMinor };
  return reversedOn === null ? [made] : [made, { on: reversedOn, amountMinor: -amountMinor }];
}
