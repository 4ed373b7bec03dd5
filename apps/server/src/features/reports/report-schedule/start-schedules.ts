import { type PeriodicTask, startPeriodicTask } from '../../../platform/jobs/index.ts';
import { type ScheduleTools, sendDueReports } from './send-due.ts';

const SWEEP_MS = 60_000;

/** Looks now and every minute for reports that are due. A run returns how many emails it queued. */
export function startReportSchedules(tools: ScheduleTools): PeriodicTask<number> {
  return startPeriodicTask(tools.log, { name: 'looking for scheduled reports', everyMs: SWEEP_MS, atOnce: true }, () =>
    sendDueReports(tools),
  );
}
