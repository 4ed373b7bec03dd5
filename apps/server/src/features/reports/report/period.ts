import { addDays, type Day, daysBetween, financialYearOf, type Period } from '@folio/ledger';
import type { ReportContext } from './context.ts';

/**
 * The part of a period in which anything can have happened: from the financial year of the first entry to the end of the year
 * after the last one. Every figure of the period is the same, and a century costs as much as the years that were booked.
 */
export async function bookedPeriod(context: ReportContext, { from, to }: Period): Promise<Period> {
  if (daysBetween(from, to) <= FEW_DAYS) return { from, to };
  const { extent } = await context.journalDays();
  const yearOf = (day: Day) => financialYearOf(day, context.books.years);
  if (extent === null) return { from: later(from, yearOf(to).start), to };
  const first = yearOf(extent.first).start;
  const last = yearOf(addDays(yearOf(extent.last).end, 1)).end;
  const end = earlier(to, later(last, from));
  return { from: earlier(later(from, first), end), to: end };
}

/** Ten years: looking up what was booked costs more than summing up empty years. */
const FEW_DAYS = 3653;

function later(one: Day, other: Day): Day {
  return [one, other].sort().at(-1) ?? one;
}

function earlier(one: Day, other: Day): Day {
  return [one, other].sort()[0] ?? one;
}
