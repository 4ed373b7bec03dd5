import type { NewLoanBody, NewRecurringJournalBody, NewScheduleBody, SpreadKindName } from '@folio/contract';

export const scheduleKinds = ['prepayment', 'deferred_income', 'accrual'] as const satisfies readonly SpreadKindName[];
export const spreadMethods = [
  'equal_months',
  'days',
  'full_months',
] as const satisfies readonly NewScheduleBody['method'][];
export const loanTypes = ['loan', 'hire_purchase'] as const satisfies readonly NewLoanBody['type'][];
export const loanMethods = [
  'fixed_instalment',
  'equal_capital',
  'flat_rate',
  'imported',
] as const satisfies readonly NewLoanBody['method'][];
export const journalRhythms = [
  'month',
  'quarter',
  'year',
] as const satisfies readonly NewRecurringJournalBody['every'][];
