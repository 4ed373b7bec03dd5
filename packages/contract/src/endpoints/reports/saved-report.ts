import { z } from 'zod';
import { changeSavedReportRequest, savedReport, savedReportBody } from '../../reports/saved-report.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { nothing } from '../../wire/wire.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('saved-report');

export const savedReportEndpoints = {
  list: endpoint('GET', `${company}/saved-report`, 'read', {
    summary: 'Reports saved by the caller, and those shared with the company',
    data: z.array(savedReport),
  }),
  save: endpoint('POST', `${company}/saved-report`, 'write', {
    summary: 'Save a report with its choices under a name',
    body: savedReportBody,
    data: savedReport,
    idempotent: true,
  }),
  change: endpoint('PUT', `${company}/saved-report/:id`, 'write', {
    summary: 'Rename a saved report, or share it with the company',
    body: changeSavedReportRequest,
    data: savedReport,
  }),
  remove: endpoint('DELETE', `${company}/saved-report/:id`, 'write', {
    summary: 'Delete a saved report',
    data: nothing,
  }),
};
