import { z } from 'zod';
import { packExportQuery, reportPack, reportPackBody, saveReportPackRequest } from '../../reports/report-pack.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { companyRecordParams, nothing } from '../../wire/wire.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('report-pack');

export const reportPackEndpoints = {
  list: endpoint('GET', `${company}/report-pack`, 'read', {
    summary: 'Management packs',
    data: z.array(reportPack),
  }),
  get: endpoint('GET', `${company}/report-pack/:id`, 'read', { summary: 'A management pack', data: reportPack }),
  create: endpoint('POST', `${company}/report-pack`, 'write', {
    summary: 'Create a management pack',
    body: reportPackBody,
    data: reportPack,
    idempotent: true,
  }),
  save: endpoint('PUT', `${company}/report-pack/:id`, 'write', {
    summary: 'Change a management pack',
    body: saveReportPackRequest,
    data: reportPack,
  }),
  remove: endpoint('DELETE', `${company}/report-pack/:id`, 'write', {
    summary: 'Delete a management pack',
    data: nothing,
  }),
  exportPack: endpoint('GET', `${company}/report-pack/:id/export`, 'read', {
    summary: 'A management pack for a month as one PDF or XLSX file',
    params: companyRecordParams,
    query: packExportQuery,
    data: z.any(),
    answer: 'file',
    exports: true,
  }),
};
