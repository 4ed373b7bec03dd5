import { z } from 'zod';
import * as audit from '../../books/audit.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { companyParams, id, listMeta, listQuery } from '../../wire/wire.ts';
import { company } from '../paths.ts';

const tag = 'audit';

export const auditEndpoints = {
  recordHistory: endpoint({
    method: 'GET',
    path: `${company}/audit-event`,
    tag,
    summary: 'The audit history of one record, newest first',
    access: 'read',
    params: companyParams,
    query: audit.historyQuery,
    data: z.array(audit.auditRow),
    meta: listMeta,
  }),
  auditLog: endpoint({
    method: 'GET',
    path: `${company}/audit-log`,
    tag,
    summary: 'The log of a company: books, people and access, sign-ins, exports, settings',
    access: 'oversee',
    params: companyParams,
    query: audit.auditQuery,
    data: z.array(audit.auditRow),
    meta: audit.auditMeta,
  }),
  auditPeople: endpoint({
    method: 'GET',
    path: `${company}/audit-log/people`,
    tag,
    summary: 'The people in the log and the practices they acted for',
    access: 'oversee',
    params: companyParams,
    data: audit.auditPeople,
  }),
  exportAuditLog: endpoint({
    method: 'GET',
    path: `${company}/audit-log/export.:format`,
    tag,
    summary: 'The filtered log as CSV or XLSX',
    access: 'oversee',
    params: companyParams.extend({ format: z.enum(['csv', 'xlsx']) }),
    query: audit.auditFilter,
    data: z.any(),
    answer: 'file',
    exports: true,
  }),
  practiceLog: endpoint({
    method: 'GET',
    path: '/api/practice/:practiceId/audit-log',
    tag,
    summary: 'What people did for a practice; for its managers',
    access: 'user',
    params: z.object({ practiceId: id }),
    query: listQuery.pick({ page: true, limit: true }),
    data: z.array(audit.auditRow),
    meta: listMeta,
  }),
};
