import {
  addDays,
  addMonths,
  type Day,
  endOfMonth,
  type FinancialYearEnd,
  financialYearOf,
  type Period,
} from '@folio/ledger';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { CompanyFacts, StoredAccounts } from './store.ts';

/** The most that first accounts may cover; the same limit serves for a changed year end (not confirmed by the source). */
const MAX_MONTHS = 18;

/** What decides the periods of accounts. */
export interface PeriodFacts {
  fye: FinancialYearEnd;
  today: Day;
  /** The first day of the journal; null in empty books. */
  firstEntry: Day | null;
  company: Pick<CompanyFacts, 'incorporatedOn' | 'firstAccountsTo'>;
  stored: readonly Pick<StoredAccounts, 'startsOn' | 'endsOn'>[];
}

/** The periods to choose from, newest first: those with accounts, and the financial years from the first entry to today. */
export function periodsOf(facts: PeriodFacts): Period[] {
  const periods = new Map(facts.stored.map(({ startsOn, endsOn }) => [endsOn, { from: startsOn, to: endsOn }]));
  const first = facts.firstEntry ?? facts.today;
  let { end } = financialYearOf(facts.today, facts.fye);
  do {
    if (!periods.has(end)) periods.set(end, usualPeriod(facts, end));
    end = addDays(financialYearOf(end, facts.fye).start, -1);
  } while (end >= first);
  return [...periods.values()].sort((one, other) => (one.to < other.to ? 1 : -1));
}

/** The period that ends on a day: after the accounts before it, else from incorporation, else a financial year. */
export function usualPeriod({ fye, company, stored }: PeriodFacts, end: Day): Period {
  const saved = stored.find(({ endsOn }) => endsOn === end);
  if (saved !== undefined) return { from: saved.startsOn, to: end };
  if (company.firstAccountsTo === end && company.incorporatedOn !== null && company.incorporatedOn <= end)
    return { from: company.incorporatedOn, to: end };
  const { start } = financialYearOf(end, fye);
  return { from: start <= end ? start : end, to: end };
}

/** The period to compare with: the accounts that end on the day before, else twelve months; null before the books began. */
export function previousPeriod({ stored, firstEntry }: PeriodFacts, { from }: Period): Period | null {
  const to = addDays(from, -1);
  if (firstEntry === null || firstEntry > to) return null;
  const saved = stored.find(({ endsOn }) => endsOn === to);
  if (saved !== undefined) return { from: saved.startsOn, to };
  const start = addMonths(from, -12);
  return { from: to === endOfMonth(to) ? addDays(endOfMonth(addMonths(to, -12)), 1) : start, to };
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
