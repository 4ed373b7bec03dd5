import { z } from 'zod';
import { documentDetail } from '../document.ts';
import { endpoint } from '../endpoint.ts';
import * as layout from '../statement-layout.ts';
import { companyParams, companyRecordParams, nothing } from '../wire.ts';
import { company } from './paths.ts';

export const statementLayoutEndpoints = {
  columns: endpoint({
    method: 'GET',
    path: `${company}/document/:id/columns`,
    tag: 'document',
    summary: 'The columns a statement is read by, or could be',
    access: 'upload',
    params: companyRecordParams,
    data: layout.documentColumns,
  }),
  teach: endpoint({
    method: 'PUT',
    path: `${company}/document/:id/columns`,
    tag: 'document',
    summary: 'Read a statement by the columns a person drew',
    access: 'upload',
    params: companyRecordParams,
    body: layout.teachColumnsRequest,
    data: documentDetail,
  }),
  take: endpoint({
    method: 'POST',
    path: `${company}/document/:id/columns/take`,
    tag: 'document',
    summary: 'Read a statement by a layout taught at another client of the practice',
    access: 'write',
    params: companyRecordParams,
    body: layout.takeLayoutRequest,
    data: documentDetail,
  }),
  list: endpoint({
    method: 'GET',
    path: `${company}/statement-layout`,
    tag: 'document',
    summary: 'Layouts of statements that were taught',
    access: 'read',
    params: companyParams,
    data: z.array(layout.statementLayout),
  }),
  forget: endpoint({
    method: 'DELETE',
    path: `${company}/statement-layout/:id`,
    tag: 'document',
    summary: 'Forget a layout of statements',
    access: 'write',
    params: companyRecordParams,
    data: nothing,
  }),
};
