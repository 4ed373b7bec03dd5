import { z } from 'zod';
import { endpointsOf } from '../../wire/endpoint.ts';
import { listMeta } from '../../wire/wire.ts';
import * as schedule from '../../year-end/schedule.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('schedule');
const one = `${company}/schedule/:id` as const;

/** Schedules of prepayments, deferred income, accruals, loans and recurring journals, their month runs, and what they explain of a balance. */
export const scheduleEndpoints = {
  list: endpoint('GET', `${company}/schedule`, 'read', {
    summary: 'Schedules',
    query: schedule.scheduleListQuery,
    data: z.array(schedule.scheduleListRow),
    meta: listMeta,
  }),
  create: endpoint('POST', `${company}/schedule`, 'write', {
    summary: 'Create a schedule',
    body: schedule.newScheduleBody,
    data: schedule.schedule,
    idempotent: true,
    postsByDate: true,
  }),
  createLoan: endpoint('POST', `${company}/schedule/loan`, 'write', {
    summary: 'Create the schedule of a loan or hire purchase',
    body: schedule.newLoanBody,
    data: schedule.schedule,
    idempotent: true,
    postsByDate: true,
  }),
  createRecurringJournal: endpoint('POST', `${company}/schedule/recurring-journal`, 'write', {
    summary: 'Repeat a manual journal each month, quarter or year',
    body: schedule.newRecurringJournalBody,
    data: schedule.schedule,
    idempotent: true,
  }),
  sourceLines: endpoint('GET', `${company}/schedule/source-line`, 'read', {
    summary: 'Posted lines that may get a schedule, with the period they state',
    query: schedule.scheduleSourceQuery,
    data: z.array(schedule.scheduleSourceLine),
    meta: listMeta,
  }),
  periodSpot: endpoint('GET', `${company}/schedule/source-line/spot`, 'read', {
    summary: 'Where the document of a line shows the period that is proposed for it',
    query: schedule.periodSpotQuery,
    data: schedule.periodSpot,
  }),
  due: endpoint('GET', `${company}/schedule/due`, 'read', {
    summary: 'Lines of schedules that are due by the end of a month',
    query: schedule.dueQuery,
    data: z.array(schedule.dueLine),
    meta: schedule.dueMeta,
  }),
  run: endpoint('POST', `${company}/schedule/run`, 'write', {
    summary: 'Post the lines of schedules that are due by the end of a month',
    body: schedule.runScheduleBody,
    data: schedule.scheduleRunAnswer,
    idempotent: true,
    postsByDate: true,
  }),
  missingBills: endpoint('GET', `${company}/schedule/missing-bill`, 'read', {
    summary: 'Bills that usually arrive each month and did not for this one',
    query: schedule.dueQuery,
    data: z.array(schedule.missingBill),
    meta: listMeta,
  }),
  balances: endpoint('GET', `${company}/schedule/balance`, 'read', {
    summary: 'Balance accounts of schedules, with what the schedules explain',
    query: schedule.scheduleBalanceQuery,
    data: z.array(schedule.scheduleBalance),
  }),
  explanation: endpoint('GET', `${company}/schedule/explanation`, 'read', {
    summary: 'The open schedules that explain the balance of an account',
    query: schedule.explanationQuery,
    data: z.array(schedule.explanationRow),
    meta: schedule.explanationMeta,
  }),
  get: endpoint('GET', one, 'read', { summary: 'A schedule', data: schedule.schedule }),
  changeAmount: endpoint('POST', `${one}/amount`, 'write', {
    summary: 'Change the amount of a schedule, such as by a credit note',
    body: schedule.scheduleAmountBody,
    data: schedule.schedule,
    idempotent: true,
    postsByDate: true,
  }),
  end: endpoint('POST', `${one}/end`, 'write', {
    summary: 'End a schedule earlier',
    body: schedule.scheduleEndBody,
    data: schedule.schedule,
  }),
  reverse: endpoint('POST', `${one}/reverse`, 'write', {
    summary: 'Reverse a posted line of a schedule',
    body: schedule.scheduleReversalBody,
    data: schedule.schedule,
    idempotent: true,
  }),
};
