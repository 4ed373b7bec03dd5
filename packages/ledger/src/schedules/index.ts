export {
  type ExplainedBalance,
  explainBalance,
  openAt,
  type ScheduleHistory,
  type ScheduleMovement,
} from './history.ts';
export { type Instalment, LOAN_METHODS, type LoanMethod, type LoanTerms, loanInstalments } from './loan.ts';
export { type LoanTableFault, loanTableFault, tableDay } from './loan-table.ts';
export { type BilledMonth, type MissingBill, missingBills, monthsBefore, USUAL_MONTHS } from './missing-bills.ts';
export { instalmentSides, type ScheduleAccounts, type ScheduleSide, scheduleSides } from './month-entry.ts';
export { type AgreedLoan, type PlannedInstalment, plannedInstalments } from './planned-instalments.ts';
export { plannedLines, type ScheduleToPlan } from './planned-lines.ts';
export { JOURNAL_RHYTHMS, type JournalRhythm, repeatedDays } from './repeated-days.ts';
export { endEarly, replan } from './replan.ts';
export { type PlannedLine, spread } from './spread.ts';
export { documentPeriod, type StatedPeriod, statedPeriod, wordsStating } from './stated-period.ts';
export {
  type BalanceKind,
  MAX_SCHEDULE_MONTHS,
  SCHEDULE_KINDS,
  type ScheduleKind,
  type ScheduleTerms,
  SPREAD_METHODS,
  type SpreadMethod,
} from './terms.ts';
