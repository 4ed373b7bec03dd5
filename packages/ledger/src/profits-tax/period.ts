import { addDays, addMonths, type Day, type Period } from '../calendar/index.ts';
import { yearOfAssessment } from '../tax/index.ts';
import { BASIS_PERIOD } from './facts.ts';

/** Why a basis period is rejected. `maxTo`: the latest day on which one that begins there may end. */
export type PeriodFault =
  | { readonly fault: 'ends_before_it_begins' }
  | { readonly fault: 'other_year'; readonly found: string }
  | { readonly fault: 'too_long'; readonly maxTo: Day };

/**
 * Checks a basis period: it ends in the year of assessment, and lasts at most 12 months, or 18 for the first one of a
 * business. A longer period after a change of the accounting date has to be divided by a person. Null: it may be used.
 */
export function basisPeriodFault({ from, to }: Period, year: string, commencedOn: Day | null): PeriodFault | null {
  if (to < from) return { fault: 'ends_before_it_begins' };
  if (yearOfAssessment(to) !== year) return { fault: 'other_year', found: yearOfAssessment(to) };
  const isFirst = commencedOn !== null && from <= commencedOn && commencedOn <= to;
  const months = isFirst ? BASIS_PERIOD.firstMonths : BASIS_PERIOD.months;
  const maxTo = addDays(addMonths(from, months), -1);
  return to > maxTo ? { fault: 'too_long', maxTo } : null;
}

/**
 * The days whose expenditure belongs to a basis period: what two basis periods have in common belongs to the first, and what lies
 * between them to the second (section 40(1), Practice Note No. 7, paragraph 13). `previousEnd`: the last day of the basis period
 * of the year of assessment before; null without one.
 */
export function allowancePeriod({ from, to }: Period, previousEnd: Day | null): Period {
  return previousEnd === null || previousEnd >= to ? { from, to } : { from: addDays(previousEnd, 1), to };
}

/** True for a basis period of exactly 12 months. */
export function isWholeYear({ from, to }: Period): boolean {
  return addDays(addMonths(from, 12), -1) === to;
}
