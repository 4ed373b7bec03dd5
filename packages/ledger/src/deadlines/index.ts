/** The legal deadlines of Hong Kong businesses, from dated facts. */
export { type CalendarEvent, writeCalendar } from './calendar-file.ts';
export {
  COMPANY_FORMS,
  type CompanyFacts,
  type CompanyForm,
  DEADLINE_KINDS,
  type Deadline,
  type DeadlineKind,
  type LateCost,
  type MissingFact,
} from './deadline.ts';
export { deadlinesIn, lateCostsOn, missingFacts, periodOfDueDay } from './list.ts';
export { annualReturns, registrationRenewals } from './registry-deadlines.ts';
