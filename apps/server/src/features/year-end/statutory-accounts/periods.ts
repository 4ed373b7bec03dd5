import {
  type AccountingYears,
  addDays,
  addMonths,
  type Day,
  type Period,
  yearBefore,
  yearContaining,
  yearsBetween,
} from '@folio/ledger';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { StoredAccounts } from './store.ts';

/** The most that first accounts may cover; the same limit serves for a changed year end (not confirmed by the source). */
const MAX_MONTHS = 18;

/** What decides the periods of accounts. */
export interface PeriodFacts {
  years: AccountingYears;
  today: Day;
  /** The first day of the journal; null in empty books. */
  firstEntry: Day | null;
  stored: readonly Pick<StoredAccounts, 'startsOn' | 'endsOn'>[];
}

/** The periods to choose from, newest first: those with accounts, and the years from the first entry to today. */
export function periodsOf({ years, today, firstEntry, stored }: PeriodFacts): Period[] {
  const periods = new Map(stored.map(({ startsOn, endsOn }) => [endsOn, { from: startsOn, to: endsOn }]));
  for (const year of yearsBetween(firstEntry ?? today, today, years))
    if (!periods.has(year.to)) periods.set(year.to, year);
  return [...periods.values()].sort((one, other) => (one.to < other.to ? 1 : -1));
}

/** The period that ends on a day: the accounts of that day, else from the first day of the year that contains it. */
export function usualPeriod({ years, stored }: PeriodFacts, end: Day): Period {
  const saved = stored.find(({ endsOn }) => endsOn === end);
  return { from: saved?.startsOn ?? yearContaining(end, years).from, to: end };
}

/** The period to compare with: the year before; null before the books began. */
export function previousPeriod(
  { years, firstEntry }: Pick<PeriodFacts, 'years' | 'firstEntry'>,
  period: Period,
): Period | null {
  if (firstEntry === null || firstEntry >= period.from) return null;
  return yearBefore(period, years);
}

/** Rejects a period that ends before it begins, or that is longer than the law allows. */
export function checkAccountsPeriod({ from, to }: Period): void {
  if (from > to) throw fault('accounts_period_order', { from, to });
  if (addDays(addMonths(from, MAX_MONTHS), -1) < to)
    throw fault('accounts_period_too_long', { from, to, max: String(MAX_MONTHS) });
}

function fault(word: string, values: Record<string, string>): DomainError {
  return new DomainError('validation_failed', { word, values, faults: [{ path: 'start', word, values }] });
}
