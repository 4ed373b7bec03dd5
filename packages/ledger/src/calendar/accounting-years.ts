import { addDays, addMonths, type Day, endOfMonth } from './day.ts';
import { type FinancialYearEnd, type Period, twelveMonthsAround } from './financial-year.ts';

/** A year that the books prove. `from` null: only its last day is known. */
export interface ProvedYear {
  readonly from: Day | null;
  readonly to: Day;
}

/**
 * What decides the years of a company. A first year, a year after a change of the year end and every year before the change
 * do not follow from the year end alone: they are `known` from accounts, computations and closings.
 */
export interface AccountingYears {
  readonly yearEnd: FinancialYearEnd;
  /** In the order of the calendar; no two overlap. */
  readonly known: readonly Period[];
}

/** What decides the year that contains a day: the year end alone, or the years of a company. */
export type YearRule = FinancialYearEnd | AccountingYears;

/** The financial year that contains a day: twelve months to the year end, or the year of the company that is known. */
export function financialYearOf(day: Day, rule: YearRule): { start: Day; end: Day } {
  if (typeof rule === 'string') return twelveMonthsAround(day, rule);
  const { from, to } = yearContaining(day, rule);
  return { start: from, end: to };
}

/**
 * Years with the proved ones, the strongest proof first: a weaker one that overlaps a stronger one is left out. A year of
 * which only the last day is proved has twelve months, or fewer if the year before it ends later.
 */
export function accountingYears(yearEnd: FinancialYearEnd, proved: readonly ProvedYear[]): AccountingYears {
  const known: Period[] = [];
  for (const { from, to } of proved) {
    const earlier = known.findLast((year) => year.to < to);
    const year = { from: from ?? startOfYearTo(to, earlier), to };
    if (known.some((other) => other.from <= year.to && year.from <= other.to)) continue;
    known.push(year);
    known.sort((one, other) => (one.to < other.to ? -1 : 1));
  }
  return { yearEnd, known };
}

/**
 * The year that contains a day: a known one; before a known one twelve months that end on the day before it; after the last
 * known one from the day after it to the year end; without one a financial year.
 */
export function yearContaining(day: Day, { yearEnd, known }: AccountingYears): Period {
  const earlier = known.findLast(({ to }) => to < day);
  let later = known.find(({ to }) => to >= day);
  if (later === undefined) {
    const { start, end } = twelveMonthsAround(day, yearEnd);
    return { from: earlier === undefined || earlier.to < start ? start : addDays(earlier.to, 1), to: end };
  }
  while (later.from > day) {
    const to = addDays(later.from, -1);
    later = { from: startOfYearTo(to, earlier), to };
  }
  return later;
}

/** The year that ends on a day; null if none does. */
export function yearEnding(end: Day, years: AccountingYears): Period | null {
  const year = yearContaining(end, years);
  return year.to === end ? year : null;
}

/** The year before a period, which need not be one of the years itself. */
export function yearBefore(period: Period, { yearEnd, known }: AccountingYears): Period {
  return yearContaining(addDays(period.from, -1), accountingYears(yearEnd, [period, ...known]));
}

/** The years that contain a day from `first` to `last`, newest first. */
export function yearsBetween(first: Day, last: Day, years: AccountingYears): Period[] {
  const found = [yearContaining(last, years)];
  for (let [year] = found; year !== undefined && year.from > first; ) {
    year = yearContaining(addDays(year.from, -1), years);
    found.push(year);
  }
  return found;
}

/** The first day of the twelve months to a day, or the day after the year before if that is later. */
function startOfYearTo(to: Day, earlier: Period | undefined): Day {
  const yearEarlier = addMonths(to, -12);
  const start = addDays(to === endOfMonth(to) ? endOfMonth(yearEarlier) : yearEarlier, 1);
  return earlier === undefined || earlier.to < start ? start : addDays(earlier.to, 1);
}
