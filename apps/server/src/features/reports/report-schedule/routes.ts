import { reportScheduleEndpoints as calls } from '@folio/contract';
import { companyRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { createSchedule, moveSchedule, removeSchedule, saveSchedule } from './keep-schedule.ts';
import { getReportSchedule, listReportSchedules } from './list-schedules.ts';

export function reportScheduleRoutes(app: FolioApp): void {
  companyRoute(app, calls.list, (tx, { call }) => listReportSchedules(tx, call));
  companyRoute(app, calls.scheduleReport, async (tx, { params, body, call }) => {
    const wish = { subject: 'saved_report' as const, subjectId: params.id, body };
    return getReportSchedule(tx, call, await createSchedule(tx, call, wish));
  });
  companyRoute(app, calls.schedulePack, async (tx, { params, body, call }) => {
    const wish = { subject: 'report_pack' as const, subjectId: params.id, body };
    return getReportSchedule(tx, call, await createSchedule(tx, call, wish));
  });
  companyRoute(app, calls.save, async (tx, { params, body, call }) => {
    await saveSchedule(tx, call, params.id, body);
    return getReportSchedule(tx, call, params.id);
  });
  companyRoute(app, calls.state, async (tx, { params, body, call }) => {
    await moveSchedule(tx, call, params.id, body);
    return getReportSchedule(tx, call, params.id);
  });
  companyRoute(app, calls.remove, (tx, { params, call }) => removeSchedule(tx, call, params.id));
}
