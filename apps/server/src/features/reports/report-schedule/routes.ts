import { reportScheduleEndpoints as calls, type ScheduledSubject } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { dataRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import type { PeopleRules } from './access.ts';
import { createSchedule, moveSchedule, removeSchedule, type ScheduleCall, saveSchedule } from './keep-schedule.ts';
import { getReportSchedule, listReportSchedules, lookAtReceivers } from './list-schedules.ts';

type Caller = CompanyCall & ScheduleCall;

/** Runs work in one transaction of the company, once it is known who reads its books. */
type Work = <T>(call: CompanyCall, work: (tx: CompanyTransaction, call: Caller) => Promise<T>) => Promise<T>;

export function reportScheduleRoutes(app: FolioApp, { readerAddresses }: Pick<PeopleRules, 'readerAddresses'>): void {
  const within: Work = async (call, work) => {
    const readers = await readerAddresses(call.companyId);
    return call.transaction((tx) => work(tx, { ...call, readers }));
  };
  dataRoute(app, calls.list, ({ call }) => within(call, listReportSchedules));
  dataRoute(app, calls.receivers, ({ body, call }) => within(call, (tx, caller) => lookAtReceivers(tx, caller, body)));
  const addRoute = (endpoint: typeof calls.scheduleReport | typeof calls.schedulePack, subject: ScheduledSubject) =>
    dataRoute(app, endpoint, ({ params, body, call }) =>
      within(call, async (tx, caller) => {
        const id = await createSchedule(tx, caller, { subject, subjectId: params.id, body });
        return getReportSchedule(tx, caller, id);
      }),
    );
  addRoute(calls.scheduleReport, 'saved_report');
  addRoute(calls.schedulePack, 'report_pack');
  dataRoute(app, calls.save, ({ params, body, call }) =>
    within(call, async (tx, caller) => {
      await saveSchedule(tx, caller, params.id, body);
      return getReportSchedule(tx, caller, params.id);
    }),
  );
  dataRoute(app, calls.state, ({ params, body, call }) =>
    within(call, async (tx, caller) => {
      await moveSchedule(tx, caller, params.id, body);
      return getReportSchedule(tx, caller, params.id);
    }),
  );
  dataRoute(app, calls.remove, ({ params, call }) => call.transaction((tx) => removeSchedule(tx, call, params.id)));
}
