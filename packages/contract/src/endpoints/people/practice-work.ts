import { z } from 'zod';
import * as work from '../../people/practice-work.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { nothing } from '../../wire/wire.ts';

const endpoint = endpointsOf('practice');

const one = '/api/practice/:practiceId';

export const practiceWorkEndpoints = {
  list: endpoint('GET', `${one}/work`, 'user', {
    summary: 'What waits for all clients that the caller can see',
    query: work.workQuery,
    data: z.array(work.workRow),
    meta: work.workMeta,
  }),
  months: endpoint('GET', `${one}/months`, 'user', {
    summary: 'What the last six months wait for, of all clients that the caller can see',
    data: work.clientMonths,
  }),
  assign: endpoint('PUT', `${one}/client/:companyId/assignee`, 'user', {
    summary: 'Say who looks after a client',
    body: work.assigneeBody,
    data: nothing,
  }),
  deadline: endpoint('PUT', `${one}/client/:companyId/deadline`, 'user', {
    summary: 'Mark a deadline of a client as met, or take that back',
    body: work.deadlineBody,
    data: nothing,
  }),
};
