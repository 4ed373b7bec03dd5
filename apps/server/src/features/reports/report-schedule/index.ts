/** Saved reports and packs that go out by email. */
export type { ExportRefusal } from './access.ts';
export { attachReport } from './attach-report.ts';
export { reportScheduleRoutes } from './routes.ts';
export { startReportSchedules } from './start-schedules.ts';
