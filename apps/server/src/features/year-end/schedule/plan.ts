import {
  type Day,
  openAt,
  type PlannedLine,
  plannedLines,
  type ScheduleHistory,
  type ScheduleMovement,
  type ScheduleTerms,
} from '@folio/ledger';
import { byTheRules } from '../../books/ledger/index.ts';
import type { StoredPosting, StoredSchedule } from './store.ts';

/** The terms with the amounts whose journals no entry reverses. */
export function termsOf({ amounts, from, to, method }: StoredSchedule): ScheduleTerms {
  const standing = amounts.filter(({ reversedOn }) => reversedOn === null);
  return { amountMinor: standing.reduce((sum, { amountMinor }) => sum + amountMinor, 0n), from, to, method };
}

/** Lines whose entry no other entry reverses. */
export function standingOf({ postings }: StoredSchedule): StoredPosting[] {
  return postings.filter(({ reversedOn }) => reversedOn === null);
}

/** The lines that are still to be posted, under these terms. Throws a `DomainError` for terms that make no sense. */
export function plannedOf(schedule: StoredSchedule, terms: ScheduleTerms = termsOf(schedule)): PlannedLine[] {
  const { kind, reverseOn } = schedule;
  return byTheRules(() => plannedLines({ kind, terms, reverseOn }, standingOf(schedule)));
}

/** What the schedule explains of its balance account at the end of a day. */
export function openBalance(schedule: StoredSchedule, day: Day): bigint {
  return openAt(historyOf(schedule), day);
}

/** Later than the day of any posting. */
const LAST_DAY = '9998-12-31';

/** What the balance account holds of the schedule after everything that is posted. */
export function openNow(schedule: StoredSchedule): bigint {
  return openBalance(schedule, LAST_DAY);
}

function historyOf({ kind, amounts, postings }: StoredSchedule): ScheduleHistory {
  const posted = postings.flatMap((one) => withCounterEntry(one.dueOn, one));
  return { kind, source: amounts.flatMap((one) => withCounterEntry(one.on, one)), posted };
}

function withCounterEntry(
  on: Day,
  { amountMinor, reversedOn }: { amountMinor: bigint; reversedOn: Day | null },
): ScheduleMovement[] {
  const made = { on, amountMinor };
  return reversedOn === null ? [made] : [made, { on: reversedOn, amountMinor: -amountMinor }];
}
