import { z } from 'zod';
import {
  reportSchedule,
  reportScheduleBody,
  reportScheduleStateRequest,
  saveReportScheduleRequest,
} from '../../reports/report-schedule.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { nothing } from '../../wire/wire.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('report-schedule');

export const reportScheduleEndpoints = {
  list: endpoint('GET', `${company}/report-schedule`, 'read', {
    summary: 'Reports and packs that go out by email, of those the caller sees',
    data: z.array(reportSchedule),
  }),
  scheduleReport: endpoint('POST', `${company}/saved-report/:id/schedule`, 'write', {
    summary: 'Send a saved report by email regularly',
    body: reportScheduleBody,
    data: reportSchedule,
    idempotent: true,
  }),
  schedulePack: endpoint('POST', `${company}/report-pack/:id/schedule`, 'write', {
    summary: 'Send a management pack by email regularly',
    body: reportScheduleBody,
    data: reportSchedule,
    idempotent: true,
  }),
  save: endpoint('PUT', `${company}/report-schedule/:id`, 'write', {
    summary: 'Change when and to whom a report goes out by email',
    body: saveReportScheduleRequest,
    data: reportSchedule,
  }),
  state: endpoint('POST', `${company}/report-schedule/:id/state`, 'write', {
    summary: 'Pause or resume the emails of a report',
    body: reportScheduleStateRequest,
    data: reportSchedule,
  }),
  remove: endpoint('DELETE', `${company}/report-schedule/:id`, 'write', {
    summary: 'Send a report by email no longer',
    data: nothing,
  }),
};
