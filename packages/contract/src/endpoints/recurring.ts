import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import * as recurring from '../recurring.ts';
import { companyParams, companyRecordParams, day, listMeta, listQuery, nothing } from '../wire.ts';
import { company } from './paths.ts';

const tag = 'recurring';

export const recurringEndpoints = {
  list: endpoint({
    method: 'GET',
    path: `${company}/recurring-invoice`,
    tag,
    summary: 'Documents that repeat',
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
    summary: 'The next dates of a repetition',
    access: 'read',
    params: companyParams,
    body: recurring.recurringDatesRequest,
    data: z.array(day),
  }),
  create: endpoint({
    method: 'POST',
    path: `${company}/recurring-invoice`,
    tag,
    summary: 'Let a document repeat',
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
    summary: 'One that repeats, with what it made',
    access: 'read',
    params: companyRecordParams,
    data: recurring.recurringDetail,
  }),
  save: endpoint({
    method: 'PUT',
    path: `${company}/recurring-invoice/:id`,
    tag,
    summary: 'Change one that repeats',
    access: 'write',
    params: companyRecordParams,
    body: recurring.saveRecurringRequest,
    data: recurring.recurringDetail,
  }),
  state: endpoint({
    method: 'POST',
    path: `${company}/recurring-invoice/:id/state`,
    tag,
    summary: 'Pause, resume or end it',
    access: 'write',
    params: companyRecordParams,
    body: recurring.recurringStateRequest,
    data: recurring.recurringDetail,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${company}/recurring-invoice/:id`,
    tag,
    summary: 'Delete it; what it made stays',
    access: 'write',
    params: companyRecordParams,
    data: nothing,
  }),
  makeNow: endpoint({
    method: 'POST',
    path: `${company}/recurring-invoice/:id/make`,
    tag,
    summary: 'Make the next one now',
    access: 'write',
    params: companyRecordParams,
    data: recurring.recurringDetail,
    idempotent: true,
  }),
};
