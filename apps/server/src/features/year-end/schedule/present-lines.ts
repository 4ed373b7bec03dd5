import type { ScheduleLine } from '@folio/contract';
import type { Day } from '@folio/ledger';
import type { CompanyBooks } from '../../books/ledger/index.ts';
import { inBase } from './fields.ts';
import { amountOf, plannedOf } from './plan.ts';
import type { ScheduleEntry, StoredPosting, StoredSchedule } from './store.ts';

type Line = ScheduleEntry & Pick<StoredPosting, 'reversedOn'> & { entryId: string | null; postedOn: Day | null };

/** Posted lines by their day, then the planned ones; those of a loan by their day, with what is owed after each. */
export function linesOf(schedule: StoredSchedule, books: CompanyBooks): ScheduleLine[] {
  const planned = plannedOf(schedule).map((line) => ({ ...line, entryId: null, postedOn: null, reversedOn: null }));
  const lines: Line[] = [...schedule.postings, ...planned];
  if (schedule.loan === null) return lines.map((line) => ({ ...presentLine(line, books), payment: null }));
  let leftMinor = amountOf(schedule);
  return lines
    .sort((one, other) => one.dueOn.localeCompare(other.dueOn))
    .map((line) => {
      const isReversed = line.reversedOn !== null;
      if (!isReversed) leftMinor -= line.amountMinor;
      const payment = {
        interest: inBase(line.interestMinor, books),
        total: inBase(line.amountMinor + line.interestMinor, books),
        left: isReversed ? null : inBase(leftMinor, books),
      };
      return { ...presentLine(line, books), payment };
    });
}

function presentLine({ dueOn, amountMinor, entryId, postedOn, reversedOn }: Line, books: CompanyBooks) {
  const amount = inBase(amountMinor, books);
  return { due_on: dueOn, amount, entry_id: entryId, posted_on: postedOn, reversed_on: reversedOn };
}
