/** Saved reports and packs that go out by email. */
export type { PeopleRules } from './access.ts';
export { attachReport } from './attach-report.ts';
export { publicRoutes as reportEmailRoutes } from './public-routes.ts';
export { reportLinks } from './report-links.ts';
export { reportQueue } from './report-queue.ts';
export { reportScheduleRoutes } from './routes.ts';
export { startReportSchedules } from './start-schedules.ts';
