import { addDays, type Day, type Period } from '../calendar/index.ts';
import type { CompanyFacts, Deadline, DeadlineKind, LateCost, MissingFact } from './deadline.ts';
import { ANNUAL_RETURN } from './facts.ts';
import { annualReturns, controllerEntries, registrationRenewals } from './registry-deadlines.ts';
import { contributions, employersReturns, firstReturn, profitsTaxReturns } from './tax-deadlines.ts';

/** The deadlines of a business in a period, the earliest first. Throws `bad_day` and `bad_financial_year_end`. */
export function deadlinesIn(facts: CompanyFacts, period: Period): Deadline[] {
  return [
    ...profitsTaxReturns(facts, period),
    ...firstReturn(facts, period),
    ...employersReturns(facts, period),
    ...annualReturns(facts, period),
    ...registrationRenewals(facts, period),
    ...contributions(facts, period),
    ...controllerEntries(facts, period),
  ].toSorted((a, b) => compare(a.dueOn, b.dueOn) || compare(a.kind, b.kind));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** The facts that are missing, so that deadlines that follow from them are not in the list. */
export function missingFacts(facts: CompanyFacts): MissingFact[] {
  const missing: MissingFact[] = [];
  if (facts.incorporatedOn === null && facts.form !== 'unincorporated') missing.push('incorporated_on');
  if (facts.hasEmployees === null) missing.push('has_employees');
  if (facts.registrationExpiresOn === null) missing.push('registration_expires_on');
  return missing;
}

/** What being late costs on a day: the last fee or fine that applies, of each basis; nothing in time. */
export function lateCostsOn({ lateCosts }: Pick<Deadline, 'lateCosts'>, day: Day): LateCost[] {
  const reached = lateCosts.filter(({ from }) => from <= day);
  return reached.filter((cost, index) => !reached.slice(index + 1).some(({ basis }) => basis === cost.basis));
}

/**
 * The period of a deadline that is known by its kind and its day: the year of the anniversary of an annual return, the
 * day itself of a business registration.
 */
export function periodOfDueDay(kind: Extract<DeadlineKind, 'annual_return' | 'business_registration'>, dueOn: Day) {
  return kind === 'annual_return' ? addDays(dueOn, -ANNUAL_RETURN.days).slice(0, 4) : dueOn;
}
