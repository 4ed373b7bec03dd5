import { z } from 'zod';
import * as recurring from '../../trade/recurring.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { day, listQuery, nothing } from '../../wire/wire.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('recurring');

export const recurringEndpoints = {
  list: endpoint('GET', `${company}/recurring-invoice`, 'read', {
    summary: 'Recurring documents',
    query: listQuery.extend({ type: z.enum(['sales_invoice', 'purchase_bill']).optional() }),
    data: z.array(recurring.recurringRow),
    meta: recurring.recurringListMeta,
  }),
  dates: endpoint('POST', `${company}/recurring-invoice/dates`, 'read', {
    summary: 'The next dates of a schedule',
    body: recurring.recurringDatesRequest,
    data: z.array(day),
  }),
  create: endpoint('POST', `${company}/recurring-invoice`, 'write', {
    summary: 'Create a recurring document',
    body: recurring.recurringBody,
    data: recurring.recurringDetail,
    idempotent: true,
  }),
  get: endpoint('GET', `${company}/recurring-invoice/:id`, 'read', {
    summary: 'A recurring document with the documents it created',
    data: recurring.recurringDetail,
  }),
  save: endpoint('PUT', `${company}/recurring-invoice/:id`, 'write', {
    summary: 'Change a recurring document',
    body: recurring.saveRecurringRequest,
    data: recurring.recurringDetail,
  }),
  state: endpoint('POST', `${company}/recurring-invoice/:id/state`, 'write', {
    summary: 'Pause, resume or end a recurring document',
    body: recurring.recurringStateRequest,
    data: recurring.recurringDetail,
  }),
  remove: endpoint('DELETE', `${company}/recurring-invoice/:id`, 'write', {
    summary: 'Delete a recurring document; documents it created stay',
    data: nothing,
  }),
  makeNow: endpoint('POST', `${company}/recurring-invoice/:id/make`, 'write', {
    summary: 'Create the next document of a recurring one now',
    data: recurring.recurringDetail,
    idempotent: true,
  }),
};
