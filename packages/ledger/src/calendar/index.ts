/** Calendar days, periods and financial years; safe to import in a browser. */
export {
  type AccountingYears,
  accountingYears,
  financialYearOf,
  type ProvedYear,
  type YearRule,
  yearBefore,
  yearContaining,
  yearEnding,
  yearsBetween,
} from './accounting-years.ts';
export {
  addDays,
  addMonths,
  type Day,
  dayIfExists,
  dayInHongKong,
  daysBetween,
  daysInMonth,
  endOfMonth,
  HONG_KONG,
  hourInHongKong,
  isDay,
  makeDay,
  parseDay,
  partsOf,
  startOfMonth,
} from './day.ts';
export {
  type FinancialYearEnd,
  isFinancialYearEnd,
  isOfOtherLength,
  type Period,
  yearEndIn,
} from './financial-year.ts';
export {
  coveredPeriod,
  lastMailingDay,
  MAILING_RHYTHMS,
  type MailingDays,
  type MailingRhythm,
  mailingDayFrom,
  viewOnMailingDay,
} from './mailing-days.ts';
export { occurrences, type Repetition } from './occurrences.ts';
export { dueDateOf, type PaymentTerm } from './payment-term.ts';
export { monthsOf, PERIOD_PRESETS, type PeriodPreset, periodOfPreset } from './presets.ts';
export { type DayFault, readTypedDay } from './typed-day.ts';
export { usualDay } from './usual-day.ts';
export { DAY_STYLES, type DayStyle, writeDay } from './write-day.ts';
