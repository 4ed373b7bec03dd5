import { z } from 'zod';
import {
  publicReportEmail,
  receiverState,
  receiversRequest,
  reportEmailToken,
  reportSchedule,
  reportScheduleBody,
  reportScheduleStateRequest,
  saveReportScheduleRequest,
} from '../../reports/report-schedule.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { nothing } from '../../wire/wire.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('report-schedule');
const byLink = '/api/public/report-email';

export const reportScheduleEndpoints = {
  list: endpoint('GET', `${company}/report-schedule`, 'read', {
    summary: 'Reports and packs that go out by email, of those the caller sees',
    data: z.array(reportSchedule),
  }),
  receivers: endpoint('POST', `${company}/report-schedule/receivers`, 'write', {
    summary: 'Which of some addresses are outside the company, and which have unsubscribed',
    body: receiversRequest,
    data: z.array(receiverState),
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
  publicGet: endpoint('POST', byLink, 'public', {
    summary: "What a receiver's link stops",
    secretInBody: true,
    body: reportEmailToken,
    data: publicReportEmail,
  }),
  publicStop: endpoint('POST', `${byLink}/stop`, 'public', {
    summary: 'Stop the emails of a report to one receiver',
    secretInBody: true,
    body: reportEmailToken,
    data: publicReportEmail,
  }),
  publicResume: endpoint('POST', `${byLink}/resume`, 'public', {
    summary: 'Undo stopping the emails of a report',
    secretInBody: true,
    body: reportEmailToken,
    data: publicReportEmail,
  }),
  /** Mail programs call it for their button that unsubscribes (RFC 8058), so the token is in the address. */
  oneClick: endpoint('POST', `${byLink}/one-click`, 'public', {
    summary: 'Stop the emails of a report to one receiver, for mail programs',
    secretInBody: true,
    query: reportEmailToken,
    data: nothing,
  }),
  /** A browser that opens the same address is sent to the page; it stops nothing. */
  oneClickPage: endpoint('GET', `${byLink}/one-click`, 'public', {
    summary: 'Go to the page on which a receiver stops the emails',
    query: reportEmailToken,
    data: nothing,
    answer: 'file',
  }),
};
