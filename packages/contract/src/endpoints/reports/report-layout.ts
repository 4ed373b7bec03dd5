import { z } from 'zod';
import { changeReportLayoutBody, reportLayout, reportLayoutBody } from '../../reports/report-layout.ts';
import { layoutPreviewBody } from '../../reports/report-query.ts';
import { reportSheet } from '../../reports/report-sheet.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { nothing } from '../../wire/wire.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('report-layout');
const ofPractice = '/api/practice/:practiceId/report-layout' as const;

export const reportLayoutEndpoints = {
  list: endpoint('GET', `${company}/report-layout`, 'read', {
    summary: 'Layouts of custom reports: those of the company, and those of its practices',
    data: z.array(reportLayout),
  }),
  get: endpoint('GET', `${company}/report-layout/:id`, 'read', {
    summary: 'A layout of a custom report',
    data: reportLayout,
  }),
  add: endpoint('POST', `${company}/report-layout`, 'write', {
    summary: 'Save a layout of a custom report',
    body: reportLayoutBody,
    data: reportLayout,
    idempotent: true,
  }),
  change: endpoint('PUT', `${company}/report-layout/:id`, 'write', {
    summary: 'Change a layout of a custom report',
    body: changeReportLayoutBody,
    data: reportLayout,
  }),
  remove: endpoint('DELETE', `${company}/report-layout/:id`, 'write', {
    summary: 'Delete a layout of a custom report',
    data: nothing,
  }),
  preview: endpoint('POST', `${company}/report-layout/preview`, 'read', {
    summary: 'The report of a layout that is not saved',
    body: layoutPreviewBody,
    data: reportSheet,
  }),
  addToPractice: endpoint('POST', ofPractice, 'user', {
    summary: 'Save a layout for every company of the practice',
    body: reportLayoutBody,
    data: z.object({ id: z.string() }),
  }),
  changeOfPractice: endpoint('PUT', `${ofPractice}/:id`, 'user', {
    summary: 'Change a layout of the practice',
    body: changeReportLayoutBody,
    data: nothing,
  }),
  removeFromPractice: endpoint('DELETE', `${ofPractice}/:id`, 'user', {
    summary: 'Delete a layout of the practice',
    data: nothing,
  }),
};
