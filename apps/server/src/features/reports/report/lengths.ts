import { type Day, financialYearOf, isOfOtherLength, type Period } from '@folio/ledger';
import type { Compared } from './comparison.ts';
import type { ReportContext } from './context.ts';
import { periodWords } from './words.ts';

interface Comparison<Choice> {
  compare: Choice;
  compare_count?: number | undefined;
}

/** What a query compares with, by the years of the company. */
export function comparedBy<Choice>(
  { books }: ReportContext,
  { compare, compare_count: count }: Comparison<Choice>,
): Compared<Choice> {
  return { compare, count, years: books.years };
}

/** The days whose income and expenses a balance at each day contains: from the start of its year. */
export function yearsTo({ books }: ReportContext, days: readonly Day[]): Period[] {
  return days.map((day) => ({ from: financialYearOf(day, books.years).start, to: day }));
}

/**
 * A note for the reader if a period is shown with a year before it of another length, as after a change of the year end. An
 * auditor in Hong Kong expects it (HKAS 1 paragraph 36). Periods before the books began have no figures to compare with.
 */
export async function lengthNotes(
  context: ReportContext,
  { compare }: Comparison<string>,
  periods: readonly Period[],
): Promise<string[]> {
  const [period, ...earlier] = periods;
  if (compare !== 'previous_year' || period === undefined || !earlier.some((one) => isOfOtherLength(one, period)))
    return [];
  const { extent } = await context.journalDays();
  const shown = earlier.filter(({ to }) => extent !== null && to >= extent.first);
  if (!shown.some((one) => isOfOtherLength(one, period))) return [];
  const words = [period, ...shown].map(({ from, to }) => periodWords(context.say, { from, to }));
  return [context.say('report_note_lengths', { periods: words.join(context.language === 'zh-Hant' ? '；' : '; ') })];
}
