import { z } from 'zod';
import * as recurring from '../../trade/recurring.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { companyParams, companyRecordParams, day, listMeta, listQuery, nothing } from '../../wire/wire.ts';
import { company } from '../paths.ts';

const tag = 'recurring';

export const recurringEndpoints = {
  list: endpoint({
    method: 'GET',
    path: `${company}/recurring-invoice`,
    tag,
    summary: 'Recurring documents',
    access: 'read',
    params: companyParams,
    query: listQuery.extend({ type: z.enum(['sales_invoice', 'purchase_bill']).optional() }),
    data: z.array(recurring.recurringRow),
    meta: listMeta,
  }),
  dates: endpoint({
    method: 'POST',
    path: `${company}/recurring-invoice/dates`,
    tag,
    summary: 'The next dates of a schedule',
    access: 'read',
    params: companyParams,
    body: recurring.recurringDatesRequest,
    data: z.array(day),
  }),
  create: endpoint({
    method: 'POST',
    path: `${company}/recurring-invoice`,
    tag,
    summary: 'Create a recurring document',
    access: 'write',
    params: companyParams,
    body: recurring.recurringBody,
    data: recurring.recurringDetail,
    idempotent: true,
  }),
  get: endpoint({
    method: 'GET',
    path: `${company}/recurring-invoice/:id`,
    tag,
    summary: 'A recurring document with the documents it created',
    access: 'read',
    params: companyRecordParams,
    data: recurring.recurringDetail,
  }),
  save: endpoint({
    method: 'PUT',
    path: `${company}/recurring-invoice/:id`,
    tag,
    summary: 'Change a recurring document',
    access: 'write',
    params: companyRecordParams,
    body: recurring.saveRecurringRequest,
    data: recurring.recurringDetail,
  }),
  state: endpoint({
    method: 'POST',
    path: `${company}/recurring-invoice/:id/state`,
    tag,
    summary: 'Pause, resume or end a recurring document',
    access: 'write',
    params: companyRecordParams,
    body: recurring.recurringStateRequest,
    data: recurring.recurringDetail,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${company}/recurring-invoice/:id`,
    tag,
    summary: 'Delete a recurring document; documents it created stay',
    access: 'write',
    params: companyRecordParams,
    data: nothing,
  }),
  makeNow: endpoint({
    method: 'POST',
    path: `${company}/recurring-invoice/:id/make`,
    tag,
    summary: 'Create the next document of a recurring one now',
    access: 'write',
    params: companyRecordParams,
    data: recurring.recurringDetail,
    idempotent: true,
  }),
};
