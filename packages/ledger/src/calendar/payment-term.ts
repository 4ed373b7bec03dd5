import { LedgerIssue } from '../fault.ts';
import { addDays, addMonths, type Day, daysInMonth, endOfMonth, makeDay, partsOf, startOfMonth } from './day.ts';

/**
 * When payment is due. `days`: that many days after the issue date. `end_of_month`: `days` days after the end of the month
 * that is `months` later. `fixed_day`: on day `days` (1 to 31; the last day of a shorter month) of the month `months`
 * later; with `months` 0 this month, or the next when the day has passed.
 */
export interface PaymentTerm {
  readonly kind: 'days' | 'end_of_month' | 'fixed_day';
  readonly days: number;
  readonly months: number;
}

/** A day of the month `months` after that of `from`; the 31st becomes the last day of a shorter month. */
function dayOfMonthAfter(from: Day, months: number, dayOfMonth: number): Day {
  const { year, month } = partsOf(addMonths(startOfMonth(from), months));
  return makeDay(year, month, Math.min(dayOfMonth, daysInMonth(year, month)));
}

function fixedDay({ days, months }: PaymentTerm, issueDate: Day): Day {
  if (days < 1 || days > 31) throw new LedgerIssue('bad_payment_term', { found: String(days) });
  const due = dayOfMonthAfter(issueDate, months, days);
  return due < issueDate ? dayOfMonthAfter(issueDate, months + 1, days) : due;
}

/** The day payment is due, never before the issue date. Throws `bad_day`, `bad_payment_term` (no such day of a month). */
export function dueDateOf(term: PaymentTerm, issueDate: Day): Day {
  switch (term.kind) {
    case 'days':
      return addDays(issueDate, term.days);
    case 'end_of_month':
      return addDays(endOfMonth(addMonths(startOfMonth(issueDate), term.months)), term.days);
    case 'fixed_day':
      return fixedDay(term, issueDate);
  }
}
