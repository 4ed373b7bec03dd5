/** Closing a month or a year: schedules, sign-offs, movements and tasks. */
export { type MovementThresholds, type ReviewedMovement, reviewedMovements } from './movement.ts';
export {
  CLOSE_PARTS,
  type ClosePart,
  type ClosePeriod,
  type ClosePeriodKind,
  type CloseRange,
  closePeriodEnding,
  closePeriodOf,
  closeRanges,
  lastPeriodOver,
  periodBefore,
} from './period.ts';
export {
  type AccountSchedule,
  accountSchedules,
  type CloseSums,
  emptyCloseSums,
  type LineSums,
  NO_LINES,
  totalOf,
} from './schedule.ts';
export {
  isStale,
  lastSignOff,
  SIGN_OFF_ROLES,
  type SignOff,
  type SignOffFault,
  type SignOffRole,
  type SignOffWish,
  signOffFault,
} from './sign-off.ts';
export {
  comparedMinor,
  SCHEDULE_SOURCES,
  type ScheduleNotes,
  type ScheduleSource,
  type ScheduleState,
  type SeenSchedule,
  type SourceFigure,
  scheduleDifference,
  scheduleState,
  scheduleText,
  TYPED_SOURCES,
  type TypedSource,
} from './source.ts';
export {
  type CheckedTask,
  CLOSE_CHECKS,
  type CloseCheck,
  checkedTasks,
  missingTasks,
  openHardTasks,
  type PersonalTask,
} from './task.ts';
