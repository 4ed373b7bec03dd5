import type { NewScheduleBody, ScheduleKindName } from '@folio/contract';

export const scheduleKinds = [
  'prepayment',
  'deferred_income',
  'accrual',
] as const satisfies readonly ScheduleKindName[];
export const spreadMethods = [
  'equal_months',
  'days',
  'full_months',
] as const satisfies readonly NewScheduleBody['method'][];
