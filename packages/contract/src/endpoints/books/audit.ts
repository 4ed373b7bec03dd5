import { z } from 'zod';
import * as audit from '../../books/audit.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { companyParams, listMeta, listQuery } from '../../wire/wire.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('audit');

export const auditEndpoints = {
  recordHistory: endpoint('GET', `${company}/audit-event`, 'read', {
    summary: 'The audit history of one record, newest first',
    query: audit.historyQuery,
    data: z.array(audit.auditRow),
    meta: listMeta,
  }),
  auditLog: endpoint('GET', `${company}/audit-log`, 'oversee', {
    summary: 'The log of a company: books, people and access, sign-ins, exports, settings',
    query: audit.auditQuery,
    data: z.array(audit.auditRow),
    meta: audit.auditMeta,
  }),
  auditPeople: endpoint('GET', `${company}/audit-log/people`, 'oversee', {
    summary: 'The people in the log and the practices they acted for',
    data: audit.auditPeople,
  }),
  exportAuditLog: endpoint('GET', `${company}/audit-log/export.:format`, 'oversee', {
    summary: 'The filtered log as CSV or XLSX',
    params: companyParams.extend({ format: z.enum(['csv', 'xlsx']) }),
    query: audit.auditFilter,
    data: z.any(),
    answer: 'file',
    exports: true,
  }),
  practiceLog: endpoint('GET', '/api/practice/:practiceId/audit-log', 'user', {
    summary: 'What people did for a practice; for its managers',
    query: listQuery.pick({ page: true, limit: true }),
    data: z.array(audit.auditRow),
    meta: listMeta,
  }),
};
